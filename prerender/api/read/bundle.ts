import { posix } from 'node:path';
import { decodePercent } from '../../../src/model/site/decode-percent';
import type { Problem } from '../../diagnostics/problem';
import { toGroupKeys } from '../document/component-group';
import type { ReferableKind } from '../document/object-kinds';
import type { FoundReference } from '../document/objects';
import { listObjectsAt, listReferences, toReferences, toVersion } from '../document/objects';
import { listMarkedSchemas } from '../schema/references';
import type { Locate } from '../../sources/position';
import { findAt, toKeys, toPointer } from '../document/pointer';
import type { ReadPart, SpecPart } from './spec-part';
import { findReferenceProblem } from './reference-problem';

/** Reads another file of the same folder; undefined when there is none. */
export type LoadPart = (file: string) => Promise<ReadPart | undefined>;

/** Several files as one document: what they refer to in each other has become a component. */
export interface Bundle {
  readonly document: unknown;
  readonly locate: Locate;
  /** All files that were read, the first one included. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** What a component of the bundle stands for in another file. */
interface Imported {
  readonly part: SpecPart;
  readonly keys: readonly string[];
  readonly kind: ReferableKind;
  readonly name: string;
}

/**
 * Brings a file and all that it refers to in other files together. Nothing is expanded: a reference to
 * another file becomes one to a component, so recursion across files stays recursion.
 */
export async function bundleParts(root: SpecPart, loadPart: LoadPart): Promise<Bundle> {
  const parts = new Map<string, SpecPart>([[root.file, root]]);
  const imports = new Map<string, Imported>();
  const problems: Problem[] = [];
  const seen = new WeakSet<object>();
  const ids = listSchemaIds(root.document);
  const open = [{ part: root, references: listReferences(root.document) }];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { part, references } = next;
    for (const found of references) {
      // YAML's aliases make one object stand in several places.
      if (seen.has(found.holder)) continue;
      seen.add(found.holder);
      if (part === root && isInside(found.ref, ids)) continue;
      const target = await openTarget(part, found, parts, loadPart);
      if ('problems' in target) problems.push(...target.problems);
      else {
        open.push({ part: target.part, references: listInside(root, target, found) });
        found.holder['$ref'] = toBundledRef(root, target, found, imports);
      }
    }
  }
  addComponents(root.document, imports);
  return {
    document: root.document,
    locate: createBundleLocate(root, [...imports.values()]),
    files: [...parts.keys()],
    problems,
  };
}

/** The references in what a reference names. */
function listInside(
  root: SpecPart,
  { part, keys }: Target,
  { kind }: FoundReference,
): readonly FoundReference[] {
  const place = { slot: kind, value: findAt(part.document, keys), keys };
  return toReferences(listObjectsAt(place, toVersion(root.document)));
}

/** Schemas may be named by addresses that are no files. */
function listSchemaIds(document: unknown): ReadonlySet<string> {
  const marks = listMarkedSchemas(document).filter(({ keyword }) => keyword === '$id');
  return new Set(marks.map(({ value }) => value));
}

function isInside(ref: string, ids: ReadonlySet<string>): boolean {
  return ref.startsWith('#') || ids.has(ref.split('#')[0] ?? '');
}

interface Target {
  readonly part: SpecPart;
  readonly keys: readonly string[];
}

type Failure = { readonly problems: readonly Problem[] };

async function openTarget(
  from: SpecPart,
  { ref, keys }: FoundReference,
  parts: Map<string, SpecPart>,
  loadPart: LoadPart,
): Promise<Target | Failure> {
  const [path = '', pointer = ''] = ref.split('#', 2);
  const fail = (problem: Pick<Problem, 'message' | 'hint'>): Failure => ({
    problems: [{ ...from.locate(keys), severity: 'error', ...problem }],
  });
  const error = findReferenceProblem(from.file, path);
  if (error !== undefined) return fail(error);
  const file = path === '' ? from.file : posix.join(posix.dirname(from.file), decodePercent(path));
  const known = parts.get(file);
  const read = known === undefined ? await loadPart(file) : { kind: 'read' as const, part: known };
  if (read === undefined) {
    return fail({
      message: `"$ref: ${ref}" names the file ${file}, which does not exist.`,
      hint: 'Correct the path; it starts from the file that the reference stands in.',
    });
  }
  if (read.kind === 'unreadable') return read;
  parts.set(file, read.part);
  const targetKeys = toKeys(pointer);
  if (findAt(read.part.document, targetKeys) === undefined) {
    return fail({
      message: `"$ref: ${ref}" names nothing in ${file}.`,
      hint: 'Correct the part after "#".',
    });
  }
  return { part: read.part, keys: targetKeys };
}

/** The same place, as the bundle names it. */
function toBundledRef(
  root: SpecPart,
  { part, keys }: Target,
  found: FoundReference,
  imports: Map<string, Imported>,
): string {
  if (part === root) return `#${keys.map((key) => `/${escapeKey(key)}`).join('')}`;
  const { kind } = found;
  const id = JSON.stringify([part.file, keys, kind]);
  const known = imports.get(id) ?? {
    part,
    keys,
    kind,
    name: toFreeName(root, part, keys, kind, imports),
  };
  imports.set(id, known);
  return `#/${toGroupKeys(root.document, kind).join('/')}/${escapeKey(known.name)}`;
}

function toFreeName(
  root: SpecPart,
  part: SpecPart,
  keys: readonly string[],
  kind: ReferableKind,
  imports: ReadonlyMap<string, Imported>,
): string {
  const taken = new Set([
    ...Object.keys(findAt(root.document, toGroupKeys(root.document, kind)) ?? {}),
    ...[...imports.values()].filter((one) => one.kind === kind).map(({ name }) => name),
  ]);
  const wanted = toComponentName(part.file, keys);
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`;
  return name;
}

/** A name for what stands at some keys of a file: the last key, or the file's own name. */
function toComponentName(file: string, keys: readonly string[]): string {
  const name = keys.at(-1) ?? posix.basename(file).replace(/\.[^.]+$/, '');
  return name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'part';
}

function escapeKey(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

type Group = Record<string, unknown>;

function addComponents(document: unknown, imports: ReadonlyMap<string, Imported>): void {
  for (const { part, keys, kind, name } of imports.values()) {
    const group = makeGroup(document as Group, toGroupKeys(document, kind));
    Object.defineProperty(group, name, {
      value: findAt(part.document, keys),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
}

/** What stands there in place of a group is reported as it is. */
function makeGroup(document: Group, keys: readonly string[]): Group {
  return keys.reduce<Group>((group, key) => {
    const inner = Object.hasOwn(group, key) ? group[key] : undefined;
    if (typeof inner === 'object' && inner !== null) return inner as Group;
    const made: Group = {};
    if (inner === undefined) group[key] = made;
    return made;
  }, document);
}

/** Positions of what came from another file are those in that file. */
function createBundleLocate(root: SpecPart, imports: readonly Imported[]): Locate {
  const byPointer = new Map(
    imports.map((one) => [toPointer([...toGroupKeys(root.document, one.kind), one.name]), one]),
  );
  return (keys) => {
    for (const length of [2, 3]) {
      const imported = byPointer.get(toPointer(keys.slice(0, length)));
      if (imported !== undefined)
        return imported.part.locate([...imported.keys, ...keys.slice(length)]);
    }
    return root.locate(keys);
  };
}
