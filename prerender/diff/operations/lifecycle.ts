import type { OpenApiDocument } from '../../api/document/document';
import type { LocatedOperation } from '../../api/document/operations';
import type { Change, Found } from '../changes/change';
import { toChange } from '../changes/change';
import type { RuleId } from '../changes/rules';
import type { Versions } from '../versions/versions';
import { toCodeWord } from '../../text/code-words';
import type { OperationPair } from './operation-pairs';
import { toChangedOperation } from './operation-pairs';
import type { Day, Part } from './parts';
import { findSunset } from './parts';

/**
 * The changes of an operation itself: whether it is there, for how long, and how it is named. `today` is the day of the
 * comparison, by which a sunset may have passed; nobody may know that of a release.
 */
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
  const [from, to] = [old, now].map(({ operation }) => findSunset(operation));
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
  { kind, path, operation }: LocatedOperation,
  today: Day | undefined,
): Finding {
  const sunset = findSunset(operation);
  const end = toEnd({ isDeprecated: operation.deprecated, sunset }, today);
  if (kind === 'webhook' && end === undefined) return ['webhook-removed'];
  const isPath = kind !== 'webhook' && document.paths?.[path] === undefined;
  const rule = `api-${isPath ? 'path-' : ''}removed-${end ?? 'without-deprecation'}` as const;
  return [rule, end === undefined ? {} : { from: sunset }];
}

/** How the end of something that is gone was announced; undefined if it was not. */
export function toEnd(
  { isDeprecated = false, sunset }: Pick<Part, 'isDeprecated' | 'sunset'>,
  today: Day | undefined,
) {
  if (!isDeprecated) return undefined;
  if (sunset === undefined || (today !== undefined && today >= sunset)) return 'with-deprecation';
  return today === undefined ? 'with-sunset' : 'before-sunset';
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
