import { toCallbackAnchor } from '../../../src/model/api/anchors';
import { toGroups } from '../../../src/model/to-groups';
import type { OpenApiDocument } from '../../api/document/document';
import type { LocatedOperation } from '../../api/document/operations';
import { listInItem, listOperations } from '../../api/document/operations';
import { resolve } from '../../api/document/resolve';
import type { ChangedOperation } from '../changes/change';
import type { Both } from '../versions/versions';

/** An operation, or a request that the API sends after one, as a webhook with a prefix of its anchors. */
export interface ComparedOperation extends LocatedOperation {
  readonly prefix?: string;
}

/** An operation in both versions, or in one of them. */
export type OperationPair = Both<ComparedOperation | undefined>;

/** Finds the operations of both versions by method and path; the names of path parameters do not count. */
export function listOperationPairs(
  old: OpenApiDocument,
  now: OpenApiDocument,
): readonly OperationPair[] {
  const [before, after] = [old, now].map((document) =>
    toGroups(listCompared(document), (operation) => [toPairKey(operation)]),
  );
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...keys].flatMap((key) => toPairs(before?.get(key) ?? [], after?.get(key) ?? []));
}

function listCompared(document: OpenApiDocument): readonly ComparedOperation[] {
  const operations = listOperations(document).filter(isStable);
  return operations.flatMap((operation) => [operation, ...listCallbacks(document, operation)]);
}

function listCallbacks(
  document: OpenApiDocument,
  located: LocatedOperation,
): readonly ComparedOperation[] {
  const { label } = toChangedOperation(located);
  return Object.entries(located.operation.callbacks ?? {}).flatMap(([name, callback]) =>
    Object.entries(resolve(document, callback))
      .filter(([expression, item]) => !expression.startsWith('x-') && typeof item === 'object')
      .flatMap(([expression, item]) =>
        listInItem(document, item).map(({ methodKeys, ...found }) => ({
          ...located,
          ...found,
          kind: 'webhook',
          path: `${name} (${expression}) of ${label}`,
          keys: [...located.keys, 'callbacks', name, expression, ...methodKeys],
          prefix: `${toCallbackAnchor(name)}.`,
        })),
      ),
  );
}

/** A draft may change as it likes. */
function isStable({ operation }: LocatedOperation): boolean {
  const level: unknown = Reflect.get(operation, 'x-stability-level');
  return level !== 'draft' && level !== 'alpha';
}

/** The same for an operation in each version: the names in its path do not count. */
export function toPairKey({
  kind,
  method,
  path,
}: Pick<LocatedOperation, 'kind' | 'method' | 'path'>): string {
  return `${kind} ${method.toLowerCase()} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
}

/** Of several operations that differ in those names only, the same names belong together. */
function toPairs(
  before: readonly ComparedOperation[],
  after: readonly ComparedOperation[],
): readonly OperationPair[] {
  const find = (list: typeof after, { path }: LocatedOperation) =>
    list.find((one) => one.path === path);
  const rest = after.filter((one) => find(before, one) === undefined);
  const pairs = before.map((old) => ({ old, new: find(after, old) ?? rest.shift() }));
  return [...pairs, ...rest.map((now) => ({ old: undefined, new: now }))];
}

/** An operation as readers know it. */
export function toChangedOperation({
  kind,
  method,
  path,
  slug,
}: LocatedOperation): ChangedOperation {
  return { label: kind === 'webhook' ? path : `${method.toUpperCase()} ${path}`, slug };
}
