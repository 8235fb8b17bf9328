//! How a table is run, as its host decides.

wire! {
    /// Who may watch without playing, and what they see.
    #[derive(Copy, Eq, Default)]
    #[serde(rename_all = "kebab-case")]
    pub enum Watch {
        /// Nobody.
        Nobody,
        /// Anybody with the link; they see what is public.
        #[default]
        Public,
        /// Anybody with the link; they see every hand, as it was some time ago.
        Delayed,
    }

    /// When the game begins.
    #[derive(Copy, Eq, Default)]
    #[serde(rename_all = "kebab-case")]
    pub enum Start {
        /// As soon as no seat is open.
        Full,
        /// When the host says.
        #[default]
        Host,
    }

    /// When a move may be taken back.
    #[derive(Copy, Eq, Default)]
    #[serde(rename_all = "kebab-case")]
    pub enum Undo {
        /// Never.
        Never,
        /// Freely when only bots have acted since and nothing hidden came to light; else when all
        /// people at the table agree.
        #[default]
        Fair,
        /// Freely whenever only bots have acted since, whatever came to light; else when all people
        /// at the table agree.
        Always,
    }

    /// How long people may think.
    #[derive(Copy, Eq)]
    #[serde(tag = "per", rename_all = "kebab-case")]
    pub enum Clock {
        /// So long for each decision. Then a bot makes it.
        Move {
            /// Seconds for a decision: 5 to 1,209,600 (two weeks).
            seconds: u32,
        },
        /// So long for all decisions of a game. Then a bot plays on.
        Game {
            /// Seconds for all decisions: 30 to 1,209,600.
            seconds: u32,
            /// Seconds added after each decision: 0 to 3,600.
            bonus: u32,
        },
    }

    /// How a table is run.
    #[derive(Eq)]
    #[serde(default, deny_unknown_fields)]
    pub struct Settings {
        /// Is it shown in the lobby? Else only the link leads to it.
        pub listed: bool,
        /// When the game begins.
        pub start: Start,
        /// Who may watch.
        pub watch: Watch,
        /// Seconds by which watchers who see every hand are behind: 30 to 3,600.
        pub watch_delay: u32,
        /// When a move may be taken back.
        pub undo: Undo,
        /// May people ask for hints?
        pub hints: bool,
        /// May people chat?
        pub chat: bool,
        /// How long people may think; none for as long as they like.
        pub clock: Option<Clock>,
        /// Seconds after which a bot plays for somebody who is gone, until they return: 10 to 86,400;
        /// none for never. A bot only steps in while somebody else waits.
        pub away: Option<u32>,
        /// Which bot steps in for people who are gone, have left, or whose time is over.
        pub stand_in: String,
        /// Milliseconds a bot takes at least for a decision, so that people can follow: 0 to 5,000.
        pub pace: u32,
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listed: false,
            start: Start::default(),
            watch: Watch::default(),
            watch_delay: 120,
            undo: Undo::default(),
            hints: true,
            chat: true,
            clock: None,
            away: None,
            stand_in: "normal".to_owned(),
            pace: 600,
        }
    }
}
