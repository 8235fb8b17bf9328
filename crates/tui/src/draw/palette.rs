//! Text styles, and shapes that carry the same meaning without colours.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

use crate::game_ui::ColourDepth;

/// The role of a piece of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Normal text.
    Plain,
    /// Less important.
    Soft,
    /// Headings and names.
    Strong,
    /// Possible; good news.
    Good,
    /// Impossible; bad news.
    Bad,
    /// Selected.
    Picked,
    /// Advised by a hint.
    Advised,
}

/// Maps roles to styles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette(pub ColourDepth);

impl Palette {
    /// The style of a role. Without colours it is bold, dim or reversed; a shape or a word always
    /// says the same.
    pub fn style(self, ink: Ink) -> Style {
        let plain = Style::new();
        match ink {
            Ink::Plain => plain,
            Ink::Soft => plain.add_modifier(Modifier::DIM),
            Ink::Strong => plain.add_modifier(Modifier::BOLD),
            Ink::Picked => plain.add_modifier(Modifier::REVERSED),
            Ink::Good => self.tinted(Color::Green, Color::Rgb(0x5f, 0xb8, 0x74)),
            Ink::Bad => self.tinted(Color::Red, Color::Rgb(0xe2, 0x72, 0x66)),
            Ink::Advised => {
                let tint = self.tinted(Color::LightYellow, Color::Rgb(0xe8, 0xc0, 0x4a));
                tint.add_modifier(Modifier::BOLD)
            }
        }
    }

    /// The style of a card, die or building of this colour.
    pub fn coloured(self, colour: &str) -> Style {
        let (few, many) = match colour {
            "brown" => (Color::Yellow, Color::Rgb(0xc0, 0x80, 0x50)),
            "blue" => (Color::LightBlue, Color::Rgb(0x6a, 0x9b, 0xe6)),
            "yellow" => (Color::LightYellow, Color::Rgb(0xe0, 0xb0, 0x30)),
            "red" => (Color::LightRed, Color::Rgb(0xe2, 0x5c, 0x54)),
            "green" => (Color::LightGreen, Color::Rgb(0x4f, 0xa8, 0x68)),
            "purple" => (Color::LightMagenta, Color::Rgb(0xa8, 0x78, 0xd0)),
            "white" => (Color::White, Color::Rgb(0xf0, 0xf0, 0xf0)),
            _ => (Color::Gray, Color::Rgb(0xa4, 0xaa, 0xae)),
        };
        self.tinted(few, many)
    }

    /// A piece of text in the style of a role.
    pub fn text(self, ink: Ink, text: impl Into<String>) -> Span<'static> {
        Span::styled(text.into(), self.style(ink))
    }

    /// The shape of a colour, drawn in it.
    pub fn shape(self, colour: &str) -> Span<'static> {
        Span::styled(mark(colour), self.coloured(colour))
    }

    fn tinted(self, few: Color, many: Color) -> Style {
        match self.0 {
            ColourDepth::None => Style::new(),
            ColourDepth::Sixteen => Style::new().fg(few),
            ColourDepth::True => Style::new().fg(many),
        }
    }
}

/// The shape that stands for a colour; a generic one for unknown colours.
pub fn mark(colour: &str) -> &'static str {
    mirabilia_words::rules::shape(colour).unwrap_or("▪")
}
