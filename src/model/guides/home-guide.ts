/** A part of the guides, as the home page names it. */
export interface HomeGuide {
  readonly label: string;
  /** A site path or an external URL. */
  readonly href: string;
  /** May be empty. */
  readonly description: string;
}
