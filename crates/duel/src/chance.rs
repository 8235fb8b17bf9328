//! Luck: what can be dealt, drawn and revealed, and with which chances.

use mirabilia_kernel::{Luck, Seat};

use crate::data::{
    CARDS, Card, FIRST_GUILD, FIRST_OF_AGE, GUILDS_DEALT, SLOTS, STRUCTURES, Slot, TOKENS_DEALT,
    Token, TokenSet, WonderSet,
};
use crate::moves::{bits, nth_bit};
use crate::refusal::{BadLuck, Refusal};
use crate::state::{Lying, Phase, State};

/// One settled piece of luck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The first player.
    First(Seat),
    /// The five progress tokens of the board.
    Tokens(TokenSet),
    /// Four wonders to draft.
    Wonders(WonderSet),
    /// The structure of an age (1 to 3): face-up cards, and backs of the others.
    Age(u8, [Lying; SLOTS]),
    /// The card in an uncovered slot.
    Reveal(Slot, Card),
    /// The three tokens drawn for the Great Library.
    Library(TokenSet),
}

const GUILDS: u32 = 7;
/// The most cards that a face-down slot can hide: 23 less the 12 dealt face up.
const MOST_UNSEEN: u32 = 11;
/// The guilds among the cards of Age III, by their number within the age.
pub(crate) const GUILD_BITS: u32 = ((1 << GUILDS) - 1) << (FIRST_GUILD - FIRST_OF_AGE[2]);

/// All cards that can be dealt in an age, by their number within the age.
pub(crate) const fn age_bits(age: u8) -> u32 {
    match age {
        1 | 2 => (1 << 23) - 1,
        _ => (1 << (CARDS.len() - FIRST_OF_AGE[2] as usize)) - 1,
    }
}

impl State {
    /// Samples the luck that is due. Kept out of line: it would crowd the registers of playouts.
    #[inline(never)]
    pub(crate) fn draw(&self, luck: &mut impl Luck) -> Chance {
        match self.phase {
            Phase::DealFirst => Chance::First(Seat::new(luck.below(2) as u8)),
            Phase::DealTokens => {
                let mut all: [u8; Token::COUNT as usize] = std::array::from_fn(|i| i as u8);
                luck.shuffle_front(&mut all, TOKENS_DEALT);
                Chance::Tokens(all[..TOKENS_DEALT].iter().map(|&i| Token(i)).collect())
            }
            Phase::DealWonders => {
                let mut pool = self.undealt;
                let mut dealt = WonderSet::EMPTY;
                for _ in 0..4 {
                    let wonder = pool.nth(luck.below(pool.len()));
                    pool = pool.without(wonder);
                    dealt = dealt.with(wonder);
                }
                Chance::Wonders(dealt)
            }
            Phase::DealAge => Chance::Age(self.age, draw_age(self.age, luck)),
            Phase::Reveal => {
                let slot = self.next_reveal();
                let pool = self.reveal_pool(slot);
                let local = nth_bit::<MOST_UNSEEN>(pool, luck.below(pool.count_ones()));
                Chance::Reveal(slot, Card(self.first_card() + local))
            }
            Phase::DealLibrary => {
                let mut pool = self.boxed();
                let mut drawn = TokenSet::EMPTY;
                for _ in 0..3 {
                    let token = pool.nth(luck.below(pool.len()));
                    pool = pool.without(token);
                    drawn = drawn.with(token);
                }
                Chance::Library(drawn)
            }
            _ => unreachable!("no luck is due"),
        }
    }

    /// Every outcome with its weight, where they can be listed: all but the deals of tokens,
    /// wonders and ages.
    pub(crate) fn chances(&self) -> Option<Vec<(Chance, u32)>> {
        match self.phase {
            Phase::DealFirst => Some(Seat::all(2).map(|s| (Chance::First(s), 1)).collect()),
            Phase::Reveal => {
                let slot = self.next_reveal();
                let card = |local| Card(self.first_card() + local);
                let reveal = |local| (Chance::Reveal(slot, card(local)), 1);
                Some(bits(self.reveal_pool(slot)).map(reveal).collect())
            }
            Phase::DealLibrary => {
                let boxed: Vec<Token> = self.boxed().iter().collect();
                let mut all = Vec::new();
                for (i, &a) in boxed.iter().enumerate() {
                    for (j, &b) in boxed.iter().enumerate().skip(i + 1) {
                        for &c in &boxed[j + 1..] {
                            all.push((Chance::Library([a, b, c].into_iter().collect()), 1));
                        }
                    }
                }
                Some(all)
            }
            _ => None,
        }
    }

    /// Could this be the luck that is due?
    pub(crate) fn check_chance(&self, chance: &Chance) -> Result<(), Refusal> {
        let refuse = |why: BadLuck| Err(Refusal::Luck(why));
        match (self.phase, chance) {
            (Phase::DealFirst, Chance::First(seat)) if seat.index() > 1 => refuse(BadLuck::First),
            (Phase::DealTokens, Chance::Tokens(tokens))
                if tokens.len() as usize != TOKENS_DEALT =>
            {
                refuse(BadLuck::TokensWanted(TOKENS_DEALT as u8))
            }
            (Phase::DealFirst, Chance::First(_)) | (Phase::DealTokens, Chance::Tokens(_)) => Ok(()),
            (Phase::DealWonders, Chance::Wonders(dealt)) => {
                if dealt.len() != 4 {
                    return refuse(BadLuck::WondersWanted(4));
                }
                match dealt.less(self.undealt).iter().next() {
                    Some(wonder) => refuse(BadLuck::DealtBefore(wonder)),
                    None => Ok(()),
                }
            }
            (Phase::DealAge, Chance::Age(age, slots)) if *age == self.age => check_age(*age, slots),
            (Phase::DealAge, Chance::Age(..)) => refuse(BadLuck::AgeNow(self.age)),
            (Phase::Reveal, Chance::Reveal(slot, card)) => self.check_reveal(*slot, *card),
            (Phase::DealLibrary, Chance::Library(drawn)) => {
                if drawn.len() != 3 {
                    return refuse(BadLuck::DrawnWanted(3));
                }
                match drawn.less(self.boxed()).iter().next() {
                    Some(token) => refuse(BadLuck::NotInBox(token)),
                    None => Ok(()),
                }
            }
            (phase, _) => Err(Refusal::AnotherTime(phase)),
        }
    }

