//! One suite of behaviours, run on every kind of store, and what is special to each.
//!
//! The Postgres is a real one: `MIRABILIA_TEST_POSTGRES` is the address of a server where the user may
//! create databases. Without it those tests are skipped, and a line says so.

mod append;
mod changes;
mod killed;
mod leases;
mod lists;
mod people;
mod place;
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
            use crate::place::{Kind, run};
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    run(Kind::$kind, crate::$file::$name).await;
                }
            )+
        }
    };
}

suite! {
    append:
        events_come_back_as_they_went_in,
        the_next_number_is_taken_and_no_other,
        the_row_is_replaced_with_its_seats,
        one_that_is_refused_harms_no_other,
        consecutive_appends_fit_in_one_batch,
        a_big_batch_is_stored,
        what_no_store_can_hold_is_refused,
        everything_is_there_after_a_restart,
        deleting_removes_everything,
        a_closed_store_says_so;
    races:
        sixteen_append_to_one_table,
        sixteen_create_one_table,
        opposite_orders_do_not_lock_up,
        a_writer_serves_many;
    lists:
        lists_are_filtered,
        names_are_found_in_any_script,
        pages_follow_each_other,
        tables_are_counted;
    people:
        people_are_known_by_their_keys,
        a_handover_is_taken_once,
        boards_and_reviews_are_kept;
    leases:
        what_is_due_is_claimed_by_one,
        a_lease_is_held_renewed_and_released,
        many_claim_at_once_and_none_twice,
        the_next_wake_is_known,
        seats_are_seen;
    changes:
        appends_are_heard;
}
