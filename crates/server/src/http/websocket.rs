//! A WebSocket that needs little memory.
//!
//! Home-made on `tokio-tungstenite`, because axum's WebSocket keeps a write buffer as large as the
//! largest message: a snapshot has 10 to 30 kB, which would be most of the memory of a live table.
//! Here a long message leaves in fragments, and the buffer is as large as one of them.

use std::future::Future;

use axum::body::{Body, Bytes};
use axum::extract::FromRequestParts;
use axum::http::Request;
use axum::http::request::Parts;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use mirabilia_protocol::{Code, MAX_REQUEST, Refusal};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Result as SocketResult, Utf8Bytes};

use super::extract::{ErrorResponse, Result};

/// The size of a socket's read buffer; the default is 128 KiB.
const READ_BUFFER: usize = 2 * 1024;
/// The largest fragment of a message.
const FRAGMENT: usize = 4 * 1024;

/// A request to become a WebSocket.
pub(super) struct SocketUpgrade {
    on_upgrade: OnUpgrade,
    response: Response,
}

impl<S: Send + Sync> FromRequestParts<S> for SocketUpgrade {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self> {
        let refusal = |why: &str| {
            Refusal::new(Code::Unreadable, format!("expected a WebSocket handshake: {why}"))
        };
        let on_upgrade = parts.extensions.remove::<OnUpgrade>();
        let request = Request::from_parts(parts.clone(), ());
        let response = create_response_with_body(&request, Body::empty);
        let response = response.map_err(|error| refusal(&error.to_string()))?;
        let on_upgrade = on_upgrade.ok_or_else(|| refusal("the connection cannot be upgraded"))?;
        Ok(Self { on_upgrade, response })
    }
}

impl SocketUpgrade {
    /// Accepts the handshake and serves the socket in a task of its own.
    pub(super) fn serve<F: Future<Output = ()> + Send>(
        self,
        serve: impl FnOnce(WebSocket) -> F + Send + 'static,
    ) -> Response {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(MAX_REQUEST))
            .max_frame_size(Some(MAX_REQUEST));
        tokio::spawn(async move {
            // Fails if the client has gone away.
            let Ok(upgraded) = self.on_upgrade.await else { return };
            let stream = TokioIo::new(upgraded);
            let stream = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
            serve(WebSocket(stream)).await;
        });
        self.response
    }
}

/// An open WebSocket.
pub(super) struct WebSocket(WebSocketStream<TokioIo<Upgraded>>);

impl WebSocket {
    /// The next message; `None` if the connection is over.
    pub(super) async fn receive(&mut self) -> Option<Message> {
        self.0.next().await?.ok()
    }

    /// Sends a text, in fragments if it is long.
    pub(super) async fn send(&mut self, text: Utf8Bytes) -> SocketResult<()> {
        for frame in fragments(text) {
            self.0.feed(Message::Frame(frame)).await?;
        }
        self.0.flush().await
    }

    pub(super) async fn ping(&mut self) -> SocketResult<()> {
        self.0.send(Message::Ping(Bytes::new())).await
    }

    pub(super) async fn close(&mut self, frame: Option<CloseFrame>) -> SocketResult<()> {
        self.0.send(Message::Close(frame)).await
    }
}

fn fragments(text: Utf8Bytes) -> impl Iterator<Item = Frame> {
    let mut rest = Some(Bytes::from(text));
    let mut kind = Data::Text;
    std::iter::from_fn(move || {
        let mut part = rest.take()?;
        if part.len() > FRAGMENT {
            rest = Some(part.split_off(FRAGMENT));
        }
        Some(Frame::message(
            part,
            OpCode::Data(std::mem::replace(&mut kind, Data::Continue)),
            rest.is_none(),
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(text: &str) -> Vec<Frame> {
        fragments(Utf8Bytes::from(text)).collect()
    }

    #[test]
    fn a_short_message_is_one_frame() {
        for text in ["", "short", &"x".repeat(FRAGMENT)] {
            let frames = sent(text);
            assert_eq!(frames.len(), 1);
            assert_eq!(frames[0].header().opcode, OpCode::Data(Data::Text));
            assert!(frames[0].header().is_final);
            assert_eq!(frames[0].payload(), text.as_bytes());
        }
    }

    #[test]
    fn a_long_message_is_several() {
        let text = "å".repeat(FRAGMENT + 1);
        let frames = sent(&text);
        assert_eq!(frames.len(), 3);
        let first = |frame: &Frame| frame.header().opcode == OpCode::Data(Data::Text);
        let last = |frame: &Frame| frame.header().is_final;
        assert_eq!(frames.iter().map(first).collect::<Vec<_>>(), [true, false, false]);
        assert_eq!(frames.iter().map(last).collect::<Vec<_>>(), [false, false, true]);
        assert!(frames.iter().all(|frame| frame.payload().len() <= FRAGMENT));
        let whole: Vec<u8> = frames.iter().flat_map(|frame| frame.payload().to_vec()).collect();
        assert_eq!(whole, text.as_bytes());
    }
}
