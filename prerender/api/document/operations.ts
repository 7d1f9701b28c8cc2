import { takeName } from '../../../src/model/free-name';
import { oncePer } from '../../../src/model/once-per';
import { toKebabCase } from '../../text/slug';
import type { OpenApiDocument, OperationObject, PathItem, Referable } from './document';
import { methods } from './document';
import { resolve } from './resolve';
import { findPathGroup, listGroupTags } from './tag-tree';
import { toTitle, withUniqueTitles } from './titles';

/** An operation with its location in the document. */
export interface LocatedOperation {
  /** A webhook is a request that the API sends. */
  readonly kind: 'operation' | 'webhook';
  readonly method: string;
  /** For a webhook, its name. */
  readonly path: string;
  readonly pathItem: PathItem;
  readonly operation: OperationObject;
  readonly operationId: string;
  readonly slug: string;
  /** Unlike the other titles of its group. */
  readonly title: string;
  readonly keys: readonly string[];
}

/**
 * Lists all operations in document order, then all webhooks; omits internal ones.
 *
 * Slugs come from operation ids, or from method and path; a duplicate slug gets a number. Cached, because
 * every page of an API needs the whole list.
 */
export const listOperations: (document: OpenApiDocument) => readonly LocatedOperation[] =
  oncePer(locateOperations);

function locateOperations(document: OpenApiDocument): readonly LocatedOperation[] {
  const taken = new Set([toOverviewSlug(document), ...pageSlugs]);
  const all = [...listIn(document, 'paths'), ...listIn(document, 'webhooks')];
  const titled = withUniqueTitles(all, (located) => listGroups(document, located));
  return titled.map((located) => ({ ...located, slug: takeName(taken, located.slug) }));
}

/** Slugs of the API's pages that are not operations. */
const pageSlugs = ['changes', 'errors', 'schemas'];

/** The slug of an API's overview page, derived from its title. */
export function toOverviewSlug({ info }: OpenApiDocument): string {
  return toKebabCase(info.title) || 'introduction';
}

/** The groups that list an operation: those of its tags, or else that of its path, which may have no name. */
export function listGroups(
  document: OpenApiDocument,
  { kind, path, operation }: LocatedOperation,
): readonly string[] {
  if (kind === 'webhook') return [kind];
  const tags = listGroupTags(document, operation);
  return tags.length === 0 ? [findPathGroup(document, path) ?? ''] : tags;
}

function listIn(
  document: OpenApiDocument,
  place: 'paths' | 'webhooks',
): readonly LocatedOperation[] {
  const items: Readonly<Record<string, Referable<PathItem>>> = document[place] ?? {};
  return Object.entries(items)
    .filter(([path]) => place === 'webhooks' || !path.startsWith('x-'))
    .flatMap(([path, value]) =>
      listInItem(document, value).map((found) => locate({ place, path, ...found })),
    );
}

/** Lists the operations of a path, webhook or callback in a fixed order of methods; omits internal ones. */
export function listInItem(document: OpenApiDocument, value: Referable<PathItem>) {
  const pathItem = resolve(document, value);
  if (isInternal(pathItem)) return [];
  return listMethods(pathItem)
    .filter(({ operation }) => !isInternal(operation))
    .map((found) => ({ ...found, pathItem }));
}

/** An operation of a path with its method and its keys within the path item. */
interface MethodOperation {
  readonly method: string;
  readonly operation: OperationObject;
  readonly methodKeys: readonly string[];
}

/** Lists the operations of a path in a fixed order of methods; methods without their own field come last. */
function listMethods(pathItem: PathItem): readonly MethodOperation[] {
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

/** The names in the braces of a path, each once: `/teams/{teamId}` has `teamId`. */
export function listPathNames(path: string): readonly string[] {
  return [...new Set(Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name))];
}

/** True if the author marks a value as internal, which hides it from readers. */
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
    slug: toOwnSlug(operation) || toSlug(operationId) || toSlug(`${method} ${path}`),
    title: toTitle({
      summary: operation.summary,
      operationId: operation.operationId ?? (isWebhook ? path : undefined),
      fallback: isWebhook ? path : `${method.toUpperCase()} ${path}`,
    }),
    keys: [place, path, ...methodKeys],
  };
}

/** The address that the author has given the operation, which then stays when its id changes. */
function toOwnSlug({ 'x-slug': slug }: OperationObject): string {
  return typeof slug === 'string' ? toSlug(slug) : '';
}

/** Bounds the length: a page is a folder, and file systems limit folder names. */
function toSlug(name: string): string {
  return toKebabCase(toKebabCase(name).slice(0, MAX_SLUG));
}

const MAX_SLUG = 80;
