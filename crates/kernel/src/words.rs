//! What programs read: words for the values of closed lists, pictures for views.
//!
//! Both macros write code for the crate that calls them. It needs `serde`, and `ts-rs` behind a
//! feature `ts`; the kernel needs neither.

/// A value of a closed list, each with a word in files and on the wire.
pub trait Words: Copy {
    /// The word for it.
    fn word(self) -> &'static str;
    /// The words of the whole list, in its order.
    fn words() -> Vec<&'static str>;
}

/// Gives values of closed lists their [`Words`](crate::words::Words), and lets them serialise so.
/// With the feature `ts`, TypeScript gets the union of the words under the name given.
///
/// ```text
/// mirabilia_kernel::words! {
///     /// A card.
///     Card = "DuelCard": |card| card.facts().id, of CARDS.iter().map(|facts| facts.id);
/// }
/// ```
#[macro_export]
macro_rules! words {
    ($($(#[doc = $doc:literal])+ $type:ty = $name:literal: $word:expr, of $all:expr;)+) => {$(
        impl $crate::words::Words for $type {
            fn word(self) -> &'static str {
                let word: fn($type) -> &'static str = $word;
                word(self)
            }

            fn words() -> Vec<&'static str> {
                $all.into_iter().collect()
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::words::Words::word(*self))
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
                let words = <Self as $crate::words::Words>::words();
                words.iter().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(" | ")
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

/// Makes a view serialise as what its method `picture` gives. With the feature `ts`, TypeScript
/// knows the view as its picture.
///
/// ```text
/// mirabilia_kernel::pictured!(View as Picture);
/// ```
#[macro_export]
macro_rules! pictured {
    ($view:ty as $picture:ty) => {
        impl ::serde::Serialize for $view {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                ::serde::Serialize::serialize(&self.picture(), serializer)
            }
        }

        #[cfg(feature = "ts")]
        impl ::ts_rs::TS for $view {
            type WithoutGenerics = $picture;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                <$picture as ::ts_rs::TS>::docs()
            }

            fn name(config: &::ts_rs::Config) -> String {
                <$picture as ::ts_rs::TS>::name(config)
            }

            fn inline(config: &::ts_rs::Config) -> String {
                <$picture as ::ts_rs::TS>::inline(config)
            }

            fn decl(config: &::ts_rs::Config) -> String {
                <$picture as ::ts_rs::TS>::decl(config)
            }

            fn decl_concrete(config: &::ts_rs::Config) -> String {
                <$picture as ::ts_rs::TS>::decl_concrete(config)
            }

            fn visit_dependencies(visitor: &mut impl ::ts_rs::TypeVisitor) {
                <$picture as ::ts_rs::TS>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl ::ts_rs::TypeVisitor) {
                <$picture as ::ts_rs::TS>::visit_generics(visitor);
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                <$picture as ::ts_rs::TS>::output_path()
            }
        }
    };
}
