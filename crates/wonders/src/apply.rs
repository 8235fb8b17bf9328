//! Playing moves and settling luck: the only module that changes a [`State`].

use mirabilia_kernel::{Joint, Seat};

use crate::chance::{Chance, side_of};
use crate::city::City;
use crate::data::{Act, Card, SALE, Side, Wonder};
use crate::ids::Standing;
use crate::moves::Move;
use crate::payment::Payment;
use crate::setup::Sides;
use crate::state::{HAND, Packets, Phase, Revival, State, TURNS, UNKNOWN};

impl State {
    /// Plays one legal move for each deciding seat.
    pub(crate) fn apply(&mut self, moves: &Joint<Move>) {
        match self.phase {
            Phase::Play => self.play_turn(moves),
            Phase::Seventh(seat) => self.play_seventh(seat, moves.of(seat)),
            Phase::Revive(seat) => {
                let Move::Revive(card) = moves.of(seat) else { unreachable!("a revival is due") };
                self.revive(seat, card);
            }
            Phase::ChooseWonder(seat) => {
                let Move::Choose(wonder) = moves.of(seat) else { unreachable!("a choice is due") };
                self.cities[seat.index()].board = wonder.0 << 1;
                self.after_choice(seat);
            }
            Phase::ChooseSides => {
                for (seat, m) in moves.iter() {
                    let Move::Side(side) = m else { unreachable!("sides are due") };
                    self.cities[seat.index()].board |= side as u8;
                }
                self.after_sides();
            }
            _ => unreachable!("no seat decides now"),
        }
    }

    /// The state after one seat's move alone, before anything that follows once all have played.
    pub(crate) fn alone(&self, seat: Seat, m: Move) -> Self {
        let mut after = *self;
        let place = match self.phase {
            Phase::Seventh(_) => HAND - 1,
            _ => usize::from(self.turn),
        };
        match m {
            Move::Build(..) | Move::Stage(..) | Move::Sell(_) => {
                let bank = self.bank_coins(seat, m);
                after.pay(seat, m, bank);
                after.place(seat, m, place);
                after.collect(seat, m);
            }
            Move::Revive(Some(card)) => {
                after.cities[seat.index()].add(card);
                after.collect(seat, Move::Build(card, Payment::NONE));
            }
            Move::Revive(None) => {}
            Move::Choose(wonder) => after.cities[seat.index()].board = wonder.0 << 1,
            Move::Side(side) => after.cities[seat.index()].board |= side as u8,
        }
        after
    }

    /// What is due once a seat's move, of which this is the state [`alone`](Self::alone), and those
    /// of the others are played. Whether a look into the discard pile is in vain shows only then.
    pub(crate) fn due_after(&self) -> Phase {
        let mut then = *self;
        then.revives = false;
        match self.phase {
            Phase::Play => then.after_plays(),
            Phase::Seventh(_) => then.after_play(),
            Phase::Revive(_) => then.end_turn(),
            Phase::ChooseWonder(seat) => then.after_choice(seat),
            Phase::ChooseSides => then.after_sides(),
            _ => {}
        }
        match then.phase {
            Phase::Seventh(seat) => Phase::Seventh(seat),
            _ if self.revives => Phase::Revive(self.reviver()),
            phase => phase,
        }
    }

    /// The seat whose wonder builds from the discard pile.
    pub(crate) fn reviver(&self) -> Seat {
        let owner = |seat: &Seat| self.city(*seat).has_act(Act::Revive);
        Seat::all(self.seats).find(owner).expect("a seat built the stage")
    }

    // A turn, in the steps of rule 2.15.

    fn play_turn(&mut self, moves: &Joint<Move>) {
        // What buildings cost the bank is judged before anything is placed (rule 2.8).
        let mut bank = [0u16; mirabilia_kernel::MAX_SEATS];
        for (seat, m) in moves.iter() {
            bank[seat.index()] = self.bank_coins(seat, m);
        }
        for (seat, m) in moves.iter() {
            self.pay(seat, m, bank[seat.index()]);
            self.place(seat, m, usize::from(self.turn));
        }
        // Rule 2.23: rewards count the table once everything is placed.
        for (seat, m) in moves.iter() {
            self.collect(seat, m);
        }
        self.after_plays();
    }

