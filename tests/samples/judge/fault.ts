/** How a request that arrived differs from the one that was meant. */
export interface Fault {
  /** What a limitation has to name to explain it: a header, a part, a method, the status of a redirect. */
  readonly subject: string;
  readonly text: string;
}
