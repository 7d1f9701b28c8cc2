/** The code of a body: its imports, lines that prepare it, the reader, and lines that add its headers. */
export interface GoBody {
  readonly imports: readonly string[];
  readonly setup: readonly string[];
  readonly expression: string;
  readonly header: readonly string[];
}
