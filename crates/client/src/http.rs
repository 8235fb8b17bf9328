//! HTTP requests.

use std::time::Duration;

use mirabilia_protocol::{Answer, Created, Message, NewTable, Request, Snapshot};
use reqwest::{Method, Response, StatusCode};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::ClientError;
use crate::socket::Socket;

/// A person at a server, identified by a key.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    base: String,
    key: String,
}

#[derive(Deserialize)]
struct Key {
    key: String,
}

impl Client {
    /// Registers a new person and obtains their key.
    pub async fn register(url: &str) -> Result<Self, ClientError> {
        let mut client = Self::with_key(url, "");
        let Key { key } = client.post("/api/keys", &()).await?;
        client.key = key;
        Ok(client)
    }

    /// A person who already has a key.
    pub fn with_key(url: &str, key: &str) -> Self {
        // An error means that another provider is installed already, which works as well.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder().timeout(Duration::from_secs(90)).build();
        let base = url.trim_end_matches('/').to_owned();
        Self { http: http.unwrap_or_default(), base, key: key.to_owned() }
    }

    /// The key. Anyone who has it can act as this person.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The URL of the server.
    pub fn url(&self) -> &str {
        &self.base
    }

    /// Opens a table and returns its id.
    pub async fn open(&self, table: &NewTable) -> Result<String, ClientError> {
        let created: Created = self.post("/api/tables", table).await?;
        Ok(created.table)
    }

    /// The current state of a table, as this person may see it.
    pub async fn snapshot(&self, table: &str) -> Result<Snapshot, ClientError> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// Sends a command. A refusal is part of the answer.
    pub async fn command(&self, table: &str, request: &Request) -> Result<Answer, ClientError> {
        let path = format!("/api/tables/{table}/commands");
        let response = self.send(Method::POST, &path, Some(request)).await?;
        let text = self.text(response).await?;
        match serde_json::from_str(&text) {
            Ok(answer) => Ok(answer),
            Err(_) => Err(self.refused(&text)),
        }
    }

    /// Long polling: the events after `from`, or after up to `wait` seconds nothing.
    pub async fn events(&self, table: &str, from: u64, wait: u32) -> Result<Message, ClientError> {
        self.get(&format!("/api/tables/{table}/events?from={from}&wait={wait}")).await
    }

    /// Opens the socket of a table, starting with the event after `from`.
    pub async fn subscribe(&self, table: &str, from: Option<u64>) -> Result<Socket, ClientError> {
        let from = from.map_or(String::new(), |from| format!("?from={from}"));
        Socket::open(&self.base, &format!("/api/tables/{table}/socket{from}"), &self.key).await
    }

    /// Opens the socket with the notices of all tables of this person.
    pub async fn notices(&self) -> Result<Socket, ClientError> {
        Socket::open(&self.base, "/api/me/socket", &self.key).await
    }

    /// Requests JSON from a path.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        let response = self.send(Method::GET, path, None::<&()>).await?;
        self.read(response).await
    }

    /// Requests text from a path.
    pub async fn get_text(&self, path: &str) -> Result<String, ClientError> {
        let response = self.send(Method::GET, path, None::<&()>).await?;
        let status = response.status();
        let text = self.text(response).await?;
        if status.is_success() { Ok(text) } else { Err(self.refused(&text)) }
    }

    /// Posts JSON and parses the JSON response.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let response = self.send(Method::POST, path, Some(body)).await?;
        self.read(response).await
    }

    /// Posts JSON and returns the response as text.
    pub async fn post_text(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<String, ClientError> {
        let response = self.send(Method::POST, path, Some(body)).await?;
        let status = response.status();
        let text = self.text(response).await?;
        if status.is_success() { Ok(text) } else { Err(self.refused(&text)) }
    }

    /// Deletes what is at a path and parses the JSON response.
    pub async fn delete<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        let response = self.send(Method::DELETE, path, None::<&()>).await?;
        self.read(response).await
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<Response, ClientError> {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if !self.key.is_empty() {
            request = request.bearer_auth(&self.key);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        request.send().await.map_err(|error| self.broken(&error.without_url()))
    }

    async fn read<T: DeserializeOwned>(&self, response: Response) -> Result<T, ClientError> {
        let status = response.status();
        let text = self.text(response).await?;
        if !matches!(status, StatusCode::OK | StatusCode::CREATED | StatusCode::ACCEPTED) {
            return Err(self.refused(&text));
        }
        serde_json::from_str(&text).map_err(|error| self.unreadable(&error.to_string()))
    }

    async fn text(&self, response: Response) -> Result<String, ClientError> {
        response.text().await.map_err(|error| self.broken(&error.without_url()))
    }

    fn refused(&self, text: &str) -> ClientError {
        ClientError::from_body(&self.base, text.as_bytes())
    }

    fn unreadable(&self, cause: &str) -> ClientError {
        ClientError::Unreadable { url: self.base.clone(), cause: cause.to_owned() }
    }

    fn broken(&self, error: &reqwest::Error) -> ClientError {
        let mut cause = error.to_string();
        let mut inner = std::error::Error::source(error);
        while let Some(error) = inner {
            cause = error.to_string();
            inner = error.source();
        }
        ClientError::Connection { url: self.base.clone(), cause }
    }
}
