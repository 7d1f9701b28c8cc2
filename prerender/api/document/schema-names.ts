import { oncePer } from '../../../src/model/once-per';
import type { OpenApiDocument } from './document';
import { findAt } from './pointer';

/** The names of the schemas that have a page: all in `components`, in alphabetical order. */
export const getSchemaNames = oncePer((document: OpenApiDocument): readonly string[] =>
  Object.keys(findAt(document, ['components', 'schemas']) ?? {}).toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  ),
);
