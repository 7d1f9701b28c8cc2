import { posix } from 'node:path';
import { decodePercent } from '../../../src/model/site/decode-percent';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Problem } from '../../diagnostics/problem';
import { findAt, toKeys, toPointer } from '../document/pointer';
import { findAnchor, findResource, listIds, toIds } from './part-marks';
import { findRef, findSoleRef } from './reference';
import { findReferenceProblem } from './reference-problem';
import type { PartPlace, SourceMap } from './source-map';
import { toId } from './source-map';
import type { ReadPart, SpecPart } from './spec-part';

/** Reads another file of the same folder; undefined if it does not exist. */
export type LoadPart = (file: string) => Promise<ReadPart | undefined>;

/** The files of an API that have been read so far. */
export interface Parts {
  readonly root: SpecPart;
  readonly load: LoadPart;
  readonly sources: SourceMap;
  /** All files, including those that cannot be read. */
  readonly known: Map<string, ReadPart>;
  /** The references that are being followed. */
  readonly opening: Set<string>;
  /** The problems of files that cannot be read. */
  readonly problems: Problem[];
  /** All schemas with an `$id`. */
  readonly ids: Map<string, PartPlace>;
  /** Where the references lead that have been replaced by references within the bundle. */
  readonly replaced: WeakMap<object, PartPlace>;
}

/** The target of a reference, or the reason why it has none. */
export type Target =
  | FoundTarget
  | LostTarget
  /** The file has problems of its own, which are reported already. */
  | { readonly kind: 'unreadable' };

/** Why a reference leads nowhere. */
export interface LostTarget {
  readonly kind: 'lost';
  readonly message: string;
  readonly hint: string;
}

export interface FoundTarget {
  readonly kind: 'found';
  readonly place: PartPlace;
  readonly value: unknown;
}

/** A longer chain of references is treated as circular. */
const MAX_STEPS = 100;

/**
 * Opens what a reference leads to. Where that is nothing but another reference, as in a file that collects
 * others, goes on to the end; but not within the root file, whose components keep their names.
 */
export async function openEnd(parts: Parts, from: PartPlace, ref: string): Promise<Target> {
  const first = await openTarget(parts, from, ref);
  let end = first;
  for (let steps = 0; end.kind === 'found' && end.place.part !== parts.root; steps++) {
    const sole = findSoleRef(end.value);
    if (sole === undefined) return end;
    if (steps > MAX_STEPS) return first;
    const next = await openNext(parts, end, sole);
    // Its problem is reported where it stands.
    if (next.kind !== 'found') return end;
    end = next;
  }
  return end;
}

/** A reference that has been replaced starts from the root of the bundle. */
async function openNext(parts: Parts, { place, value }: FoundTarget, ref: string): Promise<Target> {
  const replaced = findReplaced(parts, value);
  return replaced === undefined
    ? openTarget(parts, place, ref)
    : { kind: 'found', place: replaced, value: findAt(replaced.part.document, replaced.keys) };
}

/** Opens the target of a reference that stands at a place of a file. */
async function openTarget(parts: Parts, from: PartPlace, ref: string): Promise<Target> {
  const id = `${toId(from)} ${ref}`;
  // It leads through itself.
  if (parts.opening.has(id)) return toLost(parts, from, ref);
  parts.opening.add(id);
  const target = await findTarget(parts, from, ref);
  parts.opening.delete(id);
  return target;
}

