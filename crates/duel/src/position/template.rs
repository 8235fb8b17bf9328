//! A described position to fill in, with what each line means.

use crate::state::State;

impl State {
    /// A record that describes a position, with comments for people who write their own.
    pub fn position_template(_: &crate::Setup) -> String {
        TEMPLATE.to_owned()
    }
}

/// It reads as it stands: Age II has just been dealt.
const TEMPLATE: &str = "\
mirabilia 1 duel
seats 2
# names Ada, Bo
position
age 2                 # the age in play
to-move 0             # whose turn it is
# due play            # what is due: play when left out; see docs/positions.md for the others
pawn 0                # the conflict pawn, -8 to 8; below 0 it stands on seat 0's side
tokens economy law masonry strategy theology     # progress tokens on the board

# The structure from the row laid first, / between rows: a card, ? face down, guild for a guild's
# back, - where the card is gone.
structure sawmill brickyard walls forum statue temple / ? ? ? ? ? / library school barracks brewery / ? ? ? / rostrum aqueduct
discard none          # the discard pile
buried none           # cards of this age under wonders, so that nobody waits for them

0 coins 7
0 cards none          # the buildings
0 wonders appian-way colossus great-library piraeus      # not built yet
0 built none
0 tokens none         # progress tokens
0 loot 2 5            # military tokens still on the board on this side

1 coins 7
1 cards none
1 wonders circus-maximus mausoleum pyramids sphinx
1 built none
1 tokens none
1 loot 2 5
end
";
