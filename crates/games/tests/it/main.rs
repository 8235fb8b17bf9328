//! Tests that every game goes through, in one program.

mod moves;
mod positions;
