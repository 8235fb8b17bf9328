/** How a symbol is drawn: layers of SVG path data on a 24-unit grid. */

export interface Drawing {
  /** Area under the lines in the colour that the symbol has as a meaning; left out where it has none. */
  tint?: string;
  /** Area in the colour of the text. */
  solid?: string;
  /** Lines, 1.75 units wide. */
  line?: string;
  /** The outline alone, for a number to stand in. */
  rim?: string;
}
