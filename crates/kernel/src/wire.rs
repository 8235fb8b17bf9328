//! How values travel as JSON: views as pictures, pairs as objects, and fields that are left out when
//! they say nothing.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::WireId;

/// Is a field what it is when it is left out? For `skip_serializing_if`, beside `default`.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Pairs as an object, in their own order.
pub fn as_map<S: Serializer, K: Serialize, V: Serialize>(
    pairs: &[(K, V)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

/// Reads what [`as_map`] writes, in the order of the closed list that the keys are from.
pub fn from_map<'de, D, K, V>(from: D) -> Result<Vec<(K, V)>, D::Error>
where
    D: Deserializer<'de>,
    K: WireId,
    V: Deserialize<'de>,
{
    let mut map = BTreeMap::<String, V>::deserialize(from)?;
    let pair = |key: K| map.remove(key.id()).map(|value| (key, value));
    Ok(K::all_values().into_iter().filter_map(pair).collect())
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