async function findTarget(parts: Parts, from: PartPlace, ref: string): Promise<Target> {
  const [path = '', fragment = ''] = ref.split(/#(.*)/s);
  const named = findById(parts, from, path);
  if (named !== undefined) return findInside(parts, named, fragment, ref);
  const resource = path === '' ? findResource(from) : undefined;
  const inside = resource && (await findInside(parts, resource, fragment, ref));
  if (inside?.kind === 'found') return inside;
  const error = findReferenceProblem(from.part.file, path);
  if (error !== undefined) return { kind: 'lost', ...error };
  const file = toTargetFile(from.part.file, path);
  const read = parts.known.get(file) ?? (await parts.load(file));
  if (read === undefined) return toLostFile(parts, file, ref);
  if (!parts.known.has(file)) addPart(parts, file, read);
  if (read.kind === 'unreadable') return { kind: 'unreadable' };
  return findInside(parts, { part: read.part, keys: [] }, fragment, ref);
}

/** The file that a reference names, from the project root. Windows writes paths with backslashes. */
export function toTargetFile(from: string, path: string): string {
  if (path === '') return from;
  return posix.join(posix.dirname(from), decodePercent(path.replaceAll('\\', '/')));
}

/** Adds a file to those that are known. */
export function addPart({ known, ids, problems }: Parts, file: string, read: ReadPart): void {
  known.set(file, read);
  if (read.kind === 'unreadable') problems.push(...read.problems);
  else for (const [id, place] of listIds(read.part)) if (!ids.has(id)) ids.set(id, place);
}

function findById({ ids }: Parts, from: PartPlace, path: string): PartPlace | undefined {
  if (path === '' || ids.size === 0) return undefined;
  return toIds(from, path)
    .map((id) => ids.get(id))
    .find((place) => place !== undefined);
}

/** Finds what a fragment names in a file or in a schema with an `$id`: by its keys or by an anchor. */
async function findInside(
  parts: Parts,
  start: PartPlace,
  fragment: string,
  ref: string,
): Promise<Target> {
  const name = decodePercent(fragment);
  const anchored = /^[^/]/.test(name) ? findAnchor(start, name) : undefined;
  const found = await findByKeys(parts, anchored ?? start, anchored ? [] : toKeys(fragment));
  return found ?? toLost(parts, start, ref);
}

/** The value at some keys, with the references on the way followed. */
async function findByKeys(
  parts: Parts,
  start: PartPlace,
  keys: readonly string[],
): Promise<FoundTarget | undefined> {
  let place = parts.sources.follow(start, []);
  for (const key of keys) {
    const value = findAt(place.part.document, place.keys);
    const ref = isOwn(value, key) ? undefined : findRef(value);
    const through =
      ref === undefined ? undefined : await openNext(parts, { kind: 'found', place, value }, ref);
    place = parts.sources.follow(through?.kind === 'found' ? through.place : place, [key]);
  }
  const value = findAt(place.part.document, place.keys);
  return value === undefined ? undefined : { kind: 'found', place, value };
}

function isOwn(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

function findReplaced({ replaced }: Parts, value: unknown): PartPlace | undefined {
  return typeof value === 'object' && value !== null ? replaced.get(value) : undefined;
}

function toLostFile({ known }: Parts, file: string, ref: string): Target {
  const near = findNearest(file, known.keys());
  return {
    kind: 'lost',
    message: `"$ref: ${ref}" names the file ${file}, which does not exist.`,
    hint:
      near === undefined
        ? 'Correct the path: it is relative to the file that contains the reference.'
        : `Did you mean ${near}? The path is relative to the file that contains the reference.`,
  };
}

function toLost({ root }: Parts, { part, keys }: PartPlace, ref: string): Target {
  const [, fragment = ''] = ref.split(/#(.*)/s);
  const wanted = toKeys(fragment);
  const message = `"$ref: ${ref}" points to nothing in ${part.file}.`;
  if (part !== root && findAt(root.document, wanted) !== undefined) {
    const path = posix.relative(posix.dirname(part.file), root.file);
    return { kind: 'lost', message, hint: `Write "${path}#${toPointer(wanted)}".` };
  }
  const around = findAt(part.document, [...keys, ...wanted.slice(0, -1)]);
  const names = typeof around === 'object' && around !== null ? Object.keys(around) : [];
  const near = findNearest(wanted.at(-1) ?? '', names);
  const hint = near === undefined ? 'Correct the part after "#".' : `Did you mean "${near}"?`;
  return { kind: 'lost', message, hint };
}
