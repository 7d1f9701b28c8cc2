/** A difference between the request that arrived and the one that was meant. */
export interface Finding {
  /** The word with which a limitation explains it: a header, a part, a method, the status of a redirect. */
  readonly subject: string;
  readonly text: string;
}
