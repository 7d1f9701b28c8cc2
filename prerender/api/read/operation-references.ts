import { isObject } from '../../../src/model/json-object';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Problem } from '../../diagnostics/problem';
import { isMethod } from '../document/document';
import { findAt, setOwn, toKeys, toPointer } from '../document/pointer';
import { toRef } from './bundle-names';
import type { BundlePlace } from './bundle-places';
import { getValue } from './bundle-places';
import { findReferenceProblem } from './reference-problem';
import type { Parts, Target } from './reference-target';
import { openEnd, toTargetFile } from './reference-target';
import type { PartPlace } from './source-map';
import { toId } from './source-map';

/**
 * Makes the `operationRef` of links a pointer into the bundle where it leads to an operation of the API, from
 * whichever file, and warns of those into other files that lead to nothing. One to an operation of a file
 * that is no part of the API stays as it is written.
 */
export async function referOperations(
  parts: Parts,
  document: object,
  links: readonly BundlePlace[],
): Promise<readonly Problem[]> {
  const open = links.flatMap((place) => toOperationReference(document, place));
  if (open.length === 0) return [];
  const operations = await listOperationPlaces(parts, document);
  const problems: Problem[] = [];
  for (const link of open) {
    const target = await openOperation(parts, link);
    const keys = target.kind === 'found' ? operations.get(toId(target.place)) : undefined;
    if (keys !== undefined) setOwn(link.link, 'operationRef', toRef(keys));
    // Problems of a pointer are found in the bundle, where those of the first file are meant as well.
    else if (link.path !== '') problems.push(...listProblems(parts, document, link, target));
  }
  return problems;
}

interface OperationReference {
  readonly place: PartPlace;
  readonly link: object;
  /** Without what the address of the document itself is. */
  readonly ref: string;
  /** The file that it names; empty for the one that it stands in. */
  readonly path: string;
}

/** The reference of a link, if it is not an address elsewhere or a pointer to a path of the bundle. */
function toOperationReference(document: object, place: BundlePlace): readonly OperationReference[] {
  const link = getValue(place);
  const written = isObject(link) && link['$ref'] === undefined ? link['operationRef'] : undefined;
  if (!isObject(link) || typeof written !== 'string') return [];
  const self = findAt(document, ['$self']);
  const [named = ''] = written.split('#');
  const ref = named !== '' && named === self ? written.slice(named.length) : written;
  if (/^https?:\/\//i.test(ref)) return [];
  const [path = ''] = ref.split('#');
  return [{ place, link, ref, path }];
}

/** The keys of each operation in the bundle, by the place where it is written. */
async function listOperationPlaces(
  parts: Parts,
  document: object,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const places = new Map<string, readonly string[]>();
  const root = { part: parts.root, keys: [] };
  for (const keys of listOperationKeys(parts, document)) {
    const target = await openEnd(parts, root, toRef(keys));
    if (target.kind !== 'found') continue;
    const id = toId(target.place);
    // The same path item may stand under two paths.
    if (!places.has(id)) places.set(id, keys);
  }
  return places;
}

function listOperationKeys({ root }: Parts, document: object): readonly (readonly string[])[] {
  return ['paths', 'webhooks'].flatMap((group) =>
    Object.keys(toObject(findAt(document, [group]))).flatMap((path) => {
      const item = toObject(findItem(root.document, [group, path]));
      const additional = Object.keys(toObject(item['additionalOperations']));
      return [
        ...Object.keys(item)
          .filter(isMethod)
          .map((method) => [group, path, method]),
        ...additional.map((method) => [group, path, 'additionalOperations', method]),
      ];
    }),
  );
}

/** A path item, perhaps by references to components, of which nobody writes long chains. */
function findItem(document: unknown, keys: readonly string[]): unknown {
  let item = findAt(document, keys);
  for (let steps = 0; steps < MAX_STEPS && isObject(item); steps++) {
    const { $ref } = item;
    if (typeof $ref !== 'string' || !$ref.startsWith('#/')) break;
    item = findAt(document, toKeys($ref));
  }
  return item;
}

const MAX_STEPS = 10;

/** A file that cannot be read stops no build where a link alone names it. */
async function openOperation(
  parts: Parts,
  { place, ref, path }: OperationReference,
): Promise<Target> {
  const file = toTargetFile(place.part.file, path);
  if (findReferenceProblem(place.part.file, path) === undefined && !parts.known.has(file)) {
    const read = await parts.load(file);
    if (read?.kind === 'unreadable') return read;
  }
  return openEnd(parts, place, ref);
}

function listProblems(
  { root }: Parts,
  document: object,
  { place, ref }: OperationReference,
  target: Target,
): readonly Problem[] {
  const found = toProblem(ref, target);
  if (found === undefined) return [];
  const hint = findOwnHint(document, root.document, ref) ?? found.hint;
  const at = place.part.locate([...place.keys, 'operationRef']);
  return [{ ...at, severity: 'warning', message: found.message, hint }];
}

function toProblem(
  ref: string,
  target: Target,
): { readonly message: string; readonly hint: string } | undefined {
  const hint = 'Correct it, or name an operation of this API by its "operationId".';
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(ref))
    return { message: `"operationRef: ${ref}" is not an address that a reader can open.`, hint };
  if (target.kind === 'lost') {
    const message = target.message.replace('"$ref: ', '"operationRef: ');
    return { message, hint: target.hint };
  }
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
function findOwnHint(document: object, root: unknown, ref: string): string | undefined {
  if (/[#.]/.test(ref)) return undefined;
  if (findAt(root, toKeys(ref)) !== undefined)
    return `Write "#${toPointer(toKeys(ref))}", which starts at the top of the file.`;
  const ids = Object.values(toObject(findAt(document, ['paths']))).flatMap((item) =>
    Object.values(toObject(item)).flatMap((operation) => {
      const { operationId } = toObject(operation);
      return typeof operationId === 'string' ? [operationId] : [];
    }),
  );
  const near = findNearest(ref, ids);
  return near === undefined ? undefined : `Did you mean "operationId: ${near}"?`;
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}
