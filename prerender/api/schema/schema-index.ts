import { findAt, toKeys } from '../document/pointer';
import type { SchemaMark } from './list-marked-schemas';
import type { SchemaKeys } from './schema-keys';

/** Finds what references name, in whatever way JSON Schema allows: pointers, anchors and ids. */
export interface SchemaIndex {
  /** The place that a `$ref` names, seen from a resource; undefined where it names nothing. */
  readonly find: (ref: string, resource: string) => SchemaKeys | undefined;
  /** The resource that a place belongs to: the nearest schema around it with an `$id`, else its component. */
  readonly findResource: (keys: SchemaKeys) => string;
  /** Whether a resource has such a `$dynamicAnchor`; without a name, any. */
  readonly hasDynamicAnchor: (resource: string, name?: string) => boolean;
}

/** Reads the ids and anchors of a document once. */
export function createSchemaIndex(document: unknown, marks: readonly SchemaMark[]): SchemaIndex {
  const byId = new Map<string, SchemaKeys>();
  const roots = new Map<string, { readonly keys: SchemaKeys; readonly uri: string }>();
  for (const { keyword, value: uri, keys } of marks) {
    if (keyword !== '$id') continue;
    byId.set(uri, keys);
    roots.set(toPlace(keys), { keys, uri });
  }
  const byAnchor = new Map<string, SchemaKeys>();
  const dynamic = new Set<string>();
  for (const { keyword, value, keys } of marks) {
    if (keyword !== '$anchor' && keyword !== '$dynamicAnchor') continue;
    const resource = findResource(keys);
    for (const key of [`${resource}#${value}`, `#${value}`]) {
      if (!byAnchor.has(key)) byAnchor.set(key, keys);
    }
    if (keyword === '$dynamicAnchor') dynamic.add(resource).add(`${resource}#${value}`);
  }

  function findResource(keys: SchemaKeys): string {
    for (let length = roots.size === 0 ? 0 : keys.length; length > 0; length--) {
      const place = toPlace(keys.slice(0, length));
      if (roots.has(place)) return place;
    }
    return keys[0] === 'components' && keys[1] === 'schemas' ? toPlace(keys.slice(0, 3)) : '';
  }

  function find(ref: string, resource: string): SchemaKeys | undefined {
    const [uri = '', fragment = ''] = ref.split(/#(.*)/s);
    const root = uri === '' ? roots.get(resource)?.keys : findById(uri, resource);
    if (uri !== '' && root === undefined) return undefined;
    if (fragment === '') return root;
    if (!fragment.startsWith('/')) {
      const place = root === undefined ? resource : toPlace(root);
      return byAnchor.get(`${place}#${fragment}`) ?? byAnchor.get(`#${fragment}`);
    }
    // A pointer starts at its resource; where documents are less exact, at the whole document.
    const keys = toKeys(fragment);
    return [[...(root ?? []), ...keys], keys].find(
      (place) => findAt(document, place) !== undefined,
    );
  }

  function findById(uri: string, resource: string): SchemaKeys | undefined {
    return byId.get(uri) ?? byId.get(toUri(uri, roots.get(resource)?.uri));
  }

  return {
    find,
    findResource,
    hasDynamicAnchor: (resource, name) =>
      dynamic.has(name === undefined ? resource : `${resource}#${name}`),
  };
}

function toPlace(keys: SchemaKeys): string {
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** An id relative to another one; what is no address stays as it is. */
function toUri(uri: string, base: string | undefined): string {
  return URL.canParse(uri, base) ? new URL(uri, base).href : uri;
}
