//! The conformance suite: every behaviour runs on every kind of store. `sqlite.rs`, `postgres.rs`
//! and `killed.rs` add tests of single kinds.
//!
//! The Postgres tests need a server: set `MIRABILIA_TEST_POSTGRES` to the URL of one where the user
//! may create databases. Without it they are skipped, and one line says so.

mod append;
mod changes;
mod database;
mod killed;
mod leases;
mod lists;
mod people;
mod postgres;
mod proxy;
mod races;
mod sample;
mod sqlite;

macro_rules! suite {
    ($($file:ident: $($name:ident),+;)+) => {
        suite!(@on on_memory Memory $($($file $name)+)+);
        suite!(@on on_sqlite Sqlite $($($file $name)+)+);
        suite!(@on on_postgres Postgres $($($file $name)+)+);
    };
    (@on $module:ident $kind:ident $($file:ident $name:ident)+) => {
        mod $module {
            use crate::database::{Kind, run};
            $(
                #[test]
                fn $name() {
                    run(Kind::$kind, |database| Box::pin(crate::$file::$name(database)));
                }
            )+
        }
    };
}

suite! {
    append:
        events_are_read_back_unchanged,
        only_the_next_sequence_number_is_accepted,
        the_row_is_replaced_with_its_seats,
        a_rejected_append_does_not_affect_others,
        a_batch_may_contain_consecutive_appends,
        a_big_batch_is_stored,
        invalid_values_are_rejected,
        everything_survives_a_restart,
        deleting_removes_everything,
        a_closed_store_is_unavailable;
    races:
        concurrent_appends_to_one_table,
        concurrent_creation_of_one_table,
        opposite_orders_do_not_deadlock,
        a_writer_serves_many_callers;
    lists:
        lists_are_filtered,
        names_are_found_in_any_script,
        pages_are_consecutive,
        tables_are_counted;
    people:
        people_are_found_by_key,
        keys_are_listed_and_revoked,
        people_are_found_warned_and_cleaned_up,
        blocks_bans_and_the_log_are_stored,
        a_table_is_rewritten_without_a_trace,
        a_handover_is_redeemed_once,
        boards_and_reviews_are_stored;
    leases:
        a_due_table_is_claimed_by_one_node,
        a_lease_is_held_renewed_and_released,
        concurrent_claims_are_disjoint,
        next_wake_respects_leases,
        presence_is_recorded;
    changes:
        appends_are_published;
}
