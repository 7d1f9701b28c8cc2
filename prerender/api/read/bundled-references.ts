import type { Problem } from '../../diagnostics/problem';
import type { JsonObject } from '../../../src/model/json-object';
import { isObject } from '../../../src/model/json-object';
import type { ReferableKind } from '../document/object-kinds';
import { findAt, isContainer, setOwn } from '../document/pointer';
import { listSiblings } from '../document/resolve';
import type { BundleNames } from './bundle-names';
import { toRef } from './bundle-names';
import type { BundlePlace, PartPlace } from './bundle-places';
import { getValue, isWithin, toBundlePlace } from './bundle-places';
import type { FoundTarget, Parts, Target } from './reference-target';
import { findReferenceProblem, findSoleRef, isLocal, openTarget } from './reference-target';

/** A bundle that is being made. */
export interface Bundling extends Parts {
  readonly names: BundleNames;
  /** The places still to be searched for references. */
  readonly open: BundlePlace[];
  /** The objects that have been searched, with what they were searched as. */
  readonly searched: WeakMap<object, Set<string>>;
  /** The links of responses. */
  readonly links: BundlePlace[];
  /** The references that cannot be replaced by their targets. */
  readonly failed: WeakSet<object>;
  /** The references within the bundle, by the objects that get them when all references are followed. */
  readonly renamed: Map<object, string>;
}

/** Puts what a reference refers to in its place; undefined if it cannot be, or is not meant as a reference. */
export async function replace(
  bundling: Bundling,
  place: BundlePlace,
  ref: string,
): Promise<BundlePlace | undefined> {
  const { sources, failed, renamed, problems } = bundling;
  const value = getValue(place);
  if (!isContainer(value) || failed.has(value) || renamed.has(value)) return undefined;
  if (place.isData && !isDataReference(value, place, ref)) return undefined;
  const target = await openTarget(bundling, place, ref);
  if (target.kind !== 'found') {
    failed.add(value);
    problems.push(...toProblems(target, place, place.isData ? 'warning' : 'error'));
    // The rest of it would be reported as well.
    if (!place.isData && typeof place.slot !== 'string')
      Reflect.deleteProperty(place.holder, place.key);
    return undefined;
  }
  if ([place, ...place.around].some((around) => isWithin(around, target.place))) {
    failed.add(value);
    if (place.slot === 'pathItems') await refer(bundling, place, place.slot, ref);
    else problems.push(toCircle(place, ref));
    return undefined;
  }
  if (place.slot === 'mediaTypes') setAside(bundling, place, value);
  put(bundling, place, value, target);
  return { ...place, ...sources.follow(place, []), around: [place, ...place.around] };
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

/** Fields beside the reference of a media type have no effect. */
function setAside({ problems }: Parts, { part, keys: place }: PartPlace, value: object): void {
  for (const { keys, ...mistake } of listSiblings(value, place))
    problems.push({ ...part.locate(keys), severity: 'warning', ...mistake });
  for (const key of Object.keys(value)) if (key !== '$ref') Reflect.deleteProperty(value, key);
}

/** Fields beside a reference are kept, and win over those of its target. */
function put({ sources }: Parts, place: BundlePlace, value: JsonObject, target: FoundTarget): void {
  const { $ref: _ref, ...own } = value;
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
  const { root, open, problems, renamed } = bundling;
  const value = getValue(place);
  if (!isContainer(value) || renamed.has(value)) return;
  const target = await openTarget(bundling, place, ref);
  if (target.kind === 'found') open.push(toBundlePlace(target.place, kind));
  // One within the document stays, and its validation finds what leads to nothing.
  if (isLocal(root, place, ref)) return;
  if (target.kind === 'found') renamed.set(value, toBundleRef(bundling, kind, target.place));
  else problems.push(...toProblems(target, place, 'error'));
}

function toBundleRef({ root, names }: Bundling, kind: ReferableKind, place: PartPlace): string {
  return place.part === root ? toRef(place.keys) : names.toRef(kind, place);
}

/** The values of a discriminator's mapping are references, or names of schemas. */
export async function referMapping(
  bundling: Bundling,
  place: BundlePlace,
  value: object,
): Promise<void> {
  const { root, open, problems } = bundling;
  const mapping = findAt(value, ['mapping']);
  if (!isObject(mapping)) return;
  for (const [name, ref] of Object.entries(mapping)) {
    if (typeof ref !== 'string' || !/[#/]|\.(?:ya?ml|json)$/i.test(ref)) continue;
    if (isLocal(root, place, ref)) continue;
    const target = await openTarget(bundling, place, ref);
    if (target.kind !== 'found') {
      const at = { part: place.part, keys: [...place.keys, 'mapping', name] };
      problems.push(...toProblems(target, at, 'warning'));
      continue;
    }
    open.push(toBundlePlace(target.place, 'schemas'));
    setOwn(mapping, name, toBundleRef(bundling, 'schemas', target.place));
  }
}

/** The value of an example in a file of its own: the file is not published, so it is put into the example. */
export async function openExternalValue(
  bundling: Bundling,
  place: BundlePlace,
  value: object,
): Promise<void> {
  const path = findAt(value, ['externalValue']);
  if (typeof path !== 'string' || Object.hasOwn(value, 'value') || !TEXT_FILE.test(path)) return;
  if (findReferenceProblem(place.part.file, path) !== undefined) return;
  const target = await openTarget(bundling, place, path);
  if (target.kind !== 'found') {
    bundling.problems.push(...toProblems(target, place, 'warning', 'externalValue'));
    return;
  }
  Reflect.deleteProperty(value, 'externalValue');
  setOwn(value, 'value', target.value);
  bundling.sources.set({ part: place.part, keys: [...place.keys, 'value'] }, target.place);
}

const TEXT_FILE = /\.(?:ya?ml|jsonl?|ndjson|md|txt|xml|csv|html?)$/i;

/** Why the reference in a field of a place has no target, unless its file has problems of its own. */
export function toProblems(
  target: Exclude<Target, FoundTarget>,
  { part, keys }: PartPlace,
  severity: Problem['severity'],
  field = '$ref',
): readonly Problem[] {
  if (target.kind === 'unreadable') return [];
  const message = target.message.replace('$ref:', () => `${field}:`);
  return [{ ...part.locate([...keys, field]), severity, message, hint: target.hint }];
}

function toCircle({ part, keys }: PartPlace, ref: string): Problem {
  return {
    ...part.locate([...keys, '$ref']),
    severity: 'error',
    message: `"$ref: ${ref}" refers to itself.`,
    hint: 'Write the value here, or refer to a component.',
  };
}
