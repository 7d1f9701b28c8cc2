import type { ReferableKind } from './object-kinds';
import { toVersion } from './objects';

/** Where the components of a kind stand in a document of its version; an extension where it has no place for them. */
export function toGroupKeys(document: unknown, kind: ReferableKind): readonly string[] {
  const version = toVersion(document);
  if (version === '2.0') return [swaggerGroups.get(kind) ?? `${EXTENSION}${kind}`];
  return kind === 'mediaTypes' && version !== '3.2'
    ? [`${EXTENSION}${kind}`]
    : ['components', kind];
}

/** Groups of components that only we make. */
export const EXTENSION = 'x-bundled-';

const swaggerGroups: ReadonlyMap<ReferableKind, string> = new Map([
  ['schemas', 'definitions'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
  ['securitySchemes', 'securityDefinitions'],
]);
