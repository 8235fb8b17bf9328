//! The room of 7 Wonders: every screen as it is drawn, and whole games in words.

mod games;
mod moments;
mod screens;
