import type { Spec } from '../api/document/document';
import { toGroups } from '../../src/model/to-groups';
import type { Change } from './changes/change';
import type { Day } from './operations/lifecycle';
import { listLifecycle } from './operations/lifecycle';
import type { Finding } from './operations/exchange';
import { listMessageFindings } from './operations/messages';
import { listOperationPairs, toChangedOperation } from './operations/operation-pairs';
import type { ChangeClass } from './changes/rules';
import { compareSchemas } from './schemas/schema-walk';
import { listSecurityChanges, listTokenChanges } from './operations/security-changes';
import { toSide } from './changes/side';

/** What changed between two versions of an API. */
export interface ApiDiff {
  readonly versions: { readonly old: string; readonly new: string };
  /** The most serious class first, each in the order of the operations. */
  readonly changes: readonly Change[];
}

/** The classes of changes, the most serious one first. */
export const classes: readonly ChangeClass[] = ['breaking', 'look', 'compatible', 'wording'];

/** Compares two versions of an API as readers see them. */
export function compareApis(before: Spec, after: Spec, today: Day): ApiDiff {
  const [old, now] = [toSide(before), toSide(after)];
  const findings = listOperationPairs(old.document, now.document).flatMap(
    (pair): readonly Finding[] => {
      const own = listLifecycle(old, now, pair, today);
      if (pair.old === undefined || pair.new === undefined) return own;
      const operation = toChangedOperation(pair.new);
      const exchange = { old: pair.old, new: pair.new, sides: { old, new: now }, operation };
      const security = listSecurityChanges(old, now, pair.old, pair.new);
      return [...own, ...security, ...listMessageFindings(exchange)];
    },
  );
  const roots = findings.flatMap((finding) => ('place' in finding ? [finding] : []));
  const changes = findings.flatMap((finding) => ('place' in finding ? [] : [finding]));
  const all = [...listTokenChanges(old, now), ...changes, ...compareSchemas(old, now, roots)];
  const [one, other] = [before, after].map(({ document }) => document.info.version);
  return { versions: { old: one ?? '', new: other ?? '' }, changes: sort(merge(all)) };
}

/** One change for all places and operations that share its lines. */
function merge(changes: readonly Change[]): readonly Change[] {
  const groups = toGroups(changes, ({ rule, class: kind, from, to, before, after }) => [
    JSON.stringify([rule, kind, from, to, before, after]),
  ]);
  return Array.from(groups.values(), (group) => {
    const all = group.flatMap(({ operations }) => operations);
    const operations = new Map(all.map((operation) => [operation.label, operation]));
    return { ...group[0], operations: [...operations.values()] };
  });
}

function sort(changes: readonly Change[]): readonly Change[] {
  return classes.flatMap((kind) => changes.filter((change) => change.class === kind));
}
