//! The modules that every game has in this crate, as the members of [`Tell`](crate::Tell).

/// The methods of `impl Tell for State` that every game implements with the same modules: `offers`, `refusals`
/// and `steps`.
macro_rules! tell_modules {
    () => {
        fn pick_title(view: &View, pick: &Self::Pick) -> Message {
            offers::title(view, *pick)
        }

        fn way_label(view: &View, way: &mirabilia_kernel::Way<Self>) -> Message {
            offers::label(view, way.m)
        }

        fn bill_total(bill: &Self::Bill) -> u16 {
            bill.total
        }

        fn notes(
            view: &View,
            way: &mirabilia_kernel::Way<Self>,
            preview: &mirabilia_kernel::Preview<Self>,
        ) -> Vec<Message> {
            offers::notes(view, way, preview)
        }

        fn refusal(&self, why: &Self::Refusal, bill: Option<&Self::Bill>) -> Message {
            refusals::refusal(self, why, bill)
        }

        fn step(
            &self,
            viewer: mirabilia_kernel::Viewer,
            step: &mirabilia_kernel::Step<Self>,
        ) -> Option<Message> {
            Some(match step {
                mirabilia_kernel::Step::Chance(chance) => steps::luck(self, chance),
                mirabilia_kernel::Step::Move(seat, m) => steps::moved(self, viewer, *seat, *m),
            })
        }

        fn advice(&self, m: Self::Move) -> Message {
            steps::advice(self, m)
        }
    };
}
