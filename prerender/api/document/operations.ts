import { oncePer } from '../../../src/model/once-per';
import { toKebabCase } from '../../text/slug';
import type { OpenApiDocument, OperationObject, PathItem, Referable } from './document';
import { methods } from './document';
import { resolve } from './resolve';

/** One operation with the place where it stands in the document. */
export interface LocatedOperation {
  /** A webhook is a request that the API sends. */
  readonly kind: 'operation' | 'webhook';
  readonly method: string;
  /** A webhook's name, which stands in its place. */
  readonly path: string;
  readonly pathItem: PathItem;
  readonly operation: OperationObject;
  readonly operationId: string;
  readonly slug: string;
  readonly title: string;
  readonly keys: readonly string[];
}

/**
 * All operations in document order, then all webhooks; internal ones are left out.
 *
 * Slugs come from operation ids, else from method and path; a slug that is taken gets a number. Every
 * page of an API asks for them all.
 */
export const listOperations: (document: OpenApiDocument) => readonly LocatedOperation[] =
  oncePer(locateOperations);

function locateOperations(document: OpenApiDocument): readonly LocatedOperation[] {
  const taken = new Map([toOverviewSlug(document), ...pageSlugs].map((slug) => [slug, 1]));
  return [...listIn(document, 'paths'), ...listIn(document, 'webhooks')].map((located) => {
    const slug = findFree(taken, located.slug);
    taken.set(slug, 1);
    return slug === located.slug ? located : { ...located, slug };
  });
}

/** Pages that an API has beside those of its operations. */
const pageSlugs = ['errors', 'schemas'];

/** The address of an API's overview, which its title gives, below the API's path. */
export function toOverviewSlug({ info }: OpenApiDocument): string {
  return toKebabCase(info.title) || 'introduction';
}

/** Numbers are counted for each slug, so that many alike cost no more than a few. */
function findFree(taken: Map<string, number>, slug: string): string {
  for (let count = taken.get(slug) ?? 0; ; count++) {
    const candidate = count === 0 ? slug : `${slug}-${count + 1}`;
    if (count > 0 && taken.has(candidate)) continue;
    taken.set(slug, count + 1);
    return candidate;
  }
}

function listIn(
  document: OpenApiDocument,
  place: 'paths' | 'webhooks',
): readonly LocatedOperation[] {
  const items: Readonly<Record<string, Referable<PathItem>>> = document[place] ?? {};
  return Object.entries(items).flatMap(([path, value]) =>
    listInItem(document, value).map((found) => locate({ place, path, ...found })),
  );
}

/** The operations of a path, a webhook or a callback, in one order of methods; internal ones are left out. */
export function listInItem(document: OpenApiDocument, value: Referable<PathItem>) {
  const pathItem = resolve(document, value);
  if (isInternal(pathItem)) return [];
  return listMethods(pathItem)
    .filter(({ operation }) => !isInternal(operation))
    .map((found) => ({ ...found, pathItem }));
}

/** An operation of a path by its method, with the keys that lead to it. */
export interface MethodOperation {
  readonly method: string;
  readonly operation: OperationObject;
  readonly methodKeys: readonly string[];
}

/** The operations of a path in one order of methods; those without a field of their own come last. */
export function listMethods(pathItem: PathItem): readonly MethodOperation[] {
  return [
    ...methods.map((method) => ({ method, operation: pathItem[method], methodKeys: [method] })),
    ...Object.entries(pathItem.additionalOperations ?? {}).map(([method, operation]) => ({
      method,
      operation,
      methodKeys: ['additionalOperations', method],
    })),
  ].flatMap(({ operation, ...found }) =>
    operation === undefined ? [] : [{ ...found, operation }],
  );
}

/** Whether the author keeps it from readers. */
export function isInternal(value: object): boolean {
  return 'x-internal' in value && value['x-internal'] === true;
}

interface Place extends MethodOperation {
  readonly place: 'paths' | 'webhooks';
  readonly path: string;
  readonly pathItem: PathItem;
}

function locate({ place, method, methodKeys, path, pathItem, operation }: Place): LocatedOperation {
  const isWebhook = place === 'webhooks';
  const operationId = operation.operationId ?? (isWebhook ? path : `${method} ${path}`);
  return {
    kind: isWebhook ? 'webhook' : 'operation',
    method,
    path,
    pathItem,
    operation,
    operationId,
    slug: toSlug(operationId) || toSlug(`${method} ${path}`),
    title: operation.summary?.trim() || operationId,
    keys: [place, path, ...methodKeys],
  };
}

/** A page is a folder, and the names of folders have an end. */
function toSlug(name: string): string {
  return toKebabCase(toKebabCase(name).slice(0, MAX_SLUG));
}

const MAX_SLUG = 80;
