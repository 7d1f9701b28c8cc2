import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../../src/model/json-object';
import { isObject } from '../../src/model/json-object';
import type { Problem } from '../diagnostics/problem';
import type { Locate } from '../sources/position';
import { toTexts } from './document/json-object';
import type { ObjectKind } from './document/object-kinds';
import type { SpecVersion, TypedObject } from './document/objects';
import { listReferences, toVersion } from './document/objects';
import { findAt, isContainer, setOwn, toPlaceText, toPointer } from './document/pointer';
import type { ObjectError } from './validate/object-errors';
import { isInside, listDistinctObjects, listErrors } from './validate/objects';
import { checkReferences } from './validate/references';

/** A part that is taken out of a document. */
interface LeftOut {
  readonly keys: readonly string[];
  /** The value in its place; undefined to remove it. */
  readonly value?: unknown;
  /** True for a field that is missing, and gets a value that says nothing. */
  readonly isDefault?: boolean;
}

/**
 * Takes what is invalid out of a document that the team does not own; changes the document itself.
 *
 * A field goes if its object says something true without it; else the object goes. Returns a warning for each.
 */
export function leaveOutInvalid(document: unknown, locate: Locate): readonly Problem[] {
  const valid = new Set<object>();
  const objects = listDistinctObjects(document);
  const indexes = new Map(objects.map(({ value, keys }) => [value, keys.at(-1)]));
  const problems = objects.flatMap(closeGaps).map((keys) => toProblem(keys, locate));
  // A part may be required by the object around it, which then goes in the next round.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = listInvalid(document, valid);
    // References last, as what is left out may be referred to.
    const parts = found.length > 0 ? found : listLost(document);
    if (parts.length === 0) break;
    for (const { keys, isDefault } of parts)
      if (isDefault !== true)
        problems.push(toProblem(toSourceKeys(document, keys, indexes), locate));
    for (const { keys } of parts)
      for (const holder of listHolders(document, keys)) valid.delete(holder);
    replaceParts(document, parts);
  }
  return problems;
}

const MOST_ROUNDS = 20;

/** Closes the gaps that texts of other files leave in a list if they are not there; returns the keys of each. */
function closeGaps({ value, keys }: TypedObject): readonly (readonly string[])[] {
  return Object.entries(value).flatMap(([field, list]) => {
    if (!Array.isArray(list)) return [];
    const gaps = [...list.keys()].filter((index) => !(index in list));
    // Filtering skips gaps.
    if (gaps.length > 0) list.splice(0, list.length, ...(list as unknown[]).filter(() => true));
    return gaps.map((index) => [...keys, field, String(index)]);
  });
}

/** Lists the invalid parts of the objects that are not known to be valid. */
function listInvalid(document: unknown, valid: Set<object>): readonly LeftOut[] {
  const version = toVersion(document);
  const parts: LeftOut[] = [];
  const gone = new Set<string>();
  for (const object of listDistinctObjects(document)) {
    if (valid.has(object.value) || isInside(object.keys, gone)) continue;
    const found = listParts(object, version);
    if (found.length === 0) valid.add(object.value);
    for (const { keys } of found) gone.add(toPointer(keys));
    parts.push(...found);
  }
  return parts;
}

function listParts(object: TypedObject, version: SpecVersion): readonly LeftOut[] {
  const parts = listErrors(object, version).map((error) => findField(error, object));
  const fields = parts.filter((part) => part !== undefined);
  const isLost = fields.length < parts.length && !WHOLE.test(object.kind);
  const found = isLost ? [toEmptied(object)] : fields;
  return [...new Map(found.map((part) => [toPointer(part.keys), part])).values()];
}

/** The field that an error can be mended with; undefined if nothing true can be said of the object without it. */
function findField(
  { keys, isExtra, missing }: ObjectError,
  { kind, keys: own, value: object }: TypedObject,
): LeftOut | undefined {
  const inner = keys.slice(own.length);
  // Less of it would say that fewer credentials are needed.
  if (inner[0] === 'security' && isExtra !== true)
    return { keys: [...own, 'security'], value: toNamedSchemes(object['security']) };
  if (missing !== undefined) {
    // Inside, it is a part without a kind of its own.
    if (inner.length > 0) return { keys };
    const value = structuredClone(defaults.get(`${kind} ${missing}`));
    return value === undefined ? undefined : { keys: [...keys, missing], value, isDefault: true };
  }
  if (isExtra === true) return keys.at(-1) === '$ref' && !WHOLE.test(kind) ? undefined : { keys };
  const [field] = inner;
  if (field === undefined || (inner.length === 1 && needed[kind]?.includes(field) === true))
    return undefined;
  return { keys };
}

