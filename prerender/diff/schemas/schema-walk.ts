import { parseJsonText } from '../../../src/model/json-text';
import type { JsonText } from '../../../src/model/schema/schema';
import type { SchemaKeywords } from '../../api/document/schema-object';
import type { Change, ChangedOperation, Found } from '../changes/change';
import { toChange } from '../changes/change';
import type { RuleId } from '../changes/rules';
import type { Both, Versions } from '../versions/versions';
import type { Difference } from './difference';
import { listDiscriminatorDifferences } from './discriminators';
import { listPropertyDifferences, nothingAround, toAround } from './property-differences';
import type { Member, Place } from './place';
import { enterProperty, enterVariant, listMembers, toPlaceName, toSubject } from './place';
import type { Refs, SchemaPair } from './schema-pair';
import { isOfOtherType, toSchemaPair, toSides } from './schema-pair';
import { listNotes, listNullDifferences, listValueDifferences } from './value-differences';
import { findWrapped, listUnionPairs, listVariantDifferences } from './variants';
import { findWitness } from './witness';

/** The schema of a body, parameter or header of an operation. */
export interface Root {
  readonly place: Place;
  readonly operation: ChangedOperation;
  /** Where it is in both documents. */
  readonly keys: Both<readonly string[]>;
}

/** Two schemas that meet, with what differs in themselves. */
interface Meeting {
  readonly changes: readonly MetChange[];
  /** The meetings inside by their keys, each with what its anchors add to those of this one. */
  readonly inner: ReadonlyMap<string, string>;
}

/** A change, with what its anchor adds to that of its meeting. */
type MetChange = readonly [rule: RuleId, found: Found, step: string];

type Meetings = Map<string, Meeting>;

/**
 * The changes of all schemas below some roots, each with the operations that lead to it.
 *
 * All values are valid as before if no difference at any place excludes some. So this walk is the proof: a value is as
 * deep as it is, and circles of schemas need no more than one visit.
 */
export function compareSchemas(versions: Versions, roots: readonly Root[]): readonly Change[] {
  const meetings: Meetings = new Map();
  for (const root of roots) visit(versions, meetings, root);
  const operations = new Map<string, Map<ChangedOperation, string>>();
  const list = createListReached(meetings);
  for (const root of roots)
    for (const [key, way] of list(root)) {
      if (meetings.get(key)?.changes.length === 0) continue;
      const known = operations.get(key) ?? new Map<ChangedOperation, string>();
      operations.set(key, known);
      if (!known.has(root.operation)) known.set(root.operation, root.place.anchor + way);
    }
  return [...operations].flatMap(([key, known]) =>
    (meetings.get(key)?.changes ?? []).map(([rule, found, step]) => {
      const all = Array.from(known, ([one, anchor]) => ({ ...one, anchor: anchor + step }));
      return toChange(rule, found, all);
    }),
  );
}

/** Schemas that meet several times are compared once. What is around a variant counts, too. */
function toKey(place: Place, { old, new: now }: Refs): string {
  const { described = [], required = [], isClosed = false } = place.around ?? {};
  return JSON.stringify([toSubject(place), old, now, [...described], [...required], isClosed]);
}

/** Compares the schemas at and below a root that have not met before. */
function visit(versions: Versions, meetings: Meetings, root: Root): void {
  const open: Member[] = [[root.place, root.place.whole.refs]];
  // Grows during the loop.
  for (const [place, refs] of open) {
    const key = toKey(place, refs);
    if (meetings.has(key)) continue;
    const pair = toSchemaPair(versions, place.whole.direction, refs);
    const inner = listInner(pair, place);
    const changes = listDifferences(pair, place).map((difference) =>
      toMetChange(versions, root, place, refs, difference),
    );
    const steps = new Map<string, string>();
    for (const [to, members] of inner) {
      const next = toKey(to, members);
      // Of two places with the same schema, the first one.
      if (!steps.has(next)) steps.set(next, toStep(place, to));
    }
    meetings.set(key, { changes, inner: steps });
    open.push(...inner);
  }
}

