//! The three card structures: which slot covers which, and which are dealt face up.
//!
//! Slots are numbered 0 to 19, row by row from the row that is laid first, left to right. A row
//! lies on the one before it; a card covers the cards of that row whose middle is half a card to
//! its left or right.

/// How many cards a structure has.
pub const SLOTS: usize = 20;

/// A place in a structure.
pub type Slot = u8;

/// One row: the middles of its cards in half-card steps, and whether it is dealt face up.
pub type StructureRow = (&'static [u8], bool);

/// The rows of each age, the one that is laid first on top.
pub static ROWS: [&[StructureRow]; 3] = [
    &[
        (&[5, 7], true),
        (&[4, 6, 8], false),
        (&[3, 5, 7, 9], true),
        (&[2, 4, 6, 8, 10], false),
        (&[1, 3, 5, 7, 9, 11], true),
    ],
    &[
        (&[1, 3, 5, 7, 9, 11], true),
        (&[2, 4, 6, 8, 10], false),
        (&[3, 5, 7, 9], true),
        (&[4, 6, 8], false),
        (&[5, 7], true),
    ],
    &[
        (&[5, 7], true),
        (&[4, 6, 8], false),
        (&[3, 5, 7, 9], true),
        (&[4, 8], false),
        (&[3, 5, 7, 9], true),
        (&[4, 6, 8], false),
        (&[5, 7], true),
    ],
];

/// One age's structure, as bits by slot.
#[derive(Clone, Copy, Debug)]
pub struct Structure {
    /// Slots dealt face up.
    pub face_up: u32,
    /// Slots with nothing on them at the start.
    pub open: u32,
    /// For each slot, the slots that lie on it. Beyond the slots, everything does.
    pub covered_by: [u32; 32],
    /// For each slot, the one or two slots it lies on, or [`NO_SLOT`].
    pub covers: [[Slot; 2]; SLOTS],
}

/// A place that is not in the structure and never uncovered.
pub const NO_SLOT: Slot = 31;

/// The structures of the three ages, worked out from [`ROWS`].
pub static STRUCTURES: [Structure; 3] = [lay(ROWS[0]), lay(ROWS[1]), lay(ROWS[2])];

const fn lay(rows: &[StructureRow]) -> Structure {
    let mut structure =
        Structure { face_up: 0, open: 0, covered_by: [0; 32], covers: [[NO_SLOT; 2]; SLOTS] };
    let (mut row, mut first) = (0, 0);
    while row < rows.len() {
        let (middles, face_up) = rows[row];
        let mut i = 0;
        while i < middles.len() {
            let slot = first + i;
            if face_up {
                structure.face_up |= 1 << slot;
            }
            if row + 1 < rows.len() {
                let above = rows[row + 1].0;
                let mut j = 0;
                while j < above.len() {
                    if above[j].abs_diff(middles[i]) == 1 {
                        let covering = first + middles.len() + j;
                        structure.covered_by[slot] |= 1 << covering;
                        let covers = &mut structure.covers[covering];
                        covers[(covers[0] != NO_SLOT) as usize] = slot as Slot;
                    }
                    j += 1;
                }
            }
            if structure.covered_by[slot] == 0 {
                structure.open |= 1 << slot;
            }
            i += 1;
        }
        first += middles.len();
        row += 1;
    }
    while first < structure.covered_by.len() {
        structure.covered_by[first] = u32::MAX;
        first += 1;
    }
    structure
}
