/** Sets of tones; the values are in tokens.css. The colours of cards are moods too. */
export type Mood =
  | "marble"
  | "sand"
  | "brick"
  | "sea"
  | "grove"
  | "brown"
  | "grey"
  | "blue"
  | "yellow"
  | "red"
  | "green"
  | "purple"
  | "map"
  | "plaza"
  | "coin";
