import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toCodeWord } from '../../text/code-words';
import type { Change, ChangedOperation, Found } from '../changes/change';
import { toChange } from '../changes/change';
import type { RuleId } from '../changes/rules';
import type { Refs } from '../schemas/schema-pair';
import { toFieldSubject } from '../schemas/place';
import type { Root } from '../schemas/schema-walk';
import type { Both, Version, Versions } from '../versions/versions';
import { toEnd } from './lifecycle';
import type { Parts } from './covers';
import { withCovers } from './covers';
import type { ComparedOperation } from './operation-pairs';
import type { Day, Part } from './parts';
import { listParts } from './parts';

/** An operation in both versions. */
export interface Exchange {
  readonly versions: Versions;
  readonly pair: Both<ComparedOperation>;
  readonly operation: ChangedOperation;
  readonly today: Day | undefined;
}

/** Changes, and schemas to compare. */
export interface Findings {
  readonly changes: readonly Change[];
  readonly roots: readonly Root[];
}

/** The changes of what is sent and received. */
export function listPartFindings(exchange: Exchange): readonly Findings[] {
  const { versions, pair } = exchange;
  const [olds, news] = [toParts(versions.old, pair.old), toParts(versions.new, pair.new)];
  const [before, after] = [withCovers(olds, news), withCovers(news, olds)];
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].map((id) => {
    const [old, now] = [before.get(id), after.get(id)];
    const owner = (now ?? old)?.owner ?? id;
    // What is in a part that came or went comes and goes with it.
    const isOwned = owner === id || (before.has(owner) && after.has(owner));
    return isOwned ? toFindings(exchange, old, now) : nothing;
  });
}

function toParts(version: Version, operation: ComparedOperation): Parts {
  return new Map(listParts(version, operation).map((part) => [part.id, part]));
}

function toFindings(exchange: Exchange, old?: Part, now?: Part): Findings {
  const both = { old, new: now };
  if (old === undefined)
    return now === undefined ? nothing : report(exchange, both, [additions[now.kind](now)]);
  if (now === undefined)
    return report(exchange, both, [removals[old.kind](old, exchange.today)], { from: old.sunset });
  const { versions } = exchange;
  const refs = { old: versions.old.getRef(old.schema), new: versions.new.getRef(now.schema) };
  const { types } = toEffectiveSchema(versions.graph, refs.old, 'request');
  const isRestyled = now.toNotation?.(types) !== old.toNotation?.(types);
  const isParameter = now.kind === 'parameter' && now.direction === 'request';
  const list = isParameter && !isRestyled ? findNewList(versions, refs) : undefined;
  const isDeprecated = now.isDeprecated === true ? '*-deprecated' : '*-reactivated';
  const rules = [
    isRestyled && (`${toFieldSubject(now)}-style-changed` as const),
    now.need !== old.need && changesOfNeed[now.kind]?.(now),
    now.isDeprecated !== old.isDeprecated && isDeprecated,
    now.description !== old.description && '*-description-changed',
    list !== undefined && '*-type-generalized',
  ] as const;
  // A range is not the same part, so only its schema is compared.
  const isCover = old.isCover === true || now.isCover === true;
  const news = [old.isCover === true && additions[now.kind](now)];
  const { changes } = report(exchange, both, isCover ? news : rules, list);
  if ((old.schema ?? now.schema) === undefined) return { changes, roots: [] };
  const compared = { ...refs, ...(list && { new: list.items }) };
  return { changes, roots: [toRoot(exchange, old, now, compared)] };
}

const nothing: Findings = { changes: [], roots: [] };

type ToRule = (part: Part, today?: Day) => RuleId;

/** Parameters of a webhook are received, as headers of a response are; those of its responses are sent. */
const additions: Readonly<Record<Part['kind'], ToRule>> = {
  parameter: toFieldAddition,
  body: ({ need, direction }) =>
    direction === 'request' ? `request-body-added-${need}` : 'response-body-added',
  media: (part) => `${toMessage(part)}-media-type-added`,
  response: (part) =>
    part.direction === 'request'
      ? 'request-status-added'
      : `response-${toOutcome(part)}-status-added`,
  header: toFieldAddition,
};

