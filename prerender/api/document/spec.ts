import type { Problem } from '../../diagnostics/problem';
import type { OpenApiDocument } from './document';
import type { Locate } from '../../sources/position';

/** A valid OpenAPI document, bundled from all its files. */
export interface Spec {
  /** The file's name without its extension; the API's folder below `/docs/api/`. */
  readonly id: string;
  /** Path from the project root. */
  readonly file: string;
  readonly document: OpenApiDocument;
  /** Finds the position of a value of the document in its source file. */
  readonly locate: Locate;
  /** Paths of all files that were read, from the project root. */
  readonly files: readonly string[];
  /** True if the team does not own the file: its problems are notes. */
  readonly isForeign: boolean;
  /** Problems that do not make the document invalid. */
  readonly warnings: readonly Problem[];
}