    fn check_reveal(&self, slot: Slot, card: Card) -> Result<(), Refusal> {
        let due = self.next_reveal();
        if slot != due {
            return Err(Refusal::Luck(BadLuck::SlotNext(due)));
        }
        let Some(local) = card.0.checked_sub(self.first_card()).filter(|&local| local < 32) else {
            return Err(Refusal::Luck(BadLuck::OtherAge(card)));
        };
        if card.age() == self.age && self.reveal_pool(slot) >> local & 1 == 1 {
            return Ok(());
        }
        Err(Refusal::Luck(if card.age() != self.age {
            BadLuck::OtherAge(card)
        } else if card.is_guild() != (self.laid.guild_backs >> slot & 1 == 1) {
            BadLuck::OtherBack(card, slot)
        } else {
            BadLuck::SeenBefore(card)
        }))
    }

    /// The slot to turn up next: the lowest that is uncovered and face down (rule 2.24).
    #[inline]
    pub(crate) fn next_reveal(&self) -> Slot {
        (self.laid.open & self.laid.face_down).trailing_zeros() as Slot
    }

    /// The cards that may lie in a face-down slot, by their number within the age (rule 1.29).
    #[inline]
    pub(crate) fn reveal_pool(&self, slot: Slot) -> u32 {
        let guild = self.laid.guild_backs >> slot & 1 == 1;
        match (self.age, guild) {
            (3, true) => self.laid.unseen & GUILD_BITS,
            (3, false) => self.laid.unseen & !GUILD_BITS,
            _ => self.laid.unseen,
        }
    }

    /// The progress tokens in the box: neither dealt nor taken from it.
    pub fn boxed(&self) -> TokenSet {
        let all = TokenSet::from_bits((1 << Token::COUNT) - 1);
        let owned = self.cities[0].tokens.or(self.cities[1].tokens);
        all.less(self.board).less(owned)
    }
}

fn draw_age(age: u8, luck: &mut impl Luck) -> [Lying; SLOTS] {
    let first = FIRST_OF_AGE[usize::from(age) - 1];
    let face_up = STRUCTURES[usize::from(age) - 1].face_up;
    let mut slots = [Lying::FaceDown; SLOTS];
    let mut cards: [u8; 23] = std::array::from_fn(|i| i as u8);
    let mut dealt = 0;
    if age < 3 {
        luck.shuffle_front(&mut cards, face_up.count_ones() as usize);
        for slot in bits(face_up) {
            slots[slot as usize] = Lying::FaceUp(Card(first + cards[dealt]));
            dealt += 1;
        }
        return slots;
    }
    // Rule 1.21: three slots hold guilds; the backs show which.
    let mut places: [u8; SLOTS] = std::array::from_fn(|i| i as u8);
    luck.shuffle_front(&mut places, GUILDS_DEALT);
    let guild_slots = places[..GUILDS_DEALT].iter().fold(0u32, |set, &slot| set | 1 << slot);
    for slot in bits(guild_slots & !face_up) {
        slots[slot as usize] = Lying::FaceDownGuild;
    }
    let mut guilds: [u8; GUILDS as usize] = std::array::from_fn(|i| i as u8);
    let guilds_up = (guild_slots & face_up).count_ones() as usize;
    luck.shuffle_front(&mut guilds, guilds_up);
    for (slot, guild) in bits(guild_slots & face_up).zip(guilds) {
        slots[slot as usize] = Lying::FaceUp(Card(FIRST_GUILD + guild));
    }
    let plain = face_up & !guild_slots;
    luck.shuffle_front(&mut cards[..20], plain.count_ones() as usize);
    for slot in bits(plain) {
        slots[slot as usize] = Lying::FaceUp(Card(first + cards[dealt]));
        dealt += 1;
    }
    slots
}

fn check_age(age: u8, slots: &[Lying; SLOTS]) -> Result<(), Refusal> {
    let face_up = STRUCTURES[usize::from(age) - 1].face_up;
    let refuse = |why: BadLuck| Err(Refusal::Luck(why));
    let (mut seen, mut guilds) = (0u128, 0);
    for (slot, lying) in slots.iter().enumerate() {
        let up = face_up >> slot & 1 == 1;
        match lying {
            Lying::FaceUp(card) if up => {
                if card.age() != age {
                    return refuse(BadLuck::OtherAge(*card));
                }
                if seen >> card.0 & 1 == 1 {
                    return refuse(BadLuck::Twice(*card));
                }
                seen |= 1 << card.0;
                guilds += u32::from(card.is_guild());
            }
            Lying::FaceDown if !up => {}
            Lying::FaceDownGuild if !up => guilds += 1,
            _ if up => return refuse(BadLuck::FaceUp(slot as Slot)),
            _ => return refuse(BadLuck::FaceDown(slot as Slot)),
        }
    }
    let wanted = if age == 3 { 3 } else { 0 };
    if guilds == wanted {
        Ok(())
    } else {
        refuse(BadLuck::Guilds { dealt: guilds as u8, wanted: wanted as u8, age })
    }
}
