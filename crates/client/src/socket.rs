//! A WebSocket to a server.

use futures_util::{SinkExt, StreamExt};
use mirabilia_protocol::{Message, Request};
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::error::Error;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::error::ClientError;

/// An open WebSocket.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    url: String,
}

impl Socket {
    pub(crate) async fn open(base: &str, path: &str, key: &str) -> Result<Self, ClientError> {
        let url = base.to_owned();
        let broken = |error: &Error| connection(&url, error);
        let address = format!("ws{}{path}", base.strip_prefix("http").unwrap_or(base));
        let mut request = address.into_client_request().map_err(|error| broken(&error))?;
        if let Ok(value) = HeaderValue::from_str(&format!("Bearer {key}")) {
            request.headers_mut().insert("authorization", value);
        }
        match connect_async(request).await {
            Ok((stream, _)) => Ok(Self { stream, url }),
            Err(Error::Http(response)) => {
                Err(ClientError::from_body(&url, response.body().as_deref().unwrap_or_default()))
            }
            Err(error) => Err(broken(&error)),
        }
    }

    /// Sends a request.
    pub async fn send(&mut self, request: &Request) -> Result<(), ClientError> {
        let text = serde_json::to_string(request).unwrap_or_default();
        self.send_text(text).await
    }

    /// Sends text.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        let sent = self.stream.send(Frame::text(text)).await;
        sent.map_err(|error| connection(&self.url, &error))
    }

    /// The next message; `None` after the server has closed the socket.
    pub async fn next(&mut self) -> Result<Option<Message>, ClientError> {
        self.next_as().await
    }

    /// The next message, parsed as another type.
    pub async fn next_as<T: DeserializeOwned>(&mut self) -> Result<Option<T>, ClientError> {
        let Some(text) = self.next_text().await? else { return Ok(None) };
        serde_json::from_str(&text).map(Some).map_err(|error| ClientError::Unreadable {
            url: self.url.clone(),
            cause: error.to_string(),
        })
    }

    /// The next message as text.
    pub async fn next_text(&mut self) -> Result<Option<String>, ClientError> {
        loop {
            match self.stream.next().await {
                Some(Ok(Frame::Text(text))) => return Ok(Some(text.to_string())),
                None
                | Some(Ok(Frame::Close(_)) | Err(Error::ConnectionClosed | Error::AlreadyClosed)) =>
                {
                    return Ok(None);
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(connection(&self.url, &error)),
            }
        }
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}

fn connection(url: &str, error: &Error) -> ClientError {
    ClientError::Connection { url: url.to_owned(), cause: error.to_string() }
}
