import type {
  OperationResponse,
  RequestBody,
  ResponseHeader,
} from '../../../src/model/api/operation';
import type { SchemaId } from '../../../src/model/schema/schema';
import type {
  HeaderObject,
  OperationObject,
  Referable,
  RequestBodyObject,
  ResponseObject,
} from '../document/document';
import { resolve } from '../document/resolve';
import { toLinks } from './links';
import type { Conversion } from './bodies';
import { toMediaTypes } from './bodies';

/**
 * Who sends what: readers call operations, and are called by webhooks and callbacks.
 *
 * What the API sends is seen as a response is, and what a reader sends as a request is.
 */
export type Side = 'called' | 'calls';

/** What a request carries, if anything. */
export function toRequestBody(
  conversion: Conversion,
  referable: Referable<RequestBodyObject> | undefined,
  id: SchemaId,
  side: Side,
): RequestBody | undefined {
  if (referable === undefined) return undefined;
  const body = resolve(conversion.document, referable);
  const direction = side === 'called' ? 'request' : 'response';
  return {
    required: body.required === true,
    description: conversion.toText(body.description),
    content: toMediaTypes(conversion, body.content, `${id}.body`, direction),
  };
}

/** What can come back, by status: numbers ascending, `default` last. */
export function toResponses(
  conversion: Conversion,
  { responses = {} }: OperationObject,
  id: SchemaId,
  apiPath: string,
  side: Side,
): readonly OperationResponse[] {
  return listResponses(responses).map(([status, referable]) => {
    const response = resolve(conversion.document, referable);
    const place = `${id}.${status}`;
    const direction = side === 'called' ? 'response' : 'request';
    return {
      status,
      description: conversion.toText(toAnswerText(response)),
      headers: Object.entries(response.headers ?? {}).map(([name, header]) =>
        toHeader(conversion, name, header, place),
      ),
      content: toMediaTypes(conversion, response.content ?? {}, place, direction),
      links: toLinks(conversion, response, apiPath),
    };
  });
}

/** From OpenAPI 3.2 on a summary may stand in for the description, or before it. */
function toAnswerText({ summary, description }: ResponseObject): string | undefined {
  const parts = [summary, description].filter((part) => part !== undefined && part.trim() !== '');
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

/** Extensions stand among the statuses, too. */
function listResponses(responses: Readonly<Record<string, Referable<ResponseObject>>>) {
  return Object.entries(responses)
    .filter(([status]) => /^[1-5](?:\d\d|XX)$|^default$/i.test(status))
    .toSorted(([a], [b]) => toRank(a) - toRank(b));
}

/** `4XX` comes after the statuses that it stands for otherwise. */
function toRank(status: string): number {
  return status === 'default' ? 1000 : Number(status.replaceAll(/x/gi, '9')) || 999;
}

function toHeader(
  conversion: Conversion,
  name: string,
  referable: Referable<HeaderObject>,
  id: SchemaId,
): ResponseHeader {
  const { document, graph, toText } = conversion;
  const header = resolve(document, referable);
  const [written] = Object.entries(header.content ?? {});
  const [named] = Object.values(header.examples ?? {});
  const example = header.example ?? (named && resolve(document, named).value);
  return {
    name,
    required: header.required === true,
    deprecated: header.deprecated === true,
    description: toText(header.description),
    schema: graph.add(header.schema ?? written?.[1].schema ?? true, `${id}.header.${name}`),
    ...(written !== undefined && { mediaType: written[0] }),
    ...(example !== undefined && { example: JSON.stringify(example) }),
  };
}
