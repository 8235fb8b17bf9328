//! The table in the terminal: its screens, its keys, its lines, the rooms of the games, and games at
//! a real server.

mod dice;
mod duel;
mod explain;
mod keys;
mod lines;
mod plain;
mod screens;
mod server;
mod support;
mod table;
mod wonders;