    /// All have played: the next turn, or what the end of an age brings.
    fn after_plays(&mut self) {
        self.turn += 1;
        if self.turn == TURNS {
            self.leave_last_cards();
        } else {
            self.after_play();
        }
    }

    /// Rules 2.17 and 2.19: the last card goes to the pile, unless its holder may play it.
    fn leave_last_cards(&mut self) {
        let mut seventh = None;
        for seat in Seat::all(self.seats) {
            if self.city(seat).has_act(Act::SeventhCard) {
                seventh = Some(seat);
            } else {
                let packet = self.packet_of(seat, self.age, self.turn);
                self.packets_mut().discarded[packet] |= 1 << (HAND - 1);
            }
        }
        match seventh {
            Some(seat) => self.phase = Phase::Seventh(seat),
            None => self.after_play(),
        }
    }

    fn play_seventh(&mut self, seat: Seat, m: Move) {
        let bank = self.bank_coins(seat, m);
        self.pay(seat, m, bank);
        self.place(seat, m, HAND - 1);
        self.collect(seat, m);
        self.after_play();
    }

    /// Step 7: the seat that built a stage that revives looks into the pile, even in vain (rule 9.15).
    fn after_play(&mut self) {
        if self.revives {
            self.revives = false;
            let seat = self.reviver();
            if self.revivable(seat).is_empty() {
                self.look(None); // Rule 5.46
            } else {
                self.phase = Phase::Revive(seat);
                return;
            }
        }
        self.end_turn();
    }

    fn revive(&mut self, seat: Seat, card: Option<Card>) {
        self.look(card);
        if let Some(card) = card {
            self.cities[seat.index()].add(card);
            self.collect(seat, Move::Build(card, Payment::NONE));
        }
        self.end_turn();
    }

    fn look(&mut self, card: Option<Card>) {
        let taken = if self.turn == TURNS { HAND as u8 } else { self.turn };
        let revival = Revival { card: card.map_or(UNKNOWN, |c| c.0), age: self.age, taken };
        let free = self.revivals.iter_mut().find(|r| r.is_none());
        *free.expect("no wonder revives more than three times") = Some(revival);
    }

    /// Step 8: the next turn, or the conflicts and the next age.
    fn end_turn(&mut self) {
        self.phase = Phase::Play;
        if self.turn < TURNS {
            return; // Rule 2.28: the packets pass by themselves
        }
        self.fight();
        if self.age == 3 {
            self.phase = Phase::Over; // Rule 8.1
        } else {
            self.age += 1;
            self.turn = 0;
            self.phase = Phase::DealAge;
        }
    }

    /// Rules 6.4 to 6.7: each pair of neighbours compares shields.
    fn fight(&mut self) {
        for pair in self.pairs() {
            let Some((winner, loser)) = self.wins(pair) else { continue };
            self.cities[winner.index()].tokens[usize::from(self.age)] += 1;
            self.cities[loser.index()].tokens[0] += 1;
        }
    }

