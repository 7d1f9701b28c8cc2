/** A difference between the received request and the expected one. */
export interface Finding {
  /** The word that a limitation must contain to explain it: a header, a part, a method, the status of a redirect. */
  readonly subject: string;
  readonly text: string;
}
