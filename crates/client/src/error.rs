//! Errors of a client.

use mirabilia_protocol::Refusal;
use serde::Deserialize;
use thiserror::Error;

/// Why a request failed.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ClientError {
    /// The server refused the request.
    #[error("{0}")]
    Refused(Refusal),
    /// The server is unreachable, or the connection broke.
    #[error("no connection to {url}: {cause}")]
    Connection {
        /// The URL of the server, without keys.
        url: String,
        /// The cause.
        cause: String,
    },
    /// The server's response could not be parsed.
    #[error("unexpected response from {url}: {cause}; is it a Mirabilia server of this version?")]
    Unreadable {
        /// The URL of the server.
        url: String,
        /// The cause.
        cause: String,
    },
}

impl ClientError {
    /// Parses the body of a response that is not a success.
    pub(crate) fn from_body(url: &str, body: &[u8]) -> Self {
        #[derive(Deserialize)]
        struct ErrorBody {
            error: Refusal,
        }
        if let Ok(ErrorBody { error }) = serde_json::from_slice(body) {
            return Self::Refused(error);
        }
        let cause = String::from_utf8_lossy(body).chars().take(200).collect();
        Self::Unreadable { url: url.to_owned(), cause }
    }

    /// The refusal, if the server sent one.
    pub fn refusal(&self) -> Option<&Refusal> {
        match self {
            Self::Refused(refusal) => Some(refusal),
            _ => None,
        }
    }
}
