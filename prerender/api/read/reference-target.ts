import { posix } from 'node:path';
import { oncePer } from '../../../src/model/once-per';
import { decodePercent } from '../../../src/model/site/decode-percent';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Problem } from '../../diagnostics/problem';
import { toSpecsFolder } from '../document/api-path';
import { findAt, isContainer, toKeys, toPointer } from '../document/pointer';
import type { PartPlace, SourceMap } from './bundle-places';
import { isWithin, toId } from './bundle-places';
import type { ReadPart, SpecPart } from './spec-part';

/** The `$ref` of a value, if it has one. */
export function findRef(value: unknown): string | undefined {
  const ref = findAt(value, ['$ref']);
  return typeof ref === 'string' ? ref : undefined;
}

/** The `$ref` of a value that has nothing else. */
export function findSoleRef(value: unknown): string | undefined {
  return isContainer(value) && Object.keys(value).length === 1 ? findRef(value) : undefined;
}

/** True for a reference from the root file to the root file. */
export function isLocal(root: SpecPart, { part }: PartPlace, ref: string): boolean {
  return part === root && ref.startsWith('#');
}

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

/**
 * Opens what a reference leads to. Where that is nothing but another reference, as in a file that collects
 * others, goes on to the end; but not within the root file, whose components keep their names.
 */
export async function openTarget(parts: Parts, from: PartPlace, ref: string): Promise<Target> {
  const id = `${toId(from)} ${ref}`;
  // It leads through itself.
  if (parts.opening.has(id)) return toLost(parts, from, ref);
  parts.opening.add(id);
  const target = await findTarget(parts, from, ref);
  const end = target.kind === 'found' ? await openEnd(parts, target) : target;
  parts.opening.delete(id);
  return end;
}

async function openEnd(parts: Parts, target: FoundTarget): Promise<FoundTarget> {
  const sole = target.place.part === parts.root ? undefined : findSoleRef(target.value);
  if (sole === undefined) return target;
  const next = await openTarget(parts, target.place, sole);
  // Its problem is reported where it stands.
  return next.kind === 'found' ? next : target;
}

async function findTarget(parts: Parts, from: PartPlace, ref: string): Promise<Target> {
  const [path = '', fragment = ''] = ref.split(/#(.*)/s);
  const named = findById(parts, from, path);
  if (named !== undefined) return findInside(parts, named, fragment, ref);
  const resource = path === '' ? findResource(from)?.place : undefined;
  const inside = resource && (await findInside(parts, resource, fragment, ref));
  if (inside?.kind === 'found') return inside;
  const problem = findReferenceProblem(from.part.file, path);
  if (problem !== undefined) return problem;
  const file = toTargetFile(from.part.file, path);
  const read = parts.known.get(file) ?? (await parts.load(file));
  if (read === undefined) return toLostFile(parts, file, ref);
  if (!parts.known.has(file)) addPart(parts, file, read);
  if (read.kind === 'unreadable') return { kind: 'unreadable' };
  return findInside(parts, { part: read.part, keys: [] }, fragment, ref);
}

/** Why a reference's file may not be read, judged by its path alone: opens no file. */
export function findReferenceProblem(from: string, path: string): LostTarget | undefined {
  if (path === '') return undefined;
  if (isUrl(path)) {
    return {
      kind: 'lost',
      message: `"$ref: ${path}" is a URL outside this project, which is not fetched.`,
      hint: 'Save its target below specs/, and refer to that file.',
    };
  }
  if (/\p{Cc}/u.test(decodePercent(path))) {
    return {
      kind: 'lost',
      message: `"$ref: ${path}" has a control character, as no file has it in its name.`,
      hint: 'Remove the character.',
    };
  }
  const folder = toSpecsFolder(from);
  const target = posix.join(posix.dirname(from), path.replaceAll('\\', '/'));
  if (path.startsWith('/') || !target.startsWith(`${folder}/`) || /%2e|%2f|%5c/i.test(path)) {
    return {
      kind: 'lost',
      message: `"$ref: ${path}" points outside ${folder}/ and is not read.`,
      hint: `Move the file below ${folder}/.`,
    };
  }
  return undefined;
}

/** True for an address with a scheme or a host. */
export function isUrl(path: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path);
}

/** The file that a reference names, from the project root. Windows writes paths with backslashes. */
function toTargetFile(from: string, path: string): string {
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
    const isOwn = isContainer(value) && Object.hasOwn(value, key);
    const ref = isOwn ? undefined : findRef(value);
    const through = ref === undefined ? undefined : await openTarget(parts, place, ref);
    place = parts.sources.follow(through?.kind === 'found' ? through.place : place, [key]);
  }
  const value = findAt(place.part.document, place.keys);
  return value === undefined ? undefined : { kind: 'found', place, value };
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
  const names = isContainer(around) ? Object.keys(around) : [];
  const near = findNearest(wanted.at(-1) ?? '', names);
  const hint = near === undefined ? 'Correct the part after "#".' : `Did you mean "${near}"?`;
  return { kind: 'lost', message, hint };
}

/** A schema of a file with an `$id` or an anchor. */
interface Mark {
  readonly place: PartPlace;
  readonly id?: string;
  readonly anchor?: string;
}

/** Lists the schemas of a file that have an `$id`, by it. */
function listIds(part: SpecPart): readonly (readonly [id: string, place: PartPlace])[] {
  return listMarks(part).flatMap(({ id, place }) => (id === undefined ? [] : [[id, place]]));
}

/** The `$id` of a schema as it is written, and in full by the `$id` around a place. */
function toIds(from: PartPlace, id: string): readonly string[] {
  const base = findResource(from)?.id;
  return base !== undefined && URL.canParse(id, base) ? [id, new URL(id, base).href] : [id];
}

/** Finds a schema by its anchor. */
function findAnchor(start: PartPlace, anchor: string): PartPlace | undefined {
  const found = listMarks(start.part).filter((mark) => mark.anchor === anchor);
  // Two schemas with an `$id` may use the same anchor.
  return (found.find(({ place }) => isWithin(place, start)) ?? found[0])?.place;
}

/** The schema with an `$id` that a place belongs to: pointers in it start there. */
function findResource(place: PartPlace): Mark | undefined {
  return listMarks(place.part).findLast(
    (mark) => mark.id !== undefined && isWithin(place, mark.place),
  );
}

/** Parents first. */
const listMarks = oncePer((part: SpecPart) => listMarksAt({ part, keys: [] }, part.document));

function listMarksAt(place: PartPlace, value: unknown): readonly Mark[] {
  if (!isContainer(value)) return [];
  const { $id, $anchor, $dynamicAnchor } = value;
  const ids = typeof $id === 'string' ? [{ place, id: $id.replace(/#$/, '') }] : [];
  const anchors = [$anchor, $dynamicAnchor].filter((anchor) => typeof anchor === 'string');
  const inside = Object.entries(value).flatMap(([key, child]) =>
    listMarksAt({ part: place.part, keys: [...place.keys, key] }, child),
  );
  return [...ids, ...anchors.map((anchor) => ({ place, anchor })), ...inside];
}
