//! The table in the terminal: its screens, its keys, its lines, and games at a real server.

mod keys;
mod lines;
mod plain;
mod screens;
mod server;
#[path = "../support/mod.rs"]
mod support;
mod table;
