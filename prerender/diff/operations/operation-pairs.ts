import { toGroups } from '../../../src/model/to-groups';
import type { OpenApiDocument } from '../../api/document/document';
import type { LocatedOperation } from '../../api/document/operations';
import { listOperations } from '../../api/document/operations';
import type { ChangedOperation } from '../changes/change';

/** An operation in both versions, or in one of them. */
export interface OperationPair {
  readonly old: LocatedOperation | undefined;
  readonly new: LocatedOperation | undefined;
}

/** Finds the operations of both versions by method and path; the names of path parameters do not count. */
export function listOperationPairs(
  old: OpenApiDocument,
  now: OpenApiDocument,
): readonly OperationPair[] {
  const [before, after] = [old, now].map((document) =>
    toGroups(listOperations(document).filter(isStable), (operation) => [toKey(operation)]),
  );
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...keys].flatMap((key) => toPairs(before?.get(key) ?? [], after?.get(key) ?? []));
}

/** A draft may change as it likes. */
function isStable({ operation }: LocatedOperation): boolean {
  const level: unknown = Reflect.get(operation, 'x-stability-level');
  return level !== 'draft' && level !== 'alpha';
}

export function toKey({ kind, method, path }: LocatedOperation): string {
  return `${kind} ${method.toLowerCase()} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
}

/** Of several operations that differ in those names only, the same names belong together. */
function toPairs(
  before: readonly LocatedOperation[],
  after: readonly LocatedOperation[],
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