/** The requirements with the names that they have, as in `security: [api_key]`; undefined if they have none. */
function toNamedSchemes(security: unknown): unknown {
  const named = [security].flat().flatMap((one) => {
    if (typeof one === 'string') return [{ [one]: [] }];
    if (!isObject(one) || '$ref' in one) return [];
    const schemes = Object.entries(one).map(([name, scopes]) => [name, toTexts([scopes].flat())]);
    // Only in a list does an empty requirement say that none is needed.
    if (schemes.length === 0 && one === security) return [];
    return [Object.fromEntries(schemes) as object];
  });
  const found = named.filter((one, index) =>
    named.slice(0, index).every((before) => !isDeepStrictEqual(before, one)),
  );
  return found.length === 0 || isDeepStrictEqual(found, security) ? undefined : found;
}

/** The values of required fields that say nothing, by the kind of the object and the name of the field. */
const defaults: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['document info', {}],
  ['document paths', {}],
  ['info title', 'API'],
  ['info version', ''],
  ['license name', 'License'],
  ['operation responses', {}],
  ['parameters required', true],
  ['parameters schema', {}],
  ['headers schema', {}],
  ['requestBodies content', {}],
  ['responses description', ''],
  ['flows scopes', {}],
  ['securitySchemes flows', {}],
  ['securitySchemes scopes', {}],
  ['schemas items', {}],
  ['server url', '/'],
  ['variable default', ''],
]);

/** Fields without which nothing true can be said of their object. */
const needed: Readonly<Partial<Record<ObjectKind, readonly string[]>>> = {
  parameters: ['name', 'in', 'type'],
  securitySchemes: ['type', 'name', 'in', 'scheme', 'flow'],
  server: ['url'],
};

/** Objects that hold all that a page says; a page can do without any other. */
const WHOLE = /^(?:components|document|flows?|info|paths|responseMap)$/;

function toEmptied({ kind, value, keys }: TypedObject): LeftOut {
  return { keys, value: emptied.get(kind)?.(value) };
}

/** The replacements of objects whose name says something by itself: a status, a property, that there is a body. */
const emptied: ReadonlyMap<ObjectKind, (value: JsonObject) => unknown> = new Map<
  ObjectKind,
  (value: JsonObject) => unknown
>([
  ['schemas', ({ description }) => (typeof description === 'string' ? { description } : {})],
  ['headers', () => ({ schema: {} })],
  ['mediaTypes', () => ({})],
  ['requestBodies', () => ({ content: {} })],
  ['responses', () => ({ description: '' })],
]);

/** Lists what refers to nothing, to itself, or to what is not below `specs/`. */
function listLost(document: unknown): readonly LeftOut[] {
  const byPlace = new Map(listReferences(document).map((found) => [toPointer(found.keys), found]));
  const elsewhere = [...byPlace.values()].filter(({ ref }) => !ref.startsWith('#'));
  const places = [...elsewhere, ...checkReferences(document)].map(({ keys }) => toPointer(keys));
  return [...new Set(places)].flatMap((place) => {
    const reference = byPlace.get(place);
    if (reference === undefined) return [];
    const { kind, holder, keys } = reference;
    return [toEmptied({ kind, value: holder, keys: keys.slice(0, -1) })];
  });
}

/** The keys in the source, where a list may have had more items. */
function toSourceKeys(
  document: unknown,
  keys: readonly string[],
  indexes: ReadonlyMap<object, string | undefined>,
): readonly string[] {
  return keys.map((key, position) => {
    const holder = findAt(document, keys.slice(0, position));
    const item: unknown = Array.isArray(holder) ? holder[Number(key)] : undefined;
    return (isContainer(item) ? indexes.get(item) : undefined) ?? key;
  });
}

function toProblem(keys: readonly string[], locate: Locate): Problem {
  return {
    ...locate(keys),
    severity: 'warning',
    message: `${toPlaceText(keys)} cannot be read: it is left out.`,
    hint: 'Tell the owners of the file.',
  };
}

/** The objects and lists that hold the value at some keys. */
function listHolders(root: unknown, keys: readonly string[]): readonly object[] {
  return keys
    .map((_, index) => findAt(root, keys.slice(0, index)))
    .filter((value) => isContainer(value));
}

/** Puts each value in the place of its part, or takes the part away. */
function replaceParts(document: unknown, parts: readonly LeftOut[]): void {
  const lists = new Set<unknown[]>();
  for (const { keys, value } of parts) {
    const holder = findAt(document, keys.slice(0, -1));
    const key = keys.at(-1);
    if (!isContainer(holder) || key === undefined) continue;
    if (value === undefined && !Array.isArray(holder)) Reflect.deleteProperty(holder, key);
    else setOwn(holder, key, value);
    if (Array.isArray(holder)) lists.add(holder);
  }
  // Last, as it moves what follows in a list.
  for (const list of lists)
    list.splice(0, list.length, ...list.filter((item) => item !== undefined));
}
