import type { JsonObject } from '../../../src/model/json-object';
import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import type { ObjectKind } from '../document/object-kinds';
import type { FoundReference, TypedObject } from '../document/objects';
import { listReferences } from '../document/objects';
import { toPointer } from '../document/pointer';
import { compareKeys, putAt, toPlaceText } from '../readings/reading';
import { checkCircles } from './circles';
import { checkReferences } from './references';

/** Objects that a page can do without, as it says nothing else of what is around them. */
const spared: ReadonlySet<ObjectKind> = new Set([
  'callbacks',
  'contact',
  'discriminator',
  'encoding',
  'examples',
  'externalDocs',
  'headers',
  'license',
  'links',
  'mediaTypes',
  'operation',
  'parameters',
  'pathItems',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
  'server',
  'tag',
  'variable',
  'xml',
]);

/** Takes objects of a file that the team does not own out of the document, where that is possible. */
export function leaveOutObjects(
  document: unknown,
  objects: readonly TypedObject[],
  locate: Locate,
): readonly Problem[] {
  const last = objects.toSorted((one, other) => compareKeys(other.keys, one.keys));
  for (const { kind, keys, value } of last) putAt(document, keys, emptied.get(kind)?.(value));
  return objects.map(({ keys }) => toProblem(keys, locate));
}

/** True if an object of a kind can be left out. */
export function isSpared({ kind }: TypedObject): boolean {
  return spared.has(kind);
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

function toProblem(keys: readonly string[], locate: Locate): Problem {
  return {
    ...locate(keys),
    severity: 'warning',
    message: `${toPlaceText(keys)} cannot be read: it is left out.`,
    hint: 'Tell the owners of the file.',
  };
}

/** Leaves out what refers to nothing, to itself, or to what is not below `specs/`. */
export function leaveOutReferences(document: unknown, locate: Locate): readonly Problem[] {
  const problems: Problem[] = [];
  for (;;) {
    const lost = listLost(document);
    if (lost.length === 0) return problems;
    problems.push(...leaveOutObjects(document, lost, locate));
  }
}

function listLost(document: unknown): readonly TypedObject[] {
  const references = listReferences(document);
  const byPlace = new Map(references.map((found) => [toPointer(found.keys), found]));
  const places: (readonly string[])[] = references
    .filter(({ ref }) => !ref.startsWith('#'))
    .map(({ keys }) => keys);
  const note = (keys: readonly string[]) => {
    places.push(keys);
    return { file: '', line: 1, column: 1 };
  };
  checkReferences(document, note);
  checkCircles(document, note);
  const found = new Set(places.map(toPointer));
  return [...found].flatMap((place) => {
    const reference = byPlace.get(place);
    return reference === undefined ? [] : [toHolder(reference)];
  });
}

function toHolder({ kind, holder, keys }: FoundReference): TypedObject {
  return { kind, value: holder, keys: keys.slice(0, -1) };
}
