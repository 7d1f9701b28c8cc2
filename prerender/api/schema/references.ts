import { toGroups } from '../../../src/model/to-groups';
import { listReferencedObjects } from '../document/objects';
import { findAt, toKeys, toPointer } from '../document/pointer';
import type { SchemaKeys } from './schema-id';

/** Resolves references in all forms that JSON Schema allows: pointers, anchors and ids. */
export interface SchemaIndex {
  /** The target of a `$ref` within a resource; undefined if there is none. */
  readonly find: (ref: string, resource: string) => SchemaKeys | undefined;
  /** The resource that a schema belongs to: the nearest enclosing schema with an `$id`, else its component. */
  readonly findResource: (keys: SchemaKeys) => string;
  /** True if a resource has a `$dynamicAnchor` of this name, or any if no name is given. */
  readonly hasDynamicAnchor: (resource: string, name?: string) => boolean;
  /** True in a component that reaches a `$dynamicRef`: it depends on what refers to it. */
  readonly isGeneric: (keys: SchemaKeys) => boolean;
}

/** Indexes the ids and anchors of a document. */
export function createSchemaIndex(document: unknown): SchemaIndex {
  const schemas = listReferencedObjects(document).filter(({ kind }) => kind === 'schemas');
  const byId = new Map<string, SchemaKeys>();
  const roots = new Map<string, { readonly keys: SchemaKeys; readonly uri: string }>();
  for (const { value, keys } of schemas) {
    const { $id: uri } = value;
    if (typeof uri !== 'string') continue;
    byId.set(uri, keys);
    roots.set(toPointer(keys), { keys, uri });
  }
  const byAnchor = new Map<string, SchemaKeys>();
  const dynamic = new Set<string>();
  for (const { value, keys } of schemas) {
    const { $anchor, $dynamicAnchor } = value;
    const resource = findResource(keys);
    for (const anchor of [$anchor, $dynamicAnchor]) {
      if (typeof anchor !== 'string') continue;
      for (const key of [`${resource}#${anchor}`, `#${anchor}`]) {
        if (!byAnchor.has(key)) byAnchor.set(key, keys);
      }
    }
    if (typeof $dynamicAnchor === 'string')
      dynamic.add(resource).add(`${resource}#${$dynamicAnchor}`);
  }
  const generic = listGeneric();

  function findResource(keys: SchemaKeys): string {
    for (let length = roots.size === 0 ? 0 : keys.length; length > 0; length--) {
      const place = toPointer(keys.slice(0, length));
      if (roots.has(place)) return place;
    }
    return keys[0] === 'components' && keys[1] === 'schemas' ? toPointer(keys.slice(0, 3)) : '';
  }

  function find(ref: string, resource: string): SchemaKeys | undefined {
    const [uri = '', fragment = ''] = ref.split(/#(.*)/s);
    const root = uri === '' ? roots.get(resource)?.keys : findById(uri, resource);
    if (uri !== '' && root === undefined) return undefined;
    if (fragment === '') return root;
    if (!fragment.startsWith('/')) {
      const place = root === undefined ? resource : toPointer(root);
      return byAnchor.get(`${place}#${fragment}`) ?? byAnchor.get(`#${fragment}`);
    }
    // A pointer starts at its resource. Less exact documents start it at the document root.
    const keys = toKeys(fragment);
    return [[...(root ?? []), ...keys], keys].find(
      (place) => findAt(document, place) !== undefined,
    );
  }

  function findById(uri: string, resource: string): SchemaKeys | undefined {
    return byId.get(uri) ?? byId.get(toUri(uri, roots.get(resource)?.uri));
  }

  /** The components that have a `$dynamicRef` or refer, in any number of steps, to one that has. */
  function listGeneric(): ReadonlySet<string> {
    const found = new Set(
      schemas.filter(({ value }) => '$dynamicRef' in value).map(({ keys }) => toOwner(keys)),
    );
    if (found.size === 0) return found;
    const users = toGroups(schemas, ({ value: { $ref }, keys }) => {
      const target = typeof $ref === 'string' ? find($ref, findResource(keys)) : undefined;
      return target === undefined ? [] : [toOwner(target)];
    });
    // Grows during the loop.
    for (const owner of found)
      for (const { keys } of users.get(owner) ?? []) found.add(toOwner(keys));
    return found;
  }

  return {
    find,
    findResource,
    hasDynamicAnchor: (resource, name) =>
      dynamic.has(name === undefined ? resource : `${resource}#${name}`),
    isGeneric: (keys) => generic.has(toOwner(keys)),
  };
}

/** Resolves an id against another one; leaves what is not a URI unchanged. */
function toUri(uri: string, base: string | undefined): string {
  return URL.canParse(uri, base) ? new URL(uri, base).href : uri;
}

/** The component that a schema is in, or another part of the document. */
function toOwner(keys: SchemaKeys): string {
  return toPointer(keys.slice(0, 3));
}
