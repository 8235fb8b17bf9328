/** How a symbol is drawn: layers of SVG path data on a 24-unit grid. */

export interface Drawing {
  /** Area under the lines, filled with the symbol's own colour. */
  tint?: string;
  /** Area in the text colour. */
  solid?: string;
  /** Lines, 1.75 units wide. */
  line?: string;
  /** The outline alone, for a number inside. */
  rim?: string;
}
