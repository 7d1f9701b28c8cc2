import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import { toGroupKeys } from '../document/components';
import type { ReferableKind } from '../document/object-kinds';
import { isReferable, referable } from '../document/object-kinds';
import { isReplaced, toVersion } from '../document/objects';
import { isContainer, setOwn } from '../document/pointer';
import { createBundleNames } from './bundle-names';
import type { BundlePlace } from './bundle-places';
import { createSourceMap, getValue, listInside, toBundlePlace } from './bundle-places';
import type { Bundling } from './bundled-references';
import { openExternalValue, refer, referMapping, replace } from './bundled-references';
import { referOperations } from './operation-references';
import type { LoadPart } from './reference-target';
import { addPart, findRef, findSoleRef, isLocal, openTarget } from './reference-target';
import type { SpecPart } from './spec-part';

/** Several files as one document. */
export interface Bundle {
  readonly document: unknown;
  readonly locate: Locate;
  /** All files that were read, including the root file. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
  /** Those of files that cannot be read. */
  readonly unreadable: readonly Problem[];
}

/**
 * Bundles a file with everything it refers to in other files. Where OpenAPI allows a reference, it becomes a
 * reference to a component, so recursion across files stays recursion. Elsewhere, as in place of an operation
 * or of a description, what it refers to is put there.
 */
export async function bundleParts(root: SpecPart, load: LoadPart): Promise<Bundle> {
  const bundling: Bundling = {
    root,
    load,
    sources: createSourceMap(root),
    known: new Map(),
    ids: new Map(),
    opening: new Set(),
    problems: [],
    names: createBundleNames(root),
    open: [],
    searched: new WeakMap(),
    links: [],
    failed: new WeakSet(),
    renamed: new Map(),
  };
  const { sources, open, problems, known } = bundling;
  addPart(bundling, root.file, { kind: 'read', part: root });
  await mountComponents(bundling);
  open.push(toBundlePlace({ part: root, keys: [] }, 'document'));
  for (let next = open.pop(); next !== undefined; next = open.pop()) await visit(bundling, next);
  bundling.names.addComponents(sources);
  const found = [...problems];
  // A file that cannot be read stops no build where a link alone names it.
  const lost = await referOperations(bundling, bundling.links);
  for (const [value, ref] of bundling.renamed) setOwn(value, '$ref', ref);
  const broken = new Set(
    [...known.values()].flatMap((read) => (read.kind === 'unreadable' ? read.problems : [])),
  );
  return {
    document: root.document,
    locate: sources.locate,
    files: [...known.keys()],
    problems: [...found, ...lost],
    unreadable: found.filter((problem) => broken.has(problem)),
  };
}

/**
 * Puts the components that are nothing but a reference to a file into place. All other references to the
 * file then refer to the component, and it keeps the name that its author gave it.
 */
async function mountComponents(bundling: Bundling): Promise<void> {
  const { root } = bundling;
  for (const kind of referable) {
    let group: BundlePlace | undefined = toBundlePlace({ part: root, keys: [] }, 'document');
    for (const key of toGroupKeys(root.document, kind))
      group = (await listOpened(bundling, group)).find((place) => place.key === key);
    for (const place of await listOpened(bundling, group))
      await mountComponent(bundling, kind, place);
  }
}

/** Lists what is within a group of components, which may be a reference itself. */
async function listOpened(
  bundling: Bundling,
  place: BundlePlace | undefined,
): Promise<readonly BundlePlace[]> {
  if (place === undefined) return [];
  const ref = findRef(getValue(place));
  const opened = ref === undefined ? place : await replace(bundling, place, ref);
  const value = opened && getValue(opened);
  if (opened === undefined || !isContainer(value)) return [];
  return listInside(opened, value, bundling.root.document, bundling.sources);
}

async function mountComponent(
  bundling: Bundling,
  kind: ReferableKind,
  place: BundlePlace,
): Promise<void> {
  const { root, names, sources } = bundling;
  const ref = findSoleRef(getValue(place));
  // The whole group may be in another file.
  if (ref === undefined && place.part !== root) names.claim(kind, place.key, place);
  if (ref === undefined || isLocal(root, place, ref)) return;
  const target = await openTarget(bundling, place, ref);
  // Problems are reported when the reference is visited.
  if (target.kind !== 'found' || target.place.part === root) return;
  if (!names.claim(kind, place.key, target.place)) return;
  sources.set(place, target.place);
  setOwn(place.holder, place.key, target.value);
}

async function visit(bundling: Bundling, place: BundlePlace): Promise<void> {
  const { root, sources, open, links } = bundling;
  const value = getValue(place);
  if (!isContainer(value) || isSearched(bundling, place, value)) return;
  const ref = findRef(value);
  const { slot } = place;
  const kind = typeof slot === 'string' && isReferable(slot) ? slot : undefined;
  if (ref !== undefined) {
    // A path item that has fields beside its reference has those of both.
    const isAlias = isLocal(root, place, ref) && findSoleRef(value) !== undefined;
    // Resolved here, so that nobody else has to follow the references of media types.
    if (kind === undefined || kind === 'mediaTypes' || (kind === 'pathItems' && !isAlias)) {
      const opened = await replace(bundling, place, ref);
      if (opened !== undefined) open.push(opened);
      return;
    }
    await refer(bundling, place, kind, ref);
    if (isReplaced({ kind, value, keys: place.keys }, toVersion(root.document))) return;
  }
  if (slot === 'examples') await openExternalValue(bundling, place, value);
  if (slot === 'links') links.push(place);
  if (slot === 'discriminator') await referMapping(bundling, place, value);
  open.push(...listInside(place, value, root.document, sources).toReversed());
}

/** One object may be searched as several kinds, such as an example and a schema. */
function isSearched({ searched }: Bundling, { slot, isData }: BundlePlace, value: object): boolean {
  const uses = searched.get(value) ?? new Set();
  searched.set(value, uses);
  const use = `${String(slot)} ${isData}`;
  if (uses.has(use)) return true;
  uses.add(use);
  return false;
}
