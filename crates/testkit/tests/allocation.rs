//! The counting allocator counts.

use mirabilia_testkit::allocation::{Counting, allocations};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn allocations_and_growth_are_counted() {
    let (made, boxed) = allocations(|| std::hint::black_box(Box::new(1)));
    assert_eq!(made, 1);
    let (made, ()) = allocations(|| drop(boxed));
    assert_eq!(made, 0, "freeing is not counted");
    let (made, list) = allocations(|| {
        let mut list: Vec<u8> = std::hint::black_box(Vec::with_capacity(1));
        list.extend([1, 2, 3]);
        list
    });
    assert_eq!((made, list.len()), (2, 3), "growing is counted");
}
