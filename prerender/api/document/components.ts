import { oncePer } from '../../../src/model/once-per';
import type { OpenApiDocument } from './document';
import type { ReferableKind } from './object-kinds';
import { isSwagger } from './objects';
import { findAt } from './pointer';

/** The keys of the components of a kind in a document; an extension if its version has no such group. */
export function toGroupKeys(document: unknown, kind: ReferableKind): readonly string[] {
  if (!isSwagger(document)) return ['components', kind];
  return [swaggerGroups.get(kind) ?? `${EXTENSION}${kind}`];
}

/** The prefix of component groups that OpenAPI does not define and the bundler adds. */
export const EXTENSION = 'x-bundled-';

const swaggerGroups: ReadonlyMap<ReferableKind, string> = new Map([
  ['schemas', 'definitions'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
  ['securitySchemes', 'securityDefinitions'],
]);

/** The names of the schemas that have a page: all in `components`, in alphabetical order. */
export const getSchemaNames = oncePer((document: OpenApiDocument): readonly string[] =>
  Object.keys(findAt(document, ['components', 'schemas']) ?? {}).toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  ),
);
