//! What can go wrong between a client and its server.

use mirabilia_protocol::Refusal;
use thiserror::Error;

/// Why a request has no answer.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ClientError {
    /// The server refused.
    #[error("{0}")]
    Refused(Refusal),
    /// The server could not be reached, or the connection broke.
    #[error("no connection to {url}: {cause}")]
    Connection {
        /// The address, without keys.
        url: String,
        /// What happened.
        cause: String,
    },
    /// The server said what this client does not understand.
    #[error("{url} said what is not understood: {cause}; is it a server of the same version?")]
    Unreadable {
        /// The address.
        url: String,
        /// What is wrong with it.
        cause: String,
    },
}

impl ClientError {
    /// The refusal, if it is one.
    pub fn refusal(&self) -> Option<&Refusal> {
        match self {
            Self::Refused(refusal) => Some(refusal),
            _ => None,
        }
    }
}
