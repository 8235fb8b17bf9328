//! Sets of small ids: one bit each, iterated in the order of their ids.

/// Declares a set type for an id type that is a one-byte tuple struct.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub struct Card(u8);
/// mirabilia_kernel::id_set!(
///     /// A set of cards.
///     CardSet of Card in u128
/// );
/// let set = CardSet::EMPTY.with(Card(7)).with(Card(3));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Card(3), Card(7)]);
/// ```
#[macro_export]
macro_rules! id_set {
    ($(#[$doc:meta])* $set:ident of $id:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set($bits);

        impl $set {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            /// The set with these bits.
            #[inline]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits)
            }

            /// The set as bits.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Just this one.
            #[inline]
            pub const fn only(id: $id) -> Self {
                Self(1 << id.0)
            }

            /// Is it in the set?
            #[inline]
            pub const fn has(self, id: $id) -> bool {
                self.0 >> id.0 & 1 == 1
            }

            /// This set and one more.
            #[inline]
            #[must_use]
            pub const fn with(self, id: $id) -> Self {
                Self(self.0 | 1 << id.0)
            }

            /// This set less one.
            #[inline]
            #[must_use]
            pub const fn without(self, id: $id) -> Self {
                Self(self.0 & !(1 << id.0))
            }

            /// All of both sets.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What both sets have.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// This set less another.
            #[inline]
            #[must_use]
            pub const fn less(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Is it empty?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The members in the order of their ids.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let id = $id(bits.trailing_zeros() as u8);
                    bits &= bits - 1;
                    Some(id)
                })
            }

            /// The `n`-th member, counted from 0.
            #[inline]
            pub fn nth(self, n: u32) -> $id {
                let mut bits = self.0;
                for _ in 0..n {
                    bits &= bits - 1;
                }
                debug_assert!(bits != 0, "the set has no member {n}");
                $id(bits.trailing_zeros() as u8)
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> Self {
                ids.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
    };
}
