import type { Problem } from '../../diagnostics/problem';
import type { OpenApiDocument } from './document';
import type { Locate } from '../../sources/position';

/** A valid OpenAPI document, with all files that it came from in one. */
export interface Spec {
  /** The file's name without its ending; the API's folder below `/docs/api/`. */
  readonly id: string;
  /** Path from the project root. */
  readonly file: string;
  readonly document: OpenApiDocument;
  /** Where the values of the document stand in its files. */
  readonly locate: Locate;
  /** All files that were read, from the project root. */
  readonly files: readonly string[];
  /** What is allowed and not good. */
  readonly warnings: readonly Problem[];
}
