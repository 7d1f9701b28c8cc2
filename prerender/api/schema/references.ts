import { listReferencedObjects } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';
import type { SchemaObject } from '../document/schema-object';
import type { SchemaKeys } from './schema-id';
import { toIdPart } from './schema-id';

/** A keyword that names or references a schema. */
export interface SchemaMark {
  readonly keyword: '$id' | '$anchor' | '$ref' | '$dynamicAnchor' | '$dynamicRef';
  readonly value: string;
  /** The pointer of the schema that has it, as keys. */
  readonly keys: readonly string[];
}

/** All such keywords of a document, in document order. */
export function listMarkedSchemas(document: unknown): readonly SchemaMark[] {
  return listReferencedObjects(document)
    .filter(({ kind }) => kind === 'schemas')
    .flatMap(({ value, keys }) =>
      keywords.flatMap((keyword) => {
        const mark = value[keyword];
        return typeof mark === 'string' ? [{ keyword, value: mark, keys }] : [];
      }),
    );
}

const keywords = ['$id', '$anchor', '$ref', '$dynamicAnchor', '$dynamicRef'] as const;

/** Resolves references in all forms that JSON Schema allows: pointers, anchors and ids. */
export interface SchemaIndex {
  /** The target of a `$ref` within a resource; undefined if there is none. */
  readonly find: (ref: string, resource: string) => SchemaKeys | undefined;
  /** The resource that a schema belongs to: the nearest enclosing schema with an `$id`, else its component. */
  readonly findResource: (keys: SchemaKeys) => string;
  /** True if a resource has a `$dynamicAnchor` of this name, or any if no name is given. */
  readonly hasDynamicAnchor: (resource: string, name?: string) => boolean;
}

/** Indexes the ids and anchors of a document. */
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
    // A pointer starts at its resource. Less exact documents start it at the document root.
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

/** Resolves an id against another one; leaves what is not a URI unchanged. */
function toUri(uri: string, base: string | undefined): string {
  return URL.canParse(uri, base) ? new URL(uri, base).href : uri;
}

/**
 * The way to a schema, as far as its references depend on it.
 *
 * A `$dynamicRef` has a different target in each generic envelope that leads to it.
 */
export interface SchemaScope {
  /** The resource that contains the schema. */
  readonly resource: string;
  /** The resources with dynamic anchors on the way, outermost first. */
  readonly dynamic: readonly string[];
}

/** Follows references from one scope into the next. */
export interface SchemaScopes {
  readonly outermost: SchemaScope;
  /** The target of a schema's reference; undefined if it cannot be resolved. */
  readonly find: (schema: SchemaObject, scope: SchemaScope) => SchemaKeys | undefined;
  readonly enter: (keys: SchemaKeys, scope: SchemaScope) => SchemaScope;
  /** Distinguishes a schema from itself in another scope: `(TeamList)`. Empty for most. */
  readonly toSuffix: (keys: SchemaKeys, scope: SchemaScope) => string;
}

/** Indexes the references of a document. */
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

  /** Creates a test for components that reach a `$dynamicRef`. Only these depend on what references them. */
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
