import { findAt, toKeys } from '../document/pointer';
import type { SchemaObject } from '../document/schema-object';

/** The names of the components that extend a component, directly or indirectly. */
export type FindDerived = (parent: string) => readonly string[];

/** Indexes which components have which others in their `allOf`. */
export function createFindDerived(document: unknown): FindDerived {
  const schemas = findAt(document, ['components', 'schemas']) ?? {};
  const children = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas) as [string, SchemaObject][]) {
    for (const parent of listParents(schema)) {
      const known = children.get(parent);
      if (known === undefined) children.set(parent, [name]);
      else known.push(name);
    }
  }
  return (parent) => listDescendants(children, parent);
}

function listParents(schema: SchemaObject): readonly string[] {
  if (typeof schema === 'boolean') return [];
  const { $ref, allOf = [], properties } = schema;
  // A reference without properties beside it is an alias of the parent, not a child.
  const own = $ref === undefined || properties === undefined ? [] : [{ $ref }];
  return [...own, ...allOf].flatMap((part) => {
    const name = typeof part === 'object' ? findComponentName(part.$ref) : undefined;
    return name === undefined ? [] : [name];
  });
}

function findComponentName(ref: string | undefined): string | undefined {
  const [place, kind, name, ...rest] = ref?.startsWith('#/') === true ? toKeys(ref) : [];
  return place === 'components' && kind === 'schemas' && rest.length === 0 ? name : undefined;
}

function listDescendants(
  children: ReadonlyMap<string, readonly string[]>,
  parent: string,
): readonly string[] {
  const found = new Set([parent]);
  for (const name of found) for (const child of children.get(name) ?? []) found.add(child);
  found.delete(parent);
  return [...found];
}
