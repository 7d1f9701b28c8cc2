import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import type { ReferableKind, Slot } from '../document/object-kinds';
import { isReferable } from '../document/object-kinds';
import { isReplaced, toVersion } from '../document/objects';
import { isContainer, setOwn } from '../document/pointer';
import { createBundleNames } from './bundle-names';
import type { BundlePlace } from './bundle-places';
import { getValue, listInside } from './bundle-places';
import type { Bundling } from './bundled-references';
import { openExternalValue, openInPlace, refer, referMapping, replace } from './bundled-references';
import { referOperations } from './operation-references';
import { createOwnCopies } from './own-copies';
import { findRef, findSoleRef, isLocal } from './reference';
import type { LoadPart, Parts } from './reference-target';
import { addPart, openEnd } from './reference-target';
import { createSourceMap } from './source-map';
import type { SpecPart } from './spec-part';

/** Several files as one document. */
export interface Bundle {
  readonly document: unknown;
  readonly locate: Locate;
  /** All files that were read, including the root file. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Bundles a file with everything it refers to in other files. Where OpenAPI allows a reference, it becomes a
 * reference to a component, so recursion across files stays recursion. Elsewhere, as in place of an operation
 * or of a description, what it refers to is put there.
 */
export async function bundleParts(root: SpecPart, load: LoadPart): Promise<Bundle> {
  const sources = createSourceMap(root);
  const parts: Parts = {
    root,
    load,
    sources,
    known: new Map(),
    ids: new Map(),
    opening: new Set(),
    problems: [],
    replaced: new WeakMap(),
  };
  addPart(parts, root.file, { kind: 'read', part: root });
  const { document } = root;
  if (typeof document !== 'object' || document === null)
    return { document, locate: sources.locate, files: [root.file], problems: [] };
  const names = createBundleNames(document);
  const bundling: Bundling = {
    parts,
    names,
    document,
    problems: parts.problems,
    open: [],
    links: [],
    failed: new WeakSet(),
    copies: createOwnCopies(parts, names),
  };
  const start = toRootPlace(root);
  await mountComponents(bundling, start);
  bundling.open.push(start);
  for (let next = bundling.open.pop(); next !== undefined; next = bundling.open.pop())
    await visit(bundling, next);
  bundling.names.addComponents({ part: root, keys: [] }, sources);
  const lost = await referOperations(parts, document, bundling.links);
  return {
    document,
    locate: sources.locate,
    files: [...parts.known.keys()],
    problems: [...bundling.problems, ...lost],
  };
}

function toRootPlace(part: SpecPart): BundlePlace {
  const holder = { root: part.document };
  const slot = 'document';
  return {
    part,
    keys: [],
    holder,
    key: 'root',
    slot,
    isData: false,
    isComponent: false,
    around: [],
  };
}

/**
 * Puts the components that are nothing but a reference to a file into place. All other references to the
 * file then refer to the component, and it keeps the name that its author gave it.
 */
async function mountComponents(bundling: Bundling, root: BundlePlace): Promise<void> {
  const { parts, document } = bundling;
  const listOpen = async (place: BundlePlace) => {
    const opened = await openInPlace(bundling, place);
    const value = opened && getValue(opened);
    if (opened === undefined || typeof value !== 'object' || value === null) return [];
    return listInside(opened, value, document, parts.sources);
  };
  for (const field of await listOpen(root)) {
    if (field.slot !== 'components' && field.group === undefined) continue;
    const groups = field.slot === 'components' ? await listOpen(field) : [field];
    for (const group of groups) {
      if (group.group === undefined) continue;
      for (const entry of await listOpen(group)) await mountComponent(bundling, entry);
    }
  }
}

async function mountComponent({ parts, names }: Bundling, place: BundlePlace): Promise<void> {
  const { group } = place;
  if (group === undefined) return;
  const ref = findSoleRef(getValue(place));
  // The whole group may be in another file.
  if (ref === undefined && place.part !== parts.root) names.claim(group, place.key, place);
  if (ref === undefined || isLocal(parts.root, place, ref)) return;
  const target = await openEnd(parts, place, ref);
  // Problems are reported when the reference is visited.
  if (target.kind !== 'found' || target.place.part === parts.root) return;
  if (!names.claim(group, place.key, target.place)) return;
  parts.sources.set(place, target.place);
  setOwn(place.holder, place.key, target.value);
}

async function visit(bundling: Bundling, found: BundlePlace): Promise<void> {
  const place = await bundling.copies.claim(found);
  if (place === undefined) return;
  const { parts, document, open } = bundling;
  const value = getValue(place);
  if (!isContainer(value)) return;
  const ref = findRef(value);
  const kind = findReferableKind(place.slot);
  if (ref !== undefined) {
    if (kind === undefined || (kind === 'pathItems' && !isLocalAlias(parts, place, ref))) {
      const opened = await replace(bundling, place, ref);
      if (opened !== undefined) open.push(opened);
      return;
    }
    await refer(bundling, place, kind, ref);
    const object = { kind, value, keys: place.keys };
    if (isReplaced(object, toVersion(document))) return;
  }
  if (place.slot === 'examples') await openExternalValue(bundling, place, value);
  if (place.slot === 'links') bundling.links.push(place);
  if (place.slot === 'discriminator') await referMapping(bundling, place, value);
  open.push(...listInside(place, value, document, parts.sources).toReversed());
}

function findReferableKind(slot: Slot | undefined): ReferableKind | undefined {
  return typeof slot === 'string' && isReferable(slot) ? slot : undefined;
}

/** A path item that has fields beside its reference has those of both. */
function isLocalAlias({ root }: Parts, place: BundlePlace, ref: string): boolean {
  return isLocal(root, place, ref) && findSoleRef(getValue(place)) !== undefined;
}
