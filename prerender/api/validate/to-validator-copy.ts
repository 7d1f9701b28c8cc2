import type { TypedObject } from '../document/list-typed-objects';
import {
  findKind,
  isSwagger,
  listTypedObjects,
  listTypedObjectsAt,
} from '../document/list-typed-objects';
import { isReferable } from '../document/object-kinds';
import { findAt, toKeys } from '../document/pointer';
import { takeUnknown } from './take-unknown';
import { getShelf } from './validator-shelf';
import type { ShelfKind } from './validator-shelf';

/** A document as the validator can read it. */
export interface ValidatorCopy {
  readonly document: unknown;
  /** Where a place of the copy is in the document. */
  readonly toOrigin: (keys: readonly string[]) => readonly string[];
}

/**
 * Copies a document so that each of its objects is validated once, where it stands.
 *
 * Nothing is dereferenced: that would expand what refers to others twice into more than a machine holds.
 * What is referred to as something else than it stands as, and what the validator's schema of the
 * version does not look at, is moved to a place of the copy where it is looked at.
 */
export function toValidatorCopy(original: unknown): ValidatorCopy {
  const document = toPlainCopy(original);
  const isOldSwagger = isSwagger(document);
  const moves: Move[] = [];
  const open = [...listTypedObjects(document)];

  function move(kind: ShelfKind, value: unknown, from: readonly string[]): void {
    const shelf = getShelf(document, kind);
    if (shelf === undefined) return;
    const to = shelf.put(value, `easier-${moves.length}`);
    moves.push({ from, to });
    open.push(...listTypedObjectsAt({ slot: kind, value, keys: to }, isOldSwagger));
  }

  const seen = new Set<string>();
  for (const object of open) {
    for (const { kind, value, keys } of takeUnknown(object, document)) move(kind, value, keys);
    const { kind, value } = object;
    if (kind === 'variable') renameDescription(object, moves);
    const ref = value['$ref'];
    if (typeof ref !== 'string' || !isReferable(kind)) continue;
    bareReference(object, isOldSwagger);
    const target = toKeys(ref);
    const id = JSON.stringify([kind, target]);
    if (!ref.startsWith('#/') || seen.has(id) || findKind(original, target) === kind) continue;
    seen.add(id);
    const found = findAt(original, target);
    if (found !== undefined) move(kind, toPlainCopy(found), target);
  }
  return { document, toOrigin: (keys) => toOrigin(moves, keys).map(withoutMark) };
}

/** The validator takes names that every object has for known ones, and asks values for their own text. */
function toPlainCopy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, child: unknown) => {
    if (typeof child !== 'object' || child === null || Array.isArray(child)) return child;
    if (!Object.keys(child).some(isInherited)) return child;
    return Object.fromEntries(
      Object.entries(child).map(([key, inner]) => [isInherited(key) ? key + MARK : key, inner]),
    );
  }) as unknown;
}

function isInherited(key: string): boolean {
  return key in Object.prototype;
}

/** Ends the keys of a copy that would mean something else. */
const MARK = '.easier-name';

/** A key of a copy, or a text about it, as it is in the document. */
export function withoutMark(text: string): string {
  return text.replaceAll(MARK, '');
}

interface Move {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

function toOrigin(moves: readonly Move[], keys: readonly string[]): readonly string[] {
  const move = moves.find(({ to }) => to.every((key, index) => keys[index] === key));
  return move === undefined ? keys : toOrigin(moves, [...move.from, ...keys.slice(move.to.length)]);
}

/** Some schemas allow nothing beside a reference, or no reference; what stands beside is valid or not itself. */
function bareReference({ kind, value }: TypedObject, isOldSwagger: boolean): void {
  if (kind === 'pathItems' || kind === 'mediaTypes') Reflect.deleteProperty(value, '$ref');
  else if (kind !== 'schemas' || isOldSwagger) {
    for (const key of Object.keys(value)) if (key !== '$ref') Reflect.deleteProperty(value, key);
  }
}

/** The validator's schema of 3.1 calls it otherwise. */
function renameDescription({ value, keys }: TypedObject, moves: Move[]): void {
  const { description } = value;
  if (description === undefined) return;
  Reflect.deleteProperty(value, 'description');
  const name = typeof description === 'string' ? 'default' : 'descriptions';
  if (name === 'default') return;
  value[name] = description;
  moves.push({ from: [...keys, 'description'], to: [...keys, name] });
}
