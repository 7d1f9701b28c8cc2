import type { Direction } from '../../../src/model/schema/schema';
import type { LocatedOperation } from '../../api/document/operations';
import type { SchemaObject } from '../../api/document/schema-object';
import type { Change, ChangedOperation, Found } from '../changes/change';
import { toChange } from '../changes/change';
import type { RuleId } from '../changes/rules';
import type { Side } from '../changes/side';
import type { Whole } from '../schemas/place';
import type { Root } from '../schemas/schema-walk';
import type { ComparedOperation } from './operation-pairs';

/** An operation in both versions. */
export interface Exchange {
  readonly old: ComparedOperation;
  readonly new: ComparedOperation;
  readonly sides: { readonly old: Side; readonly new: Side };
  readonly operation: ChangedOperation;
}

/** What is found: changes, and schemas to compare. */
export type Finding = Change | Root;

/** Something of an operation, with its keys in the document. */
export interface Placed<Item> {
  readonly item: Item;
  readonly keys: readonly string[];
}

/** The same thing in both versions, or in one of them. */
export interface Pair<Item> {
  readonly key: string;
  readonly old: Placed<Item> | undefined;
  readonly new: Placed<Item> | undefined;
}

export type Items<Item> = ReadonlyMap<string, Placed<Item>>;

export function toPairs<Item>(
  exchange: Exchange,
  list: (side: Side, operation: LocatedOperation, version: 'old' | 'new') => Items<Item>,
): readonly Pair<Item>[] {
  const old = list(exchange.sides.old, exchange.old, 'old');
  const now = list(exchange.sides.new, exchange.new, 'new');
  const keys = new Set([...old.keys(), ...now.keys()]);
  return Array.from(keys, (key) => ({ key, old: old.get(key), new: now.get(key) }));
}

/** Where readers find something. */
export type Said = Pick<Found, 'name' | 'anchor' | 'from' | 'to' | 'subject'>;

/** Writes down changes of something at its places; without one, at that of the operation. */
export function report(
  { sides, operation, ...operations }: Exchange,
  pair: Pair<unknown>,
  said: Said,
  ...rules: readonly (RuleId | false)[]
): readonly Change[] {
  const anchor = (operations.new.prefix ?? '') + (said.anchor ?? '');
  const before = sides.old.locate(pair.old?.keys ?? operations.old.keys);
  const after = sides.new.locate(pair.new?.keys ?? operations.new.keys);
  return rules.flatMap((rule) =>
    rule === false ? [] : [toChange(rule, { ...said, anchor, before, after }, [operation])],
  );
}

/** The schemas of something that both versions have. What readers send are requests; a webhook is sent to them. */
export function toRoots<Item>(
  { sides, operation, new: { kind, prefix = '' } }: Exchange,
  { name, anchor: own = '' }: Said,
  [of, sent, start]: readonly [Whole['of'], Direction, start: string],
  { old, new: now }: Pair<Item>,
  toSchema: (item: Item) => SchemaObject | undefined,
): readonly Root[] {
  const [one, other] = [old && toSchema(old.item), now && toSchema(now.item)];
  if (old === undefined || now === undefined || (one ?? other) === undefined) return [];
  const received = sent === 'request' ? 'response' : 'request';
  const direction = kind === 'webhook' ? received : sent;
  const refs = { old: sides.old.getRef(one), new: sides.new.getRef(other) };
  const whole = { of, direction, name, start, refs };
  const keys = { old: old.keys, new: now.keys };
  const anchor = prefix + own;
  return [{ place: { whole, path: '', anchor, wrap: (shown) => shown }, operation, keys }];
}
