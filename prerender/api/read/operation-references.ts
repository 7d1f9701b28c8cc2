import type { JsonObject } from '../../../src/model/json-object';
import { isObject } from '../../../src/model/json-object';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Problem } from '../../diagnostics/problem';
import { isMethod, methods } from '../document/document';
import { toObject } from '../document/json-object';
import { findAt, setOwn, toKeys, toPointer } from '../document/pointer';
import { toRef } from './bundle-names';
import type { BundlePlace, PartPlace } from './bundle-places';
import { getValue, toId } from './bundle-places';
import { toProblems } from './bundled-references';
import type { Parts, Target } from './reference-target';
import { isUrl, openTarget } from './reference-target';

/**
 * Makes the `operationRef` of links a pointer into the bundle where it leads to an operation of the API, from
 * whichever file, and warns of those into other files that lead to nothing. One to an operation of a file
 * that is no part of the API stays as it is written.
 */
export async function referOperations(
  parts: Parts,
  links: readonly BundlePlace[],
): Promise<readonly Problem[]> {
  const { document } = parts.root;
  const open = links.flatMap((place) => toOperationReference(document, place));
  if (open.length === 0) return [];
  const operations = await listOperationPlaces(parts);
  const problems: Problem[] = [];
  for (const link of open) {
    const target = await openTarget(parts, link.place, link.ref);
    const keys = target.kind === 'found' ? operations.get(toId(target.place)) : undefined;
    if (keys !== undefined) setOwn(link.link, 'operationRef', toRef(keys));
    // Problems of a pointer are found in the bundle, where those of the first file are meant as well.
    else if (link.path !== '') problems.push(...listProblems(document, link, target));
  }
  return problems;
}

interface OperationReference {
  readonly place: PartPlace;
  readonly link: JsonObject;
  /** Without what the address of the document itself is. */
  readonly ref: string;
  /** The file that it names; empty for the one that it stands in. */
  readonly path: string;
}

/** The reference of a link, if it is not an address elsewhere or a pointer to a path of the bundle. */
function toOperationReference(
  document: unknown,
  place: BundlePlace,
): readonly OperationReference[] {
  const link = toObject(getValue(place));
  const { operationRef: written } = link;
  if (typeof written !== 'string' || '$ref' in link) return [];
  const self = findAt(document, ['$self']);
  const [named = ''] = written.split('#');
  const ref = named !== '' && named === self ? written.slice(named.length) : written;
  if (/^https?:\/\//i.test(ref)) return [];
  const [path = ''] = ref.split('#');
  return [{ place, link, ref, path }];
}

/** The keys of each operation in the bundle, by the place where it is written. */
async function listOperationPlaces(parts: Parts): Promise<ReadonlyMap<string, readonly string[]>> {
  const places = new Map<string, readonly string[]>();
  const open = (keys: readonly string[]) =>
    openTarget(parts, { part: parts.root, keys: [] }, toRef(keys));
  for (const [group, path] of listPaths(parts.root.document)) {
    const more = await open([group, path, 'additionalOperations']);
    const names = more.kind === 'found' ? Object.keys(toObject(more.value)) : [];
    const others = names.map((name) => ['additionalOperations', name]);
    for (const method of [...methods.map((name) => [name]), ...others]) {
      const keys = [group, path, ...method];
      const target = await open(keys);
      if (target.kind !== 'found') continue;
      const id = toId(target.place);
      // The same path item may stand under two paths.
      if (!places.has(id)) places.set(id, keys);
    }
  }
  return places;
}

function listPaths(document: unknown): readonly (readonly [group: string, path: string])[] {
  return ['paths', 'webhooks'].flatMap((group) =>
    Object.keys(toObject(findAt(document, [group]))).map((path) => [group, path] as const),
  );
}

function listProblems(
  document: unknown,
  { place, ref }: OperationReference,
  target: Target,
): readonly Problem[] {
  const problem = findProblem(ref, target);
  if (problem === undefined) return [];
  const hint = findOwnHint(document, ref) ?? problem.hint;
  return toProblems({ kind: 'lost', ...problem, hint }, place, 'warning', 'operationRef');
}

function findProblem(
  ref: string,
  target: Target,
): { readonly message: string; readonly hint: string } | undefined {
  const hint = 'Correct it, or name an operation of this API by its "operationId".';
  if (isUrl(ref))
    return { message: `"operationRef: ${ref}" is not an address that a reader can open.`, hint };
  if (target.kind === 'lost') return target;
  if (target.kind === 'unreadable')
    return { message: `"operationRef: ${ref}" names a file that cannot be read.`, hint };
  const { value, place } = target;
  const isOperation =
    isObject(value) &&
    (isMethod(place.keys.at(-1) ?? '') || 'responses' in value || 'operationId' in value);
  return isOperation
    ? undefined
    : { message: `"operationRef: ${ref}" does not point to an operation.`, hint };
}

/** A hint for frequent spellings of an operation of the same API: its id, or a pointer without its "#". */
function findOwnHint(document: unknown, ref: string): string | undefined {
  if (/[#.]/.test(ref)) return undefined;
  const keys = toKeys(ref);
  if (findAt(document, keys) !== undefined)
    return `Write "#${toPointer(keys)}", which starts at the top of the file.`;
  const ids = Object.values(toObject(findAt(document, ['paths'])))
    .flatMap((item) => Object.values(toObject(item)))
    .map((operation) => toObject(operation)['operationId'])
    .filter((id) => typeof id === 'string');
  const near = findNearest(ref, ids);
  return near === undefined ? undefined : `Did you mean "operationId: ${near}"?`;
}