    /// Each seat with its left neighbour.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (Seat, Seat)> + use<> {
        let seats = self.seats;
        Seat::all(seats).map(move |seat| (seat, seat.left(seats)))
    }

    /// The winner and the loser of a conflict by the shields now; none when they are equal.
    pub(crate) fn wins(&self, (a, b): (Seat, Seat)) -> Option<(Seat, Seat)> {
        match Standing::of(self.city(a).shields, self.city(b).shields) {
            Standing::Equal => None,
            Standing::Stronger => Some((a, b)),
            Standing::Weaker => Some((b, a)),
        }
    }

    // The parts of a play.

    fn bank_coins(&self, seat: Seat, m: Move) -> u16 {
        match m {
            Move::Build(card, _) => {
                let coins = card.hot().cost.coins();
                if coins > 0 && !self.is_free(seat, card) { u16::from(coins) } else { 0 }
            }
            _ => 0,
        }
    }

    fn pay(&mut self, seat: Seat, m: Move, bank: u16) {
        let (Move::Build(_, payment) | Move::Stage(_, payment)) = m else { return };
        self.cities[seat.index()].coins -= payment.total() + bank;
        self.cities[seat.left(self.seats).index()].coins += u16::from(payment.left);
        self.cities[seat.right(self.seats).index()].coins += u16::from(payment.right);
    }

    /// The card leaves the packet at this place and goes where the move says.
    fn place(&mut self, seat: Seat, m: Move, place: usize) {
        let packet = self.packet_of(seat, self.age, self.turn);
        let packets = self.packets_mut();
        match m {
            Move::Build(card, _) => {
                take(&mut packets.cards[packet], place, card);
                self.cities[seat.index()].add(card);
            }
            Move::Stage(card, _) => {
                take(&mut packets.cards[packet], place, card);
                packets.buried[packet] |= 1 << place;
                let stage = self.cities[seat.index()].add_stage();
                self.revives |= stage.act == Act::Revive;
            }
            Move::Sell(card) => {
                take(&mut packets.cards[packet], place, card);
                packets.discarded[packet] |= 1 << place;
                self.cities[seat.index()].coins += u16::from(SALE);
            }
            _ => unreachable!("a card is played"),
        }
    }

    /// Step 5: the coins of what was just built.
    fn collect(&mut self, seat: Seat, m: Move) {
        let coins = match m {
            Move::Build(card, _) if card.hot().pays => {
                let facts = card.facts();
                let each = facts
                    .reward
                    .map_or(0, |reward| u32::from(reward.coins) * self.counted(seat, &reward));
                u32::from(facts.coins) + each
            }
            Move::Stage(..) => {
                let built = self.city(seat).built_stages();
                built.last().map_or(0, |stage| u32::from(stage.coins))
            }
            _ => return,
        };
        self.cities[seat.index()].coins += coins as u16;
    }

    // Luck and set-up.

    /// Applies luck that could be due.
    pub(crate) fn settle_chance(&mut self, chance: &Chance) {
        match chance {
            Chance::Wonders(wonders) => {
                for seat in Seat::all(self.seats) {
                    self.cities[seat.index()].board = wonders[seat.index()] << 1;
                }
                self.after_wonders();
            }
            Chance::Sides(night) => {
                for seat in Seat::all(self.seats) {
                    self.cities[seat.index()].board |= side_of(*night, seat) as u8;
                }
                self.after_sides();
            }
            Chance::Age(_, hands) => {
                self.ages[usize::from(self.age) - 1] = Packets { cards: *hands, ..Packets::EMPTY };
                self.turn = 0;
                self.phase = Phase::Play;
            }
        }
    }

    fn after_choice(&mut self, seat: Seat) {
        let next = seat.left(self.seats);
        if next.index() == 0 {
            self.after_wonders();
        } else {
            self.phase = Phase::ChooseWonder(next);
        }
    }

    fn after_wonders(&mut self) {
        match self.sides {
            Sides::Random => self.phase = Phase::DealSides,
            Sides::Choose => self.phase = Phase::ChooseSides,
            Sides::Day => self.after_sides(),
            Sides::Night => {
                for city in &mut self.cities[..usize::from(self.seats)] {
                    city.board |= Side::Night as u8;
                }
                self.after_sides();
            }
        }
    }

    fn after_sides(&mut self) {
        for city in &mut self.cities[..usize::from(self.seats)] {
            city.production = start(city);
        }
        self.age = 1;
        self.phase = Phase::DealAge;
    }

    #[inline]
    fn packets_mut(&mut self) -> &mut Packets {
        &mut self.ages[usize::from(self.age) - 1]
    }
}

fn start(city: &City) -> mirabilia_kernel::goods::Goods {
    Wonder(city.board >> 1).facts().start // Rule 5.1
}

/// Moves a card that is still in the packet to the place of this turn; the rest stays sorted.
#[inline]
fn take(packet: &mut [u8; HAND], place: usize, card: Card) {
    let mut held = card.0;
    for slot in &mut packet[place..] {
        let lay = std::mem::replace(slot, held);
        if lay == card.0 {
            break;
        }
        held = lay;
    }
}
