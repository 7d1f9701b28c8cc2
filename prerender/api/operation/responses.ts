import type { OperationResponse } from '../../../src/model/api/operation';
import type { SchemaId } from '../../../src/model/schema/schema';
import type { OperationObject, Referable, ResponseObject } from '../document/document';
import { resolve } from '../document/resolve';
import type { Side } from './bodies';
import { toMediaTypes } from './bodies';
import type { Conversion } from './conversion';
import { joinSummary } from './descriptions';
import { toLinks } from './links';
import { toHeaders } from './parameters';

/** The responses of an operation by status: successes first, then redirections, errors and `default`. */
export function toResponses(
  conversion: Conversion,
  { responses = {} }: OperationObject,
  id: SchemaId,
  apiPath: string,
  side: Side,
): readonly OperationResponse[] {
  const listed = listResponses(responses);
  return listed.map(([status, referable]) => {
    const response = resolve(conversion.document, referable);
    const responseId = `${id}.${status}`;
    const direction = side === 'called' ? 'response' : 'request';
    // `default` alone is the answer to a request that succeeds.
    const isError = /^[45]/.test(status) || (status === 'default' && listed.length > 1);
    const error = isError ? status : undefined;
    return {
      status,
      // OpenAPI 3.2 allows a summary beside the description or instead of it.
      description: conversion.toText(joinSummary(response)),
      headers: toHeaders(conversion, response.headers, responseId),
      content: toMediaTypes(conversion, response.content ?? {}, responseId, direction, error),
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
  if (status === 'default') return 1000;
  const rank = Number(status.replaceAll(/x/gi, '9')) || 999;
  // Few callers see an interim response.
  return rank < 200 ? 399 + rank / 1000 : rank;
}
