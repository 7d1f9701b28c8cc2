import { isSwagger } from './list-typed-objects';

/** Where the components of a kind stand in a document of its version; an extension where it has no place for them. */
export function toGroupKeys(document: unknown, kind: string): readonly string[] {
  if (!isSwagger(document)) return ['components', kind];
  return [swaggerGroups.get(kind) ?? `${EXTENSION}${kind}`];
}

/** Groups of Swagger 2.0 that only we make. */
export const EXTENSION = 'x-bundled-';

const swaggerGroups: ReadonlyMap<string, string> = new Map([
  ['schemas', 'definitions'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
  ['securitySchemes', 'securityDefinitions'],
]);
