//! What `mirabilia` does, command by command. One program for all of them, because every one holds the
//! whole of Mirabilia; what needs the machine for itself (`terminal`, `serve_faults`) stands beside it.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/server.rs"]
mod server;

mod admin;
mod admin_people;
mod analyse;
mod arena;
mod best;
mod boards;
mod book;
mod commands;
mod deal;
mod docs;
mod engine;
mod engine_dice;
mod engine_wonders;
mod games;
mod help;
mod learn;
mod play;
mod play_dice;
mod play_wonders;
mod playing;
mod positions;
mod replay;
mod report;
mod rules;
mod score;
mod serve;
mod verify;
mod version;
