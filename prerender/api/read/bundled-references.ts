import type { Problem } from '../../diagnostics/problem';
import { isObject } from '../../../src/model/json-object';
import type { ReferableKind } from '../document/object-kinds';
import { findAt, isContainer, setOwn, toKeys } from '../document/pointer';
import type { BundleNames } from './bundle-names';
import { toRef } from './bundle-names';
import type { BundlePlace } from './bundle-places';
import { getValue, isWithin } from './bundle-places';
import type { OwnCopies } from './own-copies';
import { findRef, findSoleRef, isLocal } from './reference';
import { findReferenceProblem } from './reference-problem';
import type { FoundTarget, LostTarget, Parts, Target } from './reference-target';
import { openEnd, toTargetFile } from './reference-target';
import type { PartPlace } from './source-map';

/** A bundle that is being made. */
export interface Bundling {
  readonly parts: Parts;
  readonly names: BundleNames;
  readonly document: object;
  readonly problems: Problem[];
  /** The places still to be searched for references. */
  readonly open: BundlePlace[];
  /** The links of responses. */
  readonly links: BundlePlace[];
  /** The references that cannot be replaced by their targets. */
  readonly failed: WeakSet<object>;
  readonly copies: OwnCopies;
}

/** Puts what a reference refers to in its place, if the value at a place is one. */
export async function openInPlace(
  bundling: Bundling,
  place: BundlePlace,
): Promise<BundlePlace | undefined> {
  const ref = findRef(getValue(place));
  return ref === undefined ? place : replace(bundling, place, ref);
}

/** Puts what a reference refers to in its place; undefined if it cannot be, or is not meant as a reference. */
export async function replace(
  bundling: Bundling,
  place: BundlePlace,
  ref: string,
): Promise<BundlePlace | undefined> {
  const { parts, failed } = bundling;
  const value = getValue(place);
  if (!isContainer(value) || failed.has(value)) return undefined;
  if (place.isData && !isDataReference(value, place, ref)) return undefined;
  const target = await openEnd(parts, place, ref);
  if (target.kind !== 'found') {
    failed.add(value);
    bundling.problems.push(...toProblems(target, place, place.isData ? 'warning' : 'error'));
    // The rest of it would be reported as well.
    if (!place.isData && typeof place.slot !== 'string')
      Reflect.deleteProperty(place.holder, place.key);
    return undefined;
  }
  if ([place, ...place.around].some((around) => isWithin(around, target.place))) {
    failed.add(value);
    if (place.slot === 'pathItems') await refer(bundling, place, place.slot, ref);
    else bundling.problems.push(toCircle(place, ref));
    return undefined;
  }
  put(parts, place, value, target);
  return { ...place, ...parts.sources.follow(place, []), around: [place, ...place.around] };
}

/** In an example, `$ref` may be just a key: it is a reference if nothing else is there, and it names a file. */
function isDataReference(value: object, { part }: BundlePlace, ref: string): boolean {
  const [path = ''] = ref.split('#');
  return (
    findSoleRef(value) !== undefined &&
    /\.\w+$/.test(path) &&
    findReferenceProblem(part.file, path) === undefined
  );
}

/** Fields beside a reference are kept, and win over those of its target. */
function put({ sources }: Parts, place: BundlePlace, value: object, target: FoundTarget): void {
  const { $ref: _ref, ...own } = value as Readonly<Record<string, unknown>>;
  if (Object.keys(own).length === 0 || !isObject(target.value)) {
    setOwn(place.holder, place.key, target.value);
    sources.set(place, target.place);
    return;
  }
  setOwn(place.holder, place.key, { ...target.value, ...own });
  for (const key of Object.keys(target.value)) {
    if (Object.hasOwn(own, key)) continue;
    const from = { part: place.part, keys: [...place.keys, key] };
    sources.set(from, sources.follow(target.place, [key]));
  }
}

/** Makes a reference one to a component of the bundle. */
export async function refer(
  bundling: Bundling,
  place: BundlePlace,
  kind: ReferableKind,
  ref: string,
): Promise<void> {
  const { parts, document, open } = bundling;
  const value = getValue(place);
  if (!isContainer(value) || parts.replaced.has(value)) return;
  if (isLocal(parts.root, place, ref)) {
    const keys = toKeys(ref);
    const at = parts.sources.follow({ part: parts.root, keys: [] }, keys);
    if (findAt(document, keys) !== undefined) open.push(toReferenced(at, kind));
    return;
  }
  const target = await openEnd(parts, place, ref);
  if (target.kind !== 'found') {
    bundling.problems.push(...toProblems(target, place, 'error'));
    return;
  }
  open.push(toReferenced(target.place, kind));
  if (place.part === parts.root && target.place.part === parts.root && !namesFile(place, ref))
    return;
  setOwn(value, '$ref', toBundleRef(bundling, kind, target.place));
  parts.replaced.set(value, target.place);
}

