import type { Spec } from '../api/document/document';
import { changeClasses } from '../../src/model/api/history';
import { toGroups } from '../../src/model/to-groups';
import type { Change } from './changes/change';
import { listLifecycle } from './operations/lifecycle';
import type { Day } from './operations/parts';
import type { Findings } from './operations/part-changes';
import { listPartFindings } from './operations/part-changes';
import { listOperationPairs, toChangedOperation } from './operations/operation-pairs';
import { compareSchemas } from './schemas/schema-walk';
import { listSecurityChanges, listTokenChanges } from './operations/security-changes';
import { toVersions } from './versions/versions';

/** The changes between two versions of an API. */
export interface ApiDiff {
  readonly versions: { readonly old: string; readonly new: string };
  /** The most serious class first, each in the order of the operations. */
  readonly changes: readonly Change[];
}

/** Compares two versions of an API as readers see them. */
export function compareApis(before: Spec, after: Spec, today?: Day): ApiDiff {
  const versions = toVersions(before, after);
  const pairs = listOperationPairs(versions.old.document, versions.new.document);
  const findings = pairs.flatMap((pair): readonly Findings[] => {
    const { old, new: now } = pair;
    const lifecycle = { changes: listLifecycle(versions, pair, today), roots: [] };
    if (old === undefined || now === undefined) return [lifecycle];
    const both = { old, new: now };
    const security = { changes: listSecurityChanges(versions, both), roots: [] };
    const exchange = { versions, pair: both, operation: toChangedOperation(now), today };
    return [lifecycle, security, ...listPartFindings(exchange)];
  });
  const changes = [
    ...listTokenChanges(versions),
    ...findings.flatMap((found) => found.changes),
    ...compareSchemas(
      versions,
      findings.flatMap(({ roots }) => roots),
    ),
  ];
  const { old, new: now } = versions;
  const numbers = { old: old.document.info.version, new: now.document.info.version };
  return { versions: numbers, changes: sort(merge(changes)) };
}

/** One change for all places and operations that share its lines. */
function merge(changes: readonly Change[]): readonly Change[] {
  const groups = toGroups(changes, ({ rule, class: kind, text, before, after }) => [
    JSON.stringify([rule, kind, text, before, after]),
  ]);
  return Array.from(groups.values(), (group) => {
    const all = group.flatMap(({ operations }) => operations);
    // Of two places in an operation, the first one.
    const byLabel = toGroups(all, ({ label }) => [label]);
    return { ...group[0], operations: Array.from(byLabel.values(), ([first]) => first) };
  });
}

function sort(changes: readonly Change[]): readonly Change[] {
  return changeClasses.flatMap((kind) => changes.filter((change) => change.class === kind));
}
