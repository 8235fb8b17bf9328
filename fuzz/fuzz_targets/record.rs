//! Any bytes may be given to us as a record. Reading refuses them in words or accepts them, and
//! what it accepts is written so that it reads as the same game and is written the same again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mirabilia_games::AnyTable;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let table = match AnyTable::read(text) {
        Ok(table) => table,
        Err(error) => {
            assert!(error.line >= 1 && !error.to_string().is_empty(), "{error:?}");
            return;
        }
    };
    let written = table.write();
    let again = match AnyTable::read(&written) {
        Ok(again) => again,
        Err(error) => panic!("we wrote what we cannot read: {error}\n{written}"),
    };
    assert_eq!(again.write(), written, "written twice, two texts");
    assert_eq!(again.scores(), table.scores(), "read twice, two games:\n{written}");
});