/** True for a reference that names its own file, and not an `$id` in it. */
function namesFile({ part }: PartPlace, ref: string): boolean {
  const [path = ''] = ref.split('#');
  return toTargetFile(part.file, path) === part.file;
}

function toBundleRef({ parts, names }: Bundling, kind: ReferableKind, place: PartPlace): string {
  return place.part === parts.root ? toRef(place.keys) : names.toRef(kind, place);
}

/** The place of something that a reference of a kind refers to. */
function toReferenced({ part, keys }: PartPlace, slot: ReferableKind): BundlePlace {
  const [key = 'root'] = keys.slice(-1);
  const around =
    keys.length === 0 ? { root: part.document } : findAt(part.document, keys.slice(0, -1));
  const holder = isContainer(around) ? around : {};
  const place = { part, keys, holder, key, slot, isTarget: true };
  return { ...place, isData: false, isComponent: false, around: [] };
}

/** The values of a discriminator's mapping are references, or names of schemas. */
export async function referMapping(
  bundling: Bundling,
  place: BundlePlace,
  value: object,
): Promise<void> {
  const { parts, open } = bundling;
  const mapping: unknown = Reflect.get(value, 'mapping');
  if (!isObject(mapping)) return;
  for (const [name, ref] of Object.entries(mapping)) {
    if (typeof ref !== 'string' || !/[#/]|\.(?:ya?ml|json)$/i.test(ref)) continue;
    if (isLocal(parts.root, place, ref)) continue;
    const target = await openEnd(parts, place, ref);
    if (target.kind !== 'found') {
      const at = { part: place.part, keys: [...place.keys, 'mapping', name] };
      bundling.problems.push(...toProblems(target, at, 'warning'));
      continue;
    }
    open.push(toReferenced(target.place, 'schemas'));
    setOwn(mapping, name, toBundleRef(bundling, 'schemas', target.place));
  }
}

/** The value of an example in a file of its own: the file is not published, so it is put into the example. */
export async function openExternalValue(
  { parts, problems }: Bundling,
  place: BundlePlace,
  value: object,
): Promise<void> {
  const path: unknown = Object.hasOwn(value, 'externalValue')
    ? Reflect.get(value, 'externalValue')
    : undefined;
  if (typeof path !== 'string' || Object.hasOwn(value, 'value') || !isTextFile(path)) return;
  if (findReferenceProblem(place.part.file, path) !== undefined) return;
  const target = await openEnd(parts, place, path);
  if (target.kind !== 'found') {
    const at = { part: place.part, keys: [...place.keys, 'externalValue'] };
    const lost = target.kind === 'lost' ? toLostValue(target, path) : target;
    problems.push(...toProblems(lost, at, 'warning'));
    return;
  }
  Reflect.deleteProperty(value, 'externalValue');
  setOwn(value, 'value', target.value);
  parts.sources.set({ part: place.part, keys: [...place.keys, 'value'] }, target.place);
}

function isTextFile(path: string): boolean {
  return /\.(?:ya?ml|jsonl?|ndjson|md|txt|xml|csv|html?)$/i.test(path);
}

function toLostValue(target: LostTarget, path: string): LostTarget {
  return { ...target, message: target.message.replace(`$ref: ${path}`, `externalValue: ${path}`) };
}

function toProblems(
  target: Exclude<Target, FoundTarget>,
  place: PartPlace,
  severity: Problem['severity'],
): readonly Problem[] {
  if (target.kind === 'unreadable') return [];
  const { message, hint } = target;
  return [{ ...place.part.locate([...place.keys, '$ref']), severity, message, hint }];
}

function toCircle(place: PartPlace, ref: string): Problem {
  return {
    ...place.part.locate([...place.keys, '$ref']),
    severity: 'error',
    message: `"$ref: ${ref}" refers to itself.`,
    hint: 'Write the value here, or refer to a component.',
  };
}
