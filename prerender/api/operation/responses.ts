import type { OperationResponse, ResponseHeader } from '../../../src/model/api/operation';
import type { SchemaId } from '../../../src/model/schema/schema';
import type {
  HeaderObject,
  OperationObject,
  Referable,
  ResponseObject,
} from '../document/document';
import { resolve } from '../document/resolve';
import type { Side } from './bodies';
import { toMediaTypes } from './bodies';
import type { Conversion } from './conversion';
import { joinSummary } from './descriptions';
import { toLinks } from './links';
import { toJsonText } from '../../../src/model/json-text';

/** The responses of an operation by status: numbers ascending, `default` last. */
export function toResponses(
  conversion: Conversion,
  { responses = {} }: OperationObject,
  id: SchemaId,
  apiPath: string,
  side: Side,
): readonly OperationResponse[] {
  return listResponses(responses).map(([status, referable]) => {
    const response = resolve(conversion.document, referable);
    const responseId = `${id}.${status}`;
    const direction = side === 'called' ? 'response' : 'request';
    return {
      status,
      // OpenAPI 3.2 allows a summary beside the description or instead of it.
      description: conversion.toText(joinSummary(response)),
      headers: Object.entries(response.headers ?? {}).map(([name, header]) =>
        toHeader(conversion, name, header, responseId),
      ),
      content: toMediaTypes(conversion, response.content ?? {}, responseId, direction),
      links: toLinks(conversion, response, apiPath),
    };
  });
}

/** The responses without extensions, which are siblings of the statuses. */
export function listResponses(responses: Readonly<Record<string, Referable<ResponseObject>>>) {
  return Object.entries(responses)
    .filter(([status]) => /^[1-5](?:\d\d|XX)$|^default$/i.test(status))
    .toSorted(([a], [b]) => toRank(a) - toRank(b));
}

/** `4XX` comes after `400` to `499`, because it covers the statuses that are not listed. */
function toRank(status: string): number {
  return status === 'default' ? 1000 : Number(status.replaceAll(/x/gi, '9')) || 999;
}

function toHeader(
  conversion: Conversion,
  name: string,
  referable: Referable<HeaderObject>,
  responseId: SchemaId,
): ResponseHeader {
  const { document, graph, toText } = conversion;
  const header = resolve(document, referable);
  const [content] = Object.entries(header.content ?? {});
  const [named] = Object.values(header.examples ?? {});
  const example = header.example ?? (named && resolve(document, named).value);
  return {
    name,
    required: header.required === true,
    deprecated: header.deprecated === true,
    description: toText(header.description),
    schema: graph.getId(
      header.schema ?? content?.[1].schema ?? true,
      `${responseId}.header.${name}`,
    ),
    ...(content !== undefined && { mediaType: content[0] }),
    ...(example !== undefined && { example: toJsonText(example) }),
  };
}
