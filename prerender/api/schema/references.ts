import { listReferencedObjects } from '../document/objects';
import { findAt, toKeys, toPointer } from '../document/pointer';
import type { SchemaKeys } from './schema-id';

/** Resolves references in all forms that JSON Schema allows: pointers, anchors and ids. */
export interface SchemaIndex {
  /** The target of a `$ref` within a resource; undefined if there is none. */
  readonly find: (ref: string, resource: string) => SchemaKeys | undefined;
  /** The resource that a schema belongs to: the nearest enclosing schema with an `$id`, else its component. */
  readonly findResource: (keys: SchemaKeys) => string;
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
  for (const { value, keys } of schemas) {
    for (const anchor of [value['$anchor'], value['$dynamicAnchor']]) {
      if (typeof anchor !== 'string') continue;
      for (const key of [`${findResource(keys)}#${anchor}`, `#${anchor}`]) {
        if (!byAnchor.has(key)) byAnchor.set(key, keys);
      }
    }
  }

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

  return { find, findResource };
}

/** Resolves an id against another one; leaves what is not a URI unchanged. */
function toUri(uri: string, base: string | undefined): string {
  return URL.canParse(uri, base) ? new URL(uri, base).href : uri;
}
