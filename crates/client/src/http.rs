//! Requests over HTTP.

use std::time::Duration;

use mirabilia_protocol::{Answer, Created, Message, NewTable, Refusal, Request, Snapshot};
use reqwest::{Method, Response, StatusCode};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::ClientError;
use crate::socket::Socket;

/// A person at a server.
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

#[derive(Deserialize)]
struct Refused {
    error: Refusal,
}

impl Client {
    /// Comes to a server as somebody new.
    pub async fn enter(url: &str) -> Result<Self, ClientError> {
        let mut client = Self::with_key(url, "");
        let Key { key } = client.post("/api/keys", &()).await?;
        client.key = key;
        Ok(client)
    }

    /// Comes back with a key.
    pub fn with_key(url: &str, key: &str) -> Self {
        // Whoever came first has chosen the provider; that is as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder().timeout(Duration::from_secs(90)).build();
        let base = url.trim_end_matches('/').to_owned();
        Self { http: http.unwrap_or_default(), base, key: key.to_owned() }
    }

    /// The key to come back with. Whoever has it is this person.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The address of the server.
    pub fn url(&self) -> &str {
        &self.base
    }

    /// Opens a table and says its id.
    pub async fn open(&self, table: &NewTable) -> Result<String, ClientError> {
        let created: Created = self.post("/api/tables", table).await?;
        Ok(created.table)
    }

    /// The table as this person may see it.
    pub async fn look(&self, table: &str) -> Result<Snapshot, ClientError> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// Sends a command; a refusal is in the answer.
    pub async fn command(&self, table: &str, request: &Request) -> Result<Answer, ClientError> {
        let path = format!("/api/tables/{table}/commands");
        let response = self.send(Method::POST, &path, Some(request)).await?;
        let text = self.text(response).await?;
        match serde_json::from_str(&text) {
            Ok(answer) => Ok(answer),
            Err(_) => Err(self.refused(&text)),
        }
    }

    /// What happened after an event; waits so many seconds for something.
    pub async fn events(&self, table: &str, from: u64, wait: u32) -> Result<Message, ClientError> {
        self.get(&format!("/api/tables/{table}/events?from={from}&wait={wait}")).await
    }

    /// Listens to a table, from the event after `from` on.
    pub async fn listen(&self, table: &str, from: Option<u64>) -> Result<Socket, ClientError> {
        let from = from.map_or(String::new(), |from| format!("?from={from}"));
        Socket::open(&self.base, &format!("/api/tables/{table}/socket{from}"), &self.key).await
    }

    /// Listens to notices of all one's tables.
    pub async fn notices(&self) -> Result<Socket, ClientError> {
        Socket::open(&self.base, "/api/me/socket", &self.key).await
    }

    /// Any JSON of the server.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        let response = self.send(Method::GET, path, None::<&()>).await?;
        self.read(response).await
    }

    /// Any text of the server.
    pub async fn get_text(&self, path: &str) -> Result<String, ClientError> {
        let response = self.send(Method::GET, path, None::<&()>).await?;
        let status = response.status();
        let text = self.text(response).await?;
        if status.is_success() { Ok(text) } else { Err(self.refused(&text)) }
    }

    /// Posts JSON and reads JSON.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let response = self.send(Method::POST, path, Some(body)).await?;
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
        match serde_json::from_str(text) {
            Ok(Refused { error }) => ClientError::Refused(error),
            Err(_) => self.unreadable(&text.chars().take(200).collect::<String>()),
        }
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
