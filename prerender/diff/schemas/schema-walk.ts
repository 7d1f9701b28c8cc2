import type { Direction } from '../../../src/model/schema/schema';
import { createTimedMatches } from '../../api/schema/timed-patterns';
import type { Change, ChangedOperation, Found } from '../changes/change';
import { toChange } from '../changes/change';
import type { RuleId } from '../changes/rules';
import type { Side } from '../changes/side';
import type { Difference } from './difference';
import type { Member } from './members';
import { listMembers } from './members';
import {
  listOtherDifferences,
  listPropertyDifferences,
  nothingAround,
  toAround,
} from './object-differences';
import type { Place } from './place';
import { enterProperty, enterVariant, toPlaceName, toSubject } from './place';
import { createIsSame } from './same-schema';
import type { Refs, SchemaPair, Versions } from './schema-pair';
import { toSchemaPair, toSides } from './schema-pair';
import {
  isOfOtherType,
  listNotes,
  listNullDifferences,
  listValueDifferences,
} from './value-differences';
import { findWrapped, listUnionPairs, listVariantDifferences } from './variants';
import { findWitness } from './witness';

/** The schema of a body, parameter or header of an operation. */
export interface Root {
  readonly place: Place;
  readonly operation: ChangedOperation;
  /** Where it is in both documents. */
  readonly keys: { readonly old: readonly string[]; readonly new: readonly string[] };
}

/** Two schemas that meet, with what differs in themselves. */
interface Meeting {
  readonly changes: readonly (readonly [rule: RuleId, found: Found])[];
  /** The keys of the meetings inside. */
  readonly inner: ReadonlySet<string>;
}

interface Walk {
  readonly old: Side;
  readonly new: Side;
  readonly versions: Readonly<Record<Direction, Versions>>;
  readonly meetings: Map<string, Meeting>;
}

/**
 * The changes of all schemas below some roots, each with the operations that lead to it.
 *
 * All values are valid as before if no difference at any place excludes some. So this walk is the proof: a value is as
 * deep as it is, and circles of schemas need no more than one visit.
 */
export function compareSchemas(old: Side, now: Side, roots: readonly Root[]): readonly Change[] {
  const walk: Walk = { old, new: now, versions: toVersions(old, now), meetings: new Map() };
  for (const root of roots) visit(walk, root);
  const operations = new Map<Meeting, Set<ChangedOperation>>();
  for (const root of roots)
    for (const meeting of listReached(walk, root))
      if (meeting.changes.length > 0)
        operations.set(meeting, (operations.get(meeting) ?? new Set()).add(root.operation));
  return [...operations].flatMap(([{ changes }, known]) =>
    changes.map(([rule, found]) => toChange(rule, found, [...known])),
  );
}

function toVersions(old: Side, now: Side): Walk['versions'] {
  const timed = createTimedMatches();
  const both = {
    old: old.graph,
    new: now.graph,
    matches: (pattern: string, text: string) => timed(pattern, text) ?? true,
    isSame: createIsSame(old.graph, now.graph),
  };
  return {
    request: { ...both, direction: 'request' },
    response: { ...both, direction: 'response' },
  };
}

/** Schemas that meet several times are compared once. What is around a variant counts, too. */
function toKey(place: Place, { old, new: now }: Refs): string {
  const { described = [], required = [], isClosed = false } = place.around ?? {};
  return JSON.stringify([toSubject(place), old, now, [...described], [...required], isClosed]);
}

/** Compares the schemas at and below a root that have not met before. */
function visit(walk: Walk, root: Root): void {
  const open: Member[] = [[root.place, root.place.whole.refs]];
  // Grows during the loop.
  for (const [place, refs] of open) {
    const key = toKey(place, refs);
    if (walk.meetings.has(key)) continue;
    const pair = toSchemaPair(walk.versions[place.whole.direction], refs);
    const inner = listInner(pair, place);
    const changes = listDifferences(pair, place).map(
      (difference) => [difference.rule, toFound(walk, root, place, refs, difference)] as const,
    );
    walk.meetings.set(key, { changes, inner: new Set(inner.map((member) => toKey(...member))) });
    open.push(...inner);
  }
}

/** The meetings at and below a root. */
function listReached({ meetings }: Walk, { place }: Root): readonly Meeting[] {
  const keys = new Set([toKey(place, place.whole.refs)]);
  // Grows during the loop.
  for (const key of keys) for (const inner of meetings.get(key)?.inner ?? []) keys.add(inner);
  return [...keys].flatMap((key) => meetings.get(key) ?? []);
}

/** The places inside of which both versions say something: members, and variants. */
function listInner(pair: SchemaPair, place: Place): readonly Member[] {
  const isWrapped = findWrapped(pair) !== undefined;
  if (isOfOtherType(pair) && !isWrapped) return [];
  const around = toAround(pair, place.around ?? nothingAround);
  const variants = listUnionPairs(pair).flatMap(({ same }) =>
    same.map((variant): Member => {
      const { narrow } = toSides(pair.versions, variant);
      const label = variant.new.label || variant.old.label;
      const entered = enterVariant(place, label, narrow.schema, around);
      return [entered, { old: variant.old.schema, new: variant.new.schema }];
    }),
  );
  return [...(isWrapped ? [] : listMembers(pair, place)), ...variants];
}

function listDifferences(pair: SchemaPair, { around = nothingAround }: Place) {
  const { versions, refs } = pair;
  if (versions.isSame(refs.old, refs.new)) return listNotes(pair);
  const isWrapped = findWrapped(pair) !== undefined;
  const isOther = isWrapped || isOfOtherType(pair);
  return [
    ...(isWrapped ? [] : listValueDifferences(pair)),
    ...(isOther ? [] : listPropertyDifferences(pair, around)),
    ...(isOther ? [] : listOtherDifferences(pair)),
    ...(isOther && !isWrapped ? [] : listVariantDifferences(pair)),
    ...listNullDifferences(pair),
    ...listNotes(pair),
  ];
}

function toFound(
  walk: Walk,
  { keys }: Root,
  place: Place,
  refs: Refs,
  difference: Difference,
): Found {
  const { property, at, from, to, least } = difference;
  const shown = property === undefined ? place : enterProperty(place, property);
  return {
    subject: toSubject(place),
    direction: place.whole.direction,
    name: toPlaceName(shown),
    anchor: shown.anchor,
    from,
    to,
    least,
    keyword: at[0],
    ...judge(walk, place, difference),
    before: walk.old.locate(walk.old.findKeys(refs.old, at) ?? keys.old),
    after: walk.new.locate(walk.new.findKeys(refs.new, at) ?? keys.new),
  };
}

/** Breaking if a value shows that what was valid is excluded; without one, it needs a look. */
function judge(
  walk: Walk,
  { whole, wrap }: Place,
  { narrows, shown = [] }: Difference,
): Pick<Found, 'answer' | 'witness'> {
  if (!narrows) return { answer: 'compatible' };
  const versions = walk.versions[whole.direction];
  const { narrow } = toSides(versions, walk);
  for (const keywords of shown) {
    const witness = findWitness(versions, whole.refs, wrap(keywords), narrow.add);
    if (witness !== undefined) return { answer: 'breaking', witness };
  }
  return { answer: 'look' };
}
