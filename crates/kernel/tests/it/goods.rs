//! Goods: arithmetic packed into one word equals the plain kind.

use mirabilia_kernel::Luck;
use mirabilia_kernel::goods::Goods;
use mirabilia_testkit::{cases, property};

#[test]
fn packed_arithmetic_equals_the_plain_kind() {
    property(cases(20_000), 21, |luck| {
        let mut some = |most| std::array::from_fn(|_| luck.below(most) as u8);
        let (a, b, prices): ([u8; 7], [u8; 7], [u8; 7]) = (some(5), some(9), some(7));
        let coins = a[0] ^ b[0];
        let beyond: [u8; 7] = std::array::from_fn(|i| a[i].saturating_sub(b[i]));
        let (ga, gb) = (Goods::from_amounts(a), Goods::from_amounts(b));
        assert_eq!(ga.beyond(gb).amounts(), beyond);
        assert_eq!(ga.and_coins(coins).beyond(gb), ga.beyond(gb).and_coins(coins));
        assert_eq!(ga.and_coins(coins).without_coins(), ga);
        let sum: u16 = a.iter().zip(prices).map(|(a, p)| u16::from(*a) * u16::from(p)).sum();
        let total = ga.and_coins(coins).times(Goods::from_amounts(prices).as_prices());
        assert_eq!(total, sum + u16::from(coins));
    });
}

#[test]
fn goods_are_read_by_their_initials() {
    let of = |letters| Goods::of("wcsgp", letters);
    assert_eq!(of("wwgp").amounts(), [2, 0, 0, 1, 1]);
    let picked = Goods::select(of("cs"), of("wc"), of("ccg"));
    assert_eq!(picked.amounts(), [0, 1, 0, 1, 0]);
}
