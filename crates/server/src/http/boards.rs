//! Dice board sets: those that come with the program, and a check for files of one's own.

use axum::Json;
use axum::body::Bytes;
use mirabilia_games::dice::BoardsRef;
use mirabilia_protocol::{BoardSet, Code, MAX_FILE, Refusal};

use super::answer::Result;

fn told(boards: BoardsRef, stand_in: bool) -> BoardSet {
    BoardSet {
        name: boards.name.clone(),
        option: format!("{} {}", boards.name, boards.fingerprint),
        stand_in,
        seats: boards.sheets.len() as u8,
    }
}

/// The board sets that come with the program, the usual one first. They stand in for the printed
/// boards, which are not public.
#[utoipa::path(get, path = "/api/boards", responses((status = 200, body = Vec<BoardSet>)))]
pub(super) async fn list() -> Json<Vec<BoardSet>> {
    let names = BoardsRef::names().into_iter().filter_map(BoardsRef::built_in);
    Json(names.map(|boards| told(boards, true)).collect())
}

/// Checks a board file. What is wrong is said with its line and field.
#[utoipa::path(post, path = "/api/boards/check", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = BoardSet), (status = 400, body = Refusal)))]
pub(super) async fn check(text: Bytes) -> Result<Json<BoardSet>> {
    let Ok(text) = std::str::from_utf8(&text) else {
        return Err(Refusal::new(Code::BadBoards, "board file: it is not UTF-8 text").into());
    };
    if text.len() > MAX_FILE {
        let message = format!("a board file of {} bytes; at most {MAX_FILE}", text.len());
        return Err(Refusal::new(Code::TooLarge, message).into());
    }
    let (name, _, seats) = BoardsRef::check(text)
        .map_err(|error| Refusal::new(Code::BadBoards, format!("board file: {error}")))?;
    Ok(Json(BoardSet { name, option: String::new(), stand_in: false, seats: seats as u8 }))
}
