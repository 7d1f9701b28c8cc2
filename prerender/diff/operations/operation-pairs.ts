import { toGroups } from '../../../src/model/to-groups';
import { listCallbacks } from '../../api/document/callbacks';
import type { OpenApiDocument } from '../../api/document/document';
import type { LocatedOperation } from '../../api/document/operations';
import { listOperations } from '../../api/document/operations';
import type { ChangedOperation } from '../changes/change';
import type { Both } from '../versions/versions';

/** An operation, or a request that the API sends after one, as a webhook. */
export interface ComparedOperation extends LocatedOperation {
  /** The prefix of the anchors of such a request. */
  readonly prefix?: string;
  /** The key of the operation that it follows. */
  readonly owner?: string;
  /** The keys of its path item. */
  readonly itemKeys: readonly string[];
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
  const isInBoth = (key: string) => before?.has(key) === true && after?.has(key) === true;
  // A callback is added or removed with its operation.
  const isListed = ({ old, new: now }: OperationPair) => {
    const owner = (old ?? now)?.owner;
    return owner === undefined || isInBoth(owner);
  };
  return [...keys]
    .flatMap((key) => toPairs(before?.get(key) ?? [], after?.get(key) ?? []))
    .filter(isListed);
}

function listCompared(document: OpenApiDocument): readonly ComparedOperation[] {
  const operations = listOperations(document).filter(isStable);
  return operations.flatMap((operation) => [
    { ...operation, itemKeys: operation.keys.slice(0, 2) },
    ...listSent(document, operation),
  ]);
}

function listSent(
  document: OpenApiDocument,
  located: LocatedOperation,
): readonly ComparedOperation[] {
  const { label } = toChangedOperation(located);
  const owner = toPairKey(located);
  return listCallbacks(document, located.operation).map(
    ({ name, expression, anchor, method, methodKeys, pathItem, operation }) => {
      const itemKeys = [...located.keys, 'callbacks', name, expression];
      return {
        ...located,
        kind: 'webhook',
        method,
        pathItem,
        operation,
        path: `${name} (${expression}) of ${label}`,
        keys: [...itemKeys, ...methodKeys],
        itemKeys,
        prefix: `${anchor}.`,
        owner,
      };
    },
  );
}

/** A draft may change as it likes. */
function isStable({ operation }: LocatedOperation): boolean {
  const level: unknown = Reflect.get(operation, 'x-stability-level');
  return level !== 'draft' && level !== 'alpha';
}

/** The same for an operation in each version: the names in its path do not count, but the expressions of callbacks do. */
export function toPairKey({
  kind,
  method,
  path,
}: Pick<LocatedOperation, 'kind' | 'method' | 'path'>): string {
  const names = kind === 'webhook' ? /\{[^{}$]*\}/g : /\{[^{}]*\}/g;
  return `${kind} ${method.toLowerCase()} ${path.replaceAll(names, '{}')}`;
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
