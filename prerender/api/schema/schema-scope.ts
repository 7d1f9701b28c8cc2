import type { SchemaKeys } from './schema-keys';
import { createSchemaIndex } from './schema-index';
import { listMarkedSchemas } from './list-marked-schemas';
import type { SchemaObject } from '../document/schema-object';
import { toIdPart } from './to-id-part';

/**
 * How a schema was reached, as far as its references depend on it.
 *
 * A `$dynamicRef` names another schema in each generic envelope that leads to it.
 */
export interface SchemaScope {
  /** The resource that the schema stands in. */
  readonly resource: string;
  /** The resources with dynamic anchors on the way, the outermost first. */
  readonly dynamic: readonly string[];
}

/** Follows references from one scope into the next. */
export interface SchemaScopes {
  readonly outermost: SchemaScope;
  /** The place of what a schema refers to; undefined where it refers to nothing that is known. */
  readonly find: (schema: SchemaObject, scope: SchemaScope) => SchemaKeys | undefined;
  readonly enter: (keys: SchemaKeys, scope: SchemaScope) => SchemaScope;
  /** What tells a schema apart from itself in another scope: `(TeamList)`; empty for most. */
  readonly toSuffix: (keys: SchemaKeys, scope: SchemaScope) => string;
}

/** Reads the references of a document once. */
export function createSchemaScopes(document: unknown): SchemaScopes {
  const marks = listMarkedSchemas(document);
  const index = createSchemaIndex(document, marks);
  const isGeneric = createIsGeneric();

  function find(schema: SchemaObject, { resource, dynamic }: SchemaScope): SchemaKeys | undefined {
    if (typeof schema === 'boolean') return undefined;
    const { $ref, $dynamicRef } = schema;
    if ($ref !== undefined) return index.find($ref, resource);
    const keys = $dynamicRef === undefined ? undefined : index.find($dynamicRef, resource);
    const [, anchor = ''] = $dynamicRef?.split('#') ?? [];
    if (keys === undefined || !index.hasDynamicAnchor(index.findResource(keys), anchor))
      return keys;
    const outermost = dynamic.find((place) => index.hasDynamicAnchor(place, anchor));
    return outermost === undefined ? keys : index.find(`#${anchor}`, outermost);
  }

  function enter(keys: SchemaKeys, { dynamic }: SchemaScope): SchemaScope {
    const resource = index.findResource(keys);
    const isNew = index.hasDynamicAnchor(resource) && !dynamic.includes(resource);
    return { resource, dynamic: isNew ? [...dynamic, resource] : dynamic };
  }

  function toSuffix(keys: SchemaKeys, scope: SchemaScope): string {
    const own = index.findResource(keys);
    const names = scope.dynamic
      .filter((resource) => resource !== own)
      .map((resource) => toIdPart(resource.split('/').at(-1) ?? ''));
    return names.length > 0 && isGeneric(keys[2]) ? `(${names.join(',')})` : '';
  }

  /** Whether a component reaches a `$dynamicRef`: only then does it depend on who refers to it. */
  function createIsGeneric(): (component: string | undefined) => boolean {
    const generic = new Set(
      marks.filter(({ keyword }) => keyword === '$dynamicRef').map(({ keys }) => keys[2]),
    );
    const users = new Map<string | undefined, string[]>();
    for (const { keyword, value, keys } of generic.size === 0 ? [] : marks) {
      const target = keyword === '$ref' ? index.find(value, index.findResource(keys)) : undefined;
      const [, , user = ''] = keys;
      if (target !== undefined) users.set(target[2], [...(users.get(target[2]) ?? []), user]);
    }
    for (const component of generic)
      for (const user of users.get(component) ?? []) generic.add(user);
    return (component) => generic.has(component);
  }

  return { outermost: { resource: '', dynamic: [] }, find, enter, toSuffix };
}
