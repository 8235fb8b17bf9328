//! Dice board sets: the built-in ones, and validation of custom board files.

use axum::Json;
use mirabilia_games::dice::BoardsRef;
use mirabilia_protocol::{BoardSet, Code, MAX_FILE, Refusal};

use super::extract::{Result, TextBody};

/// Lists the built-in board sets, the default one first. They stand in for the printed boards,
/// which are not public.
#[utoipa::path(get, path = "/api/boards", responses((status = 200, body = Vec<BoardSet>)))]
pub(super) async fn list() -> Json<Vec<BoardSet>> {
    let built_in = BoardsRef::names().into_iter().filter_map(BoardsRef::built_in);
    let board_set = |boards: BoardsRef| BoardSet {
        name: boards.name.clone(),
        option: format!("{} {}", boards.name, boards.fingerprint),
        stand_in: true,
        seats: boards.sheets.len() as u8,
    };
    Json(built_in.map(board_set).collect())
}

/// Validates a board file. Errors name the line and the field.
#[utoipa::path(post, path = "/api/boards/check", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = BoardSet), (status = 400, body = Refusal)))]
pub(super) async fn check(TextBody(text): TextBody) -> Result<Json<BoardSet>> {
    if text.len() > MAX_FILE {
        let message = format!("board file: {} bytes; expected at most {MAX_FILE}", text.len());
        return Err(Refusal::new(Code::TooLarge, message).into());
    }
    let (name, _, seats) =
        BoardsRef::check(&text).map_err(|error| mirabilia_room::bad_boards(&error))?;
    Ok(Json(BoardSet { name, option: String::new(), stand_in: false, seats: seats as u8 }))
}
