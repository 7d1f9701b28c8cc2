import type { SchemaRef } from '../../../src/model/schema/schema';
import type { Place } from './place';
import { enterItem, enterOthers, enterProperty } from './place';
import type { Refs, SchemaPair } from './schema-pair';

/** A place inside, and its schemas. */
export type Member = readonly [place: Place, refs: Refs];

/** The places inside a value of which both versions say something. */
export function listMembers(pair: SchemaPair, place: Place): readonly Member[] {
  return [...listProperties(pair, place), ...listItems(pair, place)];
}

/** A property that one version does not have by its name is one of its other properties. */
function listProperties({ old, new: now }: SchemaPair, place: Place): readonly Member[] {
  const [before, after] = [old, now].map(
    ({ properties }) => new Map(properties.map(({ name, schema }) => [name, schema])),
  );
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const patterns = new Map(now.patternProperties.map((one) => [one.pattern, one.schema]));
  const [rest, others] = [old.additional, now.additional].map(toRef);
  return [
    ...[...names].flatMap((name) =>
      toMember(enterProperty(place, name), before?.get(name) ?? rest, after?.get(name) ?? others),
    ),
    ...toMember(enterOthers(place), rest, others),
    ...old.patternProperties.flatMap(({ pattern, schema }) =>
      toMember(enterOthers(place, pattern), schema, patterns.get(pattern)),
    ),
  ];
}

function toRef(rest: boolean | SchemaRef | undefined): SchemaRef | undefined {
  return typeof rest === 'boolean' ? undefined : rest;
}

function listItems({ old, new: now }: SchemaPair, place: Place): readonly Member[] {
  const length = Math.max(old.prefixItems.length, now.prefixItems.length);
  const first = Array.from({ length }, (_, index) => {
    const [one, other] = [old, now].map((side) => side.prefixItems[index] ?? side.items ?? []);
    return toMember(enterItem(place, index), one, other);
  });
  const isList = (old.items ?? now.items) !== undefined;
  return [
    ...first.flat(),
    ...(isList ? toMember(enterItem(place), old.items ?? [], now.items ?? []) : []),
  ];
}

function toMember(place: Place, old?: SchemaRef, now?: SchemaRef): readonly Member[] {
  return old === undefined || now === undefined ? [] : [[place, { old, new: now }]];
}
