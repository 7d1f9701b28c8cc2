import { toHeaderAnchor, toParameterAnchor } from '../../../src/model/api/anchors';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type {
  HeaderObject,
  ParameterObject,
  Referable,
  ResponseObject,
} from '../../api/document/document';
import type { LocatedOperation } from '../../api/document/operations';
import { listPathNames } from '../../api/document/operations';
import { resolve } from '../../api/document/resolve';
import { withContent } from '../../api/operation/example-objects';
import { listParameters, toSerialization, toStyle } from '../../api/operation/parameters';
import type { Side } from '../changes/side';
import type { Root } from '../schemas/schema-walk';
import type { Exchange, Finding, Items, Pair, Placed, Said } from './exchange';
import { report, toRoots } from './exchange';

export function listOfParameter(
  exchange: Exchange,
  pair: Pair<ParameterObject>,
): readonly Finding[] {
  const [old, now] = [pair.old?.item, pair.new?.item];
  const { name = '', in: location = 'query' } = now ?? old ?? {};
  const anchor = toParameterAnchor(location, name);
  const said = { name: `The ${location} parameter \`${name}\``, anchor };
  if (old === undefined)
    return report(exchange, pair, said, `new-${toNeed(now)}-request-parameter`);
  if (now === undefined) {
    const end = old.deprecated === true ? '-with-deprecation' : '';
    return report(exchange, pair, said, `request-parameter-removed${end}`);
  }
  const { graph, getRef } = exchange.sides.old;
  const { types } = toEffectiveSchema(graph, getRef(withContent(old).schema), 'request');
  const isRestyled = toNotation(old, types) !== toNotation(now, types);
  return [
    ...report(exchange, pair, said, isRestyled && 'request-parameter-style-changed'),
    ...listOfValue(exchange, pair, said, ['parameter', 'request', name]).flatMap((finding) =>
      'place' in finding && !isRestyled ? listOfSingle(exchange, pair, said, finding) : finding,
    ),
  ];
}

/** A single value is written like a list of one: where a list is new, it is compared with the items. */
function listOfSingle(
  exchange: Exchange,
  pair: Pair<ParameterObject>,
  said: Said,
  root: Root,
): readonly Finding[] {
  const { whole } = root.place;
  const { old, new: now } = exchange.sides;
  const single = toEffectiveSchema(old.graph, whole.refs.old, 'request');
  const list = toEffectiveSchema(now.graph, whole.refs.new, 'request');
  const isPlain = single.types.every((type) => type !== 'array' && type !== 'object');
  const isList = list.types.join() === 'array' && (list.limits.minItems ?? 0) < 2;
  const isNew = single.types.length > 0 && isPlain && isList;
  if (!isNew || list.items === undefined) return [root];
  const refs = { old: whole.refs.old, new: list.items };
  const [from, to] = [single, list].map(({ types }) => `\`${types.join(' or ')}\``);
  const fields = { ...said, subject: 'request-parameter', from, to };
  return [
    ...report(exchange, pair, fields, '*-type-generalized'),
    { ...root, place: { ...root.place, whole: { ...whole, refs } } },
  ];
}

export function toNeed(object: HeaderObject | undefined): 'required' | 'optional' {
  return object?.required === true ? 'required' : 'optional';
}

/** How values of some types are written. */
function toNotation(parameter: ParameterObject, types: readonly string[]): string {
  const { in: location, explode, allowReserved = false } = parameter;
  if (location === 'querystring') return location;
  const notation = { in: location, explode, style: toStyle(parameter) };
  return JSON.stringify([toSerialization(notation, types), allowReserved]);
}

/** The changes of a parameter or header that both versions have. */
function listOfValue(
  exchange: Exchange,
  pair: Pair<HeaderObject>,
  said: Said,
  sent:
    | readonly ['parameter', 'request', start: string]
    | readonly ['header', 'response', start: string],
): readonly Finding[] {
  const subject = sent[0] === 'parameter' ? 'request-parameter' : 'response-header';
  if (pair.old === undefined || pair.new === undefined) return [];
  const [old, now] = [pair.old.item, pair.new.item];
  const isDeprecated = now.deprecated === true;
  return [
    ...report(
      exchange,
      pair,
      { ...said, subject },
      toNeed(old) !== toNeed(now) && `${subject}-became-${toNeed(now)}`,
      (old.deprecated === true) !== isDeprecated &&
        (isDeprecated ? '*-deprecated' : '*-reactivated'),
      old.description !== now.description && '*-description-changed',
    ),
    ...toRoots(exchange, said, sent, pair, (item) => withContent(item).schema),
  ];
}

/** Parameters by location and name; those of a path by their order in it. */
export function listParameterItems(
  { document }: Side,
  located: LocatedOperation,
): Items<ParameterObject> {
  const { operation, pathItem, keys, path } = located;
  const names = listPathNames(path);
  return new Map(
    listParameters({ document }, located).map((item) => {
      const { in: location, name } = item;
      const isSame = (other: Referable<ParameterObject>) => {
        const { in: otherLocation, name: otherName } = resolve(document, other);
        return otherLocation === location && otherName === name;
      };
      const own = operation.parameters?.findIndex(isSame) ?? -1;
      const shared = pathItem.parameters?.findIndex(isSame) ?? -1;
      const [holder, index] = own >= 0 ? [keys, own] : [keys.slice(0, 2), shared];
      const key = location === 'path' ? String(names.indexOf(name)) : name;
      return [
        `${location} ${location === 'header' ? key.toLowerCase() : key}`,
        { item, keys: [...holder, 'parameters', String(index)] },
      ];
    }),
  );
}

/** Headers by name, whose case says nothing. */
export function listHeaders(
  { document }: Side,
  { item: { headers = {} }, keys }: Placed<ResponseObject>,
): Items<HeaderObject> {
  return new Map(
    Object.entries(headers).map(([name, header]) => [
      name.toLowerCase(),
      { item: resolve(document, header), keys: [...keys, 'headers', name] },
    ]),
  );
}

export function listOfHeader(
  exchange: Exchange,
  pair: Pair<HeaderObject>,
  response: string,
): readonly Finding[] {
  const { key, old, new: now } = pair;
  const said = { name: `The header \`${key}\``, anchor: toHeaderAnchor(response, key) };
  if (old === undefined) return report(exchange, pair, said, 'response-header-added');
  if (now === undefined)
    return report(exchange, pair, said, `${toNeed(old.item)}-response-header-removed`);
  return listOfValue(exchange, pair, said, ['header', 'response', key]);
}
