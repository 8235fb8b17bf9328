//! Payments: coins to the neighbours, and lists of them in the order of offering.

use std::fmt;

/// Coins to the neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Payment {
    /// Coins to the left neighbour.
    pub left: u8,
    /// Coins to the right neighbour.
    pub right: u8,
}

impl Payment {
    /// Nothing to pay.
    pub const NONE: Self = Self { left: 0, right: 0 };

    /// All coins to neighbours.
    #[inline]
    pub const fn total(self) -> u16 {
        self.left as u16 + self.right as u16
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.left, self.right) {
            (0, 0) => Ok(()),
            (left, 0) => write!(f, "pay {left} left"),
            (0, right) => write!(f, "pay {right} right"),
            (left, right) => write!(f, "pay {left} left {right} right"),
        }
    }
}

/// No cost has more different payments than this: a table test counts them.
pub const MOST_PAYMENTS: usize = 12;

/// The payments worth offering, cheapest first, then less to the left first (rule 3.34).
#[derive(Clone, Copy, Debug, Default)]
pub struct Payments {
    pub(crate) list: [Payment; MOST_PAYMENTS],
    pub(crate) len: usize,
}

impl Payments {
    /// Only the free payment.
    pub const FREE: Self = Self { list: [Payment::NONE; MOST_PAYMENTS], len: 1 };
    /// It cannot be paid for, at any price.
    pub const NOTHING: Self = Self { list: [Payment::NONE; MOST_PAYMENTS], len: 0 };

    /// The payments in order.
    #[inline]
    pub fn as_slice(&self) -> &[Payment] {
        &self.list[..self.len]
    }
}

impl Payments {
    /// Adds a payment with more to the left than all before, in order of the total.
    pub(crate) fn insert(&mut self, payment: Payment) {
        let mut place = self.len;
        while place > 0 && self.list[place - 1].total() > payment.total() {
            self.list[place] = self.list[place - 1];
            place -= 1;
        }
        self.list[place] = payment;
        self.len += 1;
    }
}