function toStep({ anchor }: Place, inner: Place): string {
  return inner.anchor.slice(anchor.length);
}

/** The ways to meetings by their keys: what their anchors add to that of where they start. */
type Ways = ReadonlyMap<string, string>;

/** Lists the meetings at and below a root, once for all roots that begin with the same. */
function createListReached(meetings: Meetings): (root: Root) => Ways {
  const known = new Map<string, Ways>();
  return ({ place }) => {
    const start = toKey(place, place.whole.refs);
    const reached = known.get(start) ?? listReached(meetings, start);
    known.set(start, reached);
    return reached;
  };
}

function listReached(meetings: Meetings, start: string): Ways {
  const ways = new Map([[start, '']]);
  // Grows during the loop.
  for (const [key, way] of ways)
    for (const [inner, step] of meetings.get(key)?.inner ?? [])
      if (!ways.has(inner)) ways.set(inner, way + step);
  return ways;
}

/** The places inside of which both versions say something: members, and variants. */
function listInner(pair: SchemaPair, place: Place): readonly Member[] {
  const isWrapped = findWrapped(pair) !== undefined;
  if (isOfOtherType(pair) && !isWrapped) return [];
  const around = toAround(pair, place.around ?? nothingAround);
  const variants = listUnionPairs(pair).flatMap(({ same }) =>
    same.map((variant): Member => {
      const { narrow } = toSides(pair.direction, variant);
      const entered = enterVariant(place, variant.new, narrow.schema, around);
      return [entered, { old: variant.old.schema, new: variant.new.schema }];
    }),
  );
  return [...(isWrapped ? [] : listMembers(pair, place)), ...variants];
}

function listDifferences(pair: SchemaPair, { around = nothingAround }: Place) {
  const { versions, refs } = pair;
  const notes = [...listDiscriminatorDifferences(pair), ...listNotes(pair)];
  if (versions.isSame(refs.old, refs.new)) return notes;
  const isWrapped = findWrapped(pair) !== undefined;
  const isOther = isWrapped || isOfOtherType(pair);
  return [
    ...(isWrapped ? [] : listValueDifferences(pair)),
    ...(isOther ? [] : listPropertyDifferences(pair, around)),
    ...(isOther && !isWrapped ? [] : listVariantDifferences(pair)),
    ...listNullDifferences(pair),
    ...notes,
  ];
}

function toMetChange(
  versions: Versions,
  { keys }: Root,
  place: Place,
  refs: Refs,
  difference: Difference,
): MetChange {
  const { property, at, from, to, least } = difference;
  const shown = property === undefined ? place : enterProperty(place, property);
  const locate = (side: 'old' | 'new') =>
    versions[side].locate(versions[side].findKeys(refs[side], at) ?? keys[side]);
  const found: Found = {
    subject: toSubject(place),
    direction: place.whole.direction,
    name: toPlaceName(shown),
    from,
    to,
    least,
    keyword: at[0],
    ...judge(versions, place, refs, difference),
    before: locate('old'),
    after: locate('new'),
  };
  return [difference.rule, found, toStep(place, shown)];
}

/** Breaking if a value shows that what was valid is excluded; without one, it needs a look. */
function judge(
  versions: Versions,
  { whole: { direction, refs: all }, wrap }: Place,
  refs: Refs,
  { narrows, shown = [] }: Difference,
): Pick<Found, 'answer' | 'witness'> {
  if (!narrows) return { answer: 'compatible' };
  const find = (keywords: SchemaKeywords) => findWitness(versions, direction, all, wrap(keywords));
  for (const keywords of shown) {
    const witness =
      find(keywords) ?? findAround(find, findWitness(versions, direction, refs, keywords));
    if (witness !== undefined) return { answer: 'breaking', witness };
  }
  return { answer: 'look' };
}

/** A whole around a value of the place: the generator tries few values of each item of a list. */
function findAround(find: (keywords: SchemaKeywords) => JsonText | undefined, value?: JsonText) {
  return value === undefined ? undefined : find({ const: parseJsonText(value) });
}
