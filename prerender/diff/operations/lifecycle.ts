import type { OpenApiDocument } from '../../api/document/document';
import type { LocatedOperation } from '../../api/document/operations';
import type { Change, Found } from '../changes/change';
import { toChange } from '../changes/change';
import type { RuleId } from '../changes/rules';
import type { Versions } from '../versions/versions';
import { toCodeWord } from '../../text/code-words';
import type { OperationPair } from './operation-pairs';
import { toChangedOperation } from './operation-pairs';

/** The day of the comparison, as `2026-11-29`: a sunset may have passed. Nobody may know that of a release. */
export type Day = string;

/** The changes of an operation itself: whether it is there, for how long, and how it is named. */
export function listLifecycle(
  versions: Versions,
  pair: OperationPair,
  today: Day | undefined,
): readonly Change[] {
  const shown = pair.new ?? pair.old;
  if (shown === undefined) return [];
  const operation = toChangedOperation(shown);
  const places = {
    before: pair.old && versions.old.locate(pair.old.keys),
    after: pair.new && versions.new.locate(pair.new.keys),
  };
  return listFindings(versions.new.document, pair, today).map(([rule, said]) =>
    toChange(rule, { name: toCodeWord(operation.label), ...places, ...said }, [operation]),
  );
}

type Finding = readonly [rule: RuleId, said?: Pick<Found, 'from' | 'to'>];

function listFindings(
  document: OpenApiDocument,
  { old, new: now }: OperationPair,
  today: Day | undefined,
): readonly Finding[] {
  if (now === undefined) return old === undefined ? [] : [toRemoval(document, old, today)];
  if (old === undefined) return [[now.kind === 'webhook' ? 'webhook-added' : 'endpoint-added']];
  const isDeprecated = now.operation.deprecated === true;
  const wasDeprecated = old.operation.deprecated === true;
  const [from, to] = [old, now].map(findSunset);
  const findings: readonly (readonly [isFound: boolean, ...Finding])[] = [
    [isDeprecated && !wasDeprecated, 'endpoint-deprecated'],
    [wasDeprecated && !isDeprecated, 'endpoint-reactivated'],
    [isDeprecated && from !== undefined && to === undefined, 'sunset-deleted'],
    [isDeprecated && (to ?? '9') < (from ?? ''), 'api-sunset-date-changed-too-small', { from, to }],
    [toText(old) !== toText(now), 'api-description-changed'],
  ];
  return [...listIdChanges(old, now), ...findings.flatMap(([is, ...one]) => (is ? [one] : []))];
}

function toRemoval(
  document: OpenApiDocument,
  old: LocatedOperation,
  today: Day | undefined,
): Finding {
  if (old.kind === 'webhook') return ['webhook-removed'];
  if (old.operation.deprecated === true) {
    const from = findSunset(old);
    if (from === undefined || (today !== undefined && today >= from))
      return ['api-removed-with-deprecation'];
    const isBefore = today !== undefined;
    return [isBefore ? 'api-removed-before-sunset' : 'api-removed-with-sunset', { from }];
  }
  const isPath = document.paths?.[old.path] === undefined;
  return [`api-${isPath ? 'path-' : ''}removed-without-deprecation`];
}

/** The day on which a deprecated operation ends. */
function findSunset({ operation }: LocatedOperation): Day | undefined {
  const day: unknown = Reflect.get(operation, 'x-sunset');
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d/.test(day) ? day.slice(0, 10) : undefined;
}

/** The address of its page comes from the id, unless the author has given it another one. */
function listIdChanges(old: LocatedOperation, now: LocatedOperation): readonly Finding[] {
  const [before, after] = [old, now].map(({ operation }) => operation.operationId);
  const isMoved = old.slug !== now.slug;
  const [from = 'nothing', to = 'nothing'] = [before, after].map((id) => id && toCodeWord(id));
  if (before === after) return [];
  if (before === undefined) return isMoved ? [['api-operation-id-added', { to }]] : [];
  return [[isMoved ? 'api-operation-id-removed' : 'api-operation-id-changed', { from, to }]];
}

function toText({ operation: { summary, description } }: LocatedOperation): string {
  return JSON.stringify([summary, description]);
}
