//! Board sets of 7 Wonders Dice in requests.

use mirabilia_games::dice::BoardsRef;
use mirabilia_kernel::options::one_of;
use mirabilia_kernel::record::BOARDS;
use mirabilia_kernel::{Options, SetupError};

/// A board set as options name it: name and fingerprint.
pub fn value(boards: BoardsRef) -> String {
    format!("{} {}", boards.name, boards.fingerprint)
}

/// Adds the fingerprint to boards that options name without one.
pub fn resolve(mut options: Options, loaded: &[BoardsRef]) -> Result<Options, SetupError> {
    let Some(name) = options.get(BOARDS).map(str::to_owned) else { return Ok(options) };
    if BoardsRef::names().contains(&name.as_str()) {
        return Ok(options);
    }
    let mut named: Vec<&BoardsRef> = loaded.iter().filter(|boards| boards.name == name).collect();
    named.dedup();
    match named[..] {
        [] => {}
        [one] => options.set(BOARDS, &value(*one)),
        _ => {
            let values: Vec<String> = named.iter().map(|boards| value(**boards)).collect();
            return Err(SetupError::new(BOARDS, name, one_of(&values)));
        }
    }
    Ok(options)
}
