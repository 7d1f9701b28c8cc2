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

/** Reads another file of the same folder; undefined if it does not exist. */
export type LoadPart = (file: string) => Promise<ReadPart | undefined>;

/** Several files as one document: each target of a reference between files becomes a component. */
export interface Bundle {
  readonly document: unknown;
  readonly locate: Locate;
  /** All files that were read, including the root file. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** The source of a bundled component: its file, keys and kind. */
interface Imported {
  readonly part: SpecPart;
  readonly keys: readonly string[];
  readonly kind: ReferableKind;
  readonly name: string;
}

/**
 * Bundles a file with everything it references in other files. Nothing is expanded: a reference to another
 * file becomes a reference to a component, so recursion across files stays recursion.
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
      // YAML aliases put the same object in several places.
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

/** Lists the references inside the target of a reference. */
function listInside(
  root: SpecPart,
  { part, keys }: Target,
  { kind }: FoundReference,
): readonly FoundReference[] {
  const place = { slot: kind, value: findAt(part.document, keys), keys };
  return toReferences(listObjectsAt(place, toVersion(root.document)));
}

/** Lists the `$id`s of schemas: such a URI need not be a file. */
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

/** The reference to a target within the bundle. */
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

/** Names a component after the last of its keys, or after its file if there are none. */
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

/** Leaves any other value in place of a group unchanged, so that validation reports it. */
function makeGroup(document: Group, keys: readonly string[]): Group {
  return keys.reduce<Group>((group, key) => {
    const inner = Object.hasOwn(group, key) ? group[key] : undefined;
    if (typeof inner === 'object' && inner !== null) return inner as Group;
    const made: Group = {};
    if (inner === undefined) group[key] = made;
    return made;
  }, document);
}

/** Finds positions, in the original file for everything imported from it. */
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
