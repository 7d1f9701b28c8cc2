import { toBodyAnchor, toMediaAnchor, toResponseAnchor } from '../../../src/model/api/anchors';
import type { Direction } from '../../../src/model/schema/schema';
import type { MediaTypeObject, ResponseObject } from '../../api/document/document';
import type { LocatedOperation } from '../../api/document/operations';
import { resolve } from '../../api/document/resolve';
import type { Side } from '../changes/side';
import {
  listHeaders,
  listOfHeader,
  listOfParameter,
  listParameterItems,
  toNeed,
} from './described-values';
import type { Exchange, Finding, Items, Pair, Placed, Said } from './exchange';
import { report, toPairs, toRoots } from './exchange';

/** The changes of what is sent and received. */
export function listMessageFindings(exchange: Exchange): readonly Finding[] {
  return [
    ...toPairs(exchange, listParameterItems).flatMap((pair) => listOfParameter(exchange, pair)),
    ...toPairs(exchange, listBodyItems).flatMap((pair) => listOfBody(exchange, pair)),
    ...toPairs(exchange, listResponseItems).flatMap((pair) => listOfResponse(exchange, pair)),
  ];
}

/** A body or a response. */
interface Message extends ResponseObject {
  readonly required?: boolean;
}

function listBodyItems({ document }: Side, { operation, keys }: LocatedOperation): Items<Message> {
  const { requestBody } = operation;
  if (requestBody === undefined) return new Map();
  return new Map([
    ['body', { item: resolve(document, requestBody), keys: [...keys, 'requestBody'] }],
  ]);
}

function listOfBody(exchange: Exchange, pair: Pair<Message>): readonly Finding[] {
  const { old, new: now } = pair;
  const said = { name: 'The body', anchor: toBodyAnchor() };
  const need = toNeed(now?.item);
  if (old === undefined) return report(exchange, pair, said, `request-body-added-${need}`);
  if (now === undefined) return report(exchange, pair, said, 'request-body-removed');
  const isOther = toNeed(old.item) !== need;
  return [
    ...report(exchange, pair, said, isOther && `request-body-became-${need}`),
    ...listContent(exchange, said, old, now, 'request'),
  ];
}

/** The media types of a body, and the schemas of those that both versions have. */
function listContent(
  exchange: Exchange,
  said: Said & { readonly anchor: string },
  old: Placed<Message>,
  now: Placed<Message>,
  direction: Direction,
): readonly Finding[] {
  const subject = direction === 'request' ? 'request-body' : 'response';
  const pairs = toPairs(exchange, (_side, _operation, version) =>
    listMedia(version === 'old' ? old : now),
  );
  return pairs.flatMap((pair, index): readonly Finding[] => {
    const type = `\`${pair.key}\``;
    const anchor = toMediaAnchor(said.anchor, pair.key, index);
    const own = { ...said, anchor, from: type, to: type };
    if (pair.old === undefined) return report(exchange, pair, own, `${subject}-media-type-added`);
    if (pair.new === undefined) return report(exchange, pair, own, `${subject}-media-type-removed`);
    return toRoots(
      exchange,
      own,
      ['body', direction, ''],
      pair,
      (item) => item.itemSchema ?? item.schema,
    );
  });
}

function listMedia({ item: { content = {} }, keys }: Placed<Message>): Items<MediaTypeObject> {
  return new Map(
    Object.entries(content).map(([type, item]) => [
      type.toLowerCase(),
      { item, keys: [...keys, 'content', type] },
    ]),
  );
}

function listResponseItems({ document }: Side, { operation, keys }: LocatedOperation) {
  const responses = Object.entries(operation.responses ?? {});
  return new Map(
    responses
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, response]): [string, Placed<Message>] => [
        status,
        { item: resolve(document, response), keys: [...keys, 'responses', status] },
      ]),
  );
}

function listOfResponse(exchange: Exchange, pair: Pair<Message>): readonly Finding[] {
  const { key: status, old, new: now } = pair;
  const anchor = toResponseAnchor(status);
  const said = { name: `The response \`${status}\``, anchor, subject: 'response' };
  const stem = `response-${/^[23]/.test(status) ? 'success' : 'non-success'}-status` as const;
  if (old === undefined) return report(exchange, pair, said, `${stem}-added`);
  if (now === undefined) return report(exchange, pair, said, `${stem}-removed`);
  const isOther = old.item.description !== now.item.description;
  const headers = toPairs(exchange, (side, _, version) =>
    listHeaders(side, version === 'old' ? old : now),
  );
  return [
    ...report(exchange, pair, said, isOther && '*-description-changed'),
    ...headers.flatMap((header) => listOfHeader(exchange, header, anchor)),
    ...listContent(exchange, said, old, now, 'response'),
  ];
}