function toFieldAddition({ need, direction }: Part): RuleId {
  return direction === 'request' ? `new-${need}-request-parameter` : 'response-header-added';
}

const removals: Readonly<Record<Part['kind'], ToRule>> = {
  parameter: toFieldRemoval,
  body: ({ need, direction }) =>
    direction === 'request' ? 'request-body-removed' : `${need}-response-body-removed`,
  media: (part) => `${toMessage(part)}-media-type-removed`,
  response: (part) => `${part.direction}-${toOutcome(part)}-status-removed`,
  header: toFieldRemoval,
};

function toFieldRemoval(part: Part, today?: Day): RuleId {
  if (part.direction === 'response') return `${part.need}-response-header-removed`;
  const end = toEnd(part, today);
  return end === undefined ? 'request-parameter-removed' : `request-parameter-removed-${end}`;
}

const changesOfNeed: Readonly<Partial<Record<Part['kind'], ToRule>>> = {
  parameter: (part) => `${toFieldSubject(part)}-became-${part.need}`,
  body: ({ need, direction }) => `${direction}-body-became-${need}`,
  header: (part) => `${toFieldSubject(part)}-became-${part.need}`,
};

/** Where media types are not negotiated, they are those of a body. */
function toMessage({ direction, owner }: Part) {
  return direction === 'response' && owner !== 'body' ? 'response' : (`${direction}-body` as const);
}

function toOutcome({ key }: Part) {
  return /^[23]/.test(key) ? 'success' : 'non-success';
}

/** The part of an API that the rules of a part are about. */
function toSubject(part: Part): string {
  if (part.kind === 'response') return part.kind;
  const isField = part.kind === 'header' || part.kind === 'parameter';
  return isField ? toFieldSubject(part) : `${part.direction}-body`;
}

/** Writes down changes of a part at its places; without one, at that of the operation. */
function report(
  { versions, pair, operation }: Exchange,
  { old, new: now }: Both<Part | undefined>,
  rules: readonly (RuleId | false | undefined)[],
  types: Pick<Found, 'from' | 'to'> = {},
): Findings {
  const part = now ?? old;
  if (part === undefined) return nothing;
  const type = part.kind === 'media' ? toCodeWord(part.key) : undefined;
  const found: Found = {
    name: part.name,
    subject: toSubject(part),
    from: types.from ?? type,
    to: types.to ?? type,
    before: versions.old.locate((old ?? pair.old).keys),
    after: versions.new.locate((now ?? pair.new).keys),
  };
  const { direction } = part;
  const changed = { ...operation, anchor: (pair.new.prefix ?? '') + part.anchor };
  const changes = rules.flatMap((rule) =>
    rule === undefined || rule === false
      ? []
      : // Its rule says the direction already.
        [{ ...toChange(rule, found, [changed]), direction }],
  );
  return { changes, roots: [] };
}

/** The schemas of a part. */
function toRoot({ pair, operation }: Exchange, old: Part, now: Part, refs: Refs): Root {
  const { prefix = '' } = pair.new;
  const isValue = now.kind === 'parameter' || now.kind === 'header';
  const whole = {
    of: isValue ? now.kind : 'body',
    direction: now.direction,
    name: now.name,
    start: isValue ? now.key : '',
    refs,
  } as const;
  const place = { whole, path: '', anchor: prefix + now.anchor, wrap: toItself };
  return { place, operation, keys: { old: old.keys, new: now.keys } };
}

function toItself<Value>(value: Value): Value {
  return value;
}

/** A single value is written like a list of one: where a list is new, it is compared with the items. */
function findNewList({ graph }: Versions, refs: Refs) {
  const [single, list] = [refs.old, refs.new].map((ref) =>
    toEffectiveSchema(graph, ref, 'request'),
  );
  if (single === undefined || list?.items === undefined) return undefined;
  const isPlain = single.types.every((type) => type !== 'array' && type !== 'object');
  const isList = list.types.join() === 'array' && (list.limits.minItems ?? 0) < 2;
  if (single.types.length === 0 || !isPlain || !isList) return undefined;
  const [from, to] = [single, list].map(({ types }) => toCodeWord(types.join(' or ')));
  return { items: list.items, from, to };
}
