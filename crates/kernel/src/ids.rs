//! Ids: the short, stable names that programs read for the values of closed lists.
//!
//! The macro writes code for the crate that calls it, which needs `serde`, and `ts-rs` behind a feature
//! `ts`.

/// A value of a closed list. Files and the wire know it by its id.
pub trait WireId: Copy + Sized {
    /// Its id.
    fn id(self) -> &'static str;
    /// The whole list, in its order.
    fn all_values() -> Vec<Self>;

    /// The ids of the whole list, in its order.
    fn ids() -> Vec<&'static str> {
        Self::all_values().into_iter().map(Self::id).collect()
    }

    /// The value with this id.
    fn from_id(id: &str) -> Option<Self> {
        Self::all_values().into_iter().find(|value| value.id() == id)
    }
}

/// Gives values of closed lists their [`WireId`](crate::ids::WireId), and lets serde write and read
/// them as that. With the feature `ts`, TypeScript gets the union of the ids under the name given.
///
/// ```text
/// mirabilia_kernel::ids! {
///     /// A card.
///     Card = "DuelCard": |card| card.facts().id, of Card::all();
/// }
/// ```
#[macro_export]
macro_rules! ids {
    ($($(#[doc = $doc:literal])+ $type:ty = $name:literal: $id:expr, of $all:expr;)+) => {$(
        impl $crate::ids::WireId for $type {
            fn id(self) -> &'static str {
                let id: fn($type) -> &'static str = $id;
                id(self)
            }

            fn all_values() -> Vec<Self> {
                $all.into_iter().collect()
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::ids::WireId::id(*self))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let id: ::std::borrow::Cow<'de, str> = ::serde::Deserialize::deserialize(from)?;
                <Self as $crate::ids::WireId>::from_id(&id).ok_or_else(|| {
                    ::serde::de::Error::custom(format!("\"{id}\" is no {}", $name))
                })
            }
        }

        #[cfg(feature = "ts")]
        impl ::ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                Some(format!("/**{} */\n", [$($doc),+].join("\n *")))
            }

            fn name(_: &::ts_rs::Config) -> String {
                $name.to_owned()
            }

            fn inline(_: &::ts_rs::Config) -> String {
                let ids = <Self as $crate::ids::WireId>::ids();
                ids.iter().map(|id| format!("{id:?}")).collect::<Vec<_>>().join(" | ")
            }

            fn decl(config: &::ts_rs::Config) -> String {
                format!("type {} = {};", $name, <Self as ::ts_rs::TS>::inline(config))
            }

            fn decl_concrete(config: &::ts_rs::Config) -> String {
                <Self as ::ts_rs::TS>::decl(config)
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some(concat!($name, ".ts").into())
            }
        }
    )+};
}
