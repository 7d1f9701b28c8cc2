import type { MediaType, OperationPage } from '../../../src/model/api/operation';
import { toBody, toJoinedParts } from '../../../src/model/request/filled-body';
import type { BodyPiece, HttpBody } from '../../../src/model/request/http-request';
import { toBaseName } from '../../../src/model/request/http-request';
import { toEssence } from '../../../src/model/request/media-type';
import { toBodyValues } from '../../../src/model/request/start-values';
import { decodePercent } from '../../../src/model/site/decode-percent';
import type { TemplateBody } from '../../../src/model/request/request-template';
import type { Direction } from '../../../src/model/schema/schema';
import { toPlainCode } from '../../../src/model/text/code';
import type {
  MediaTypeObject,
  OperationObject,
  Referable,
  ResponseObject,
} from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { resolve } from '../document/resolve';
import { listExamples } from '../operation/example-objects';
import { listCallbackRequests } from '../operation/callbacks';
import type { Conversion } from '../operation/conversion';
import { listResponses } from '../operation/responses';
import { toTemplateBody } from '../request/template-body';

/** A page whose forms are shown as they are sent: as lines, or as parts. */
export function withSentForms(
  conversion: Conversion,
  { operation, operationId, kind }: LocatedOperation,
  page: OperationPage,
): OperationPage {
  const callbacks = listCallbackRequests(conversion.document, { operation, operationId });
  return {
    ...page,
    ...toExchange(conversion, operation, page, kind === 'webhook' ? received : sent),
    callbacks: page.callbacks.map((callback, index) => {
      const object = callbacks[index]?.operation ?? {};
      return { ...callback, ...toExchange(conversion, object, callback, received) };
    }),
  };
}

/** The directions of a request that the reader sends, or that the API sends. */
interface Directions {
  readonly body: Direction;
  readonly response: Direction;
}

const sent: Directions = { body: 'request', response: 'response' };
const received: Directions = { body: 'response', response: 'request' };

function toExchange(
  conversion: Conversion,
  { requestBody, responses = {} }: OperationObject,
  { body, responses: shown }: Pick<OperationPage, 'body' | 'responses'>,
  directions: Directions,
): Pick<OperationPage, 'body' | 'responses'> {
  const { document } = conversion;
  const all = new Map(listResponses(responses));
  const toSent = (
    content: readonly MediaType[],
    owner: Referable<Pick<ResponseObject, 'content'>> | undefined,
    direction: Direction,
  ) => {
    const objects = owner === undefined ? {} : (resolve(document, owner).content ?? {});
    return content.map((media) =>
      toSentMedia(conversion, media, objects[media.mediaType] ?? {}, direction),
    );
  };
  return {
    ...(body !== undefined && {
      body: { ...body, content: toSent(body.content, requestBody, directions.body) },
    }),
    responses: shown.map((response) => ({
      ...response,
      content: toSent(response.content, all.get(response.status), directions.response),
    })),
  };
}

function toSentMedia(
  conversion: Conversion,
  media: MediaType,
  object: MediaTypeObject,
  direction: Direction,
): MediaType {
  const { mediaType, schema } = media;
  const isForm = /^(?:multipart\/|application\/x-www-form-urlencoded$)/.test(toEssence(mediaType));
  if (!isForm) return media;
  const values = listExamples(conversion, object, schema, direction).map(({ name, value }) => ({
    anchor: name,
    name,
    value,
  }));
  const body = toTemplateBody(conversion, mediaType, values, {
    anchor: '',
    schema,
    object,
    direction,
  });
  const texts = new Map(values.map(({ name }, index) => [name, findSentText(body, index)]));
  return {
    ...media,
    examples: media.examples.map((example) => {
      const text = texts.get(example.name);
      return text === undefined ? example : { ...example, code: toPlainCode(text, 'text') };
    }),
  };
}

/** Undefined for a text that is its author's. */
function findSentText(body: TemplateBody, index: number): string | undefined {
  if (body.kind !== 'form' && body.kind !== 'multipart') return undefined;
  const sentBody = toBody({ bodies: [body] }, toBodyValues(body, 0, index));
  return sentBody === undefined ? undefined : findText(sentBody);
}

function findText(body: HttpBody): string | undefined {
  switch (body.kind) {
    case 'form':
      return body.fields.map(toLine).join('\n');
    case 'multipart':
      return findText(toJoinedParts(body.parts, 'multipart/form-data; boundary=boundary'));
    case 'joined':
      return body.pieces.map(toPieceText).join('').replaceAll('\r\n', '\n').trimEnd();
    // A styled form is sent as one text.
    case 'text':
      return body.text.split('&').map(toReadable).join('\n');
    default:
      return undefined;
  }
}

function toLine([name, value]: readonly [string, string]): string {
  return `${name}=${value.replaceAll('\n', '%0A')}`;
}

function toReadable(pair: string): string {
  return decodePercent(pair).replaceAll('\n', '%0A');
}

function toPieceText(piece: BodyPiece): string {
  return piece.kind === 'file' ? `(the bytes of ${toBaseName(piece.path)})` : piece.text;
}
