//! The table in the terminal: its screens, its keys, its lines, the boards of the games, and games at
//! a real server.

mod app;
mod dice;
mod duel;
mod explain;
mod keys;
mod lookup;
mod plain;
mod screens;
mod server;
mod support;
mod wonders;
