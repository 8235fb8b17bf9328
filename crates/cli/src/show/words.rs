//! Words that every game needs: ages, amounts, and a shape beside each colour.

/// A number as ages are counted.
pub(super) fn roman(age: u8) -> &'static str {
    ["0", "I", "II", "III"][usize::from(age.min(3))]
}

/// An amount of something: "1 point", "2 points".
pub(super) fn plural(count: u16, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}

/// An amount of coins.
pub(super) fn coins(coins: u16) -> String {
    plural(coins, "coin")
}

/// What has to be paid.
pub(super) fn price(total: u16) -> String {
    if total == 0 { "free".to_owned() } else { coins(total) }
}

/// Shapes stand beside colours, for everyone who cannot tell these apart.
pub(super) fn shape(colour: &str) -> char {
    match colour {
        "brown" => '■',
        "grey" => '◆',
        "blue" => '▬',
        "yellow" => '●',
        "red" => '✕',
        "green" => '▲',
        "purple" => '★',
        "black" => '⬢',
        "white" => '○',
        _ => '◇', // board files may name any colour
    }
}
