import type { ExpectedResponse } from '../../../src/model/request/http-request';
import { findSequence, toFileEnding } from '../../../src/model/request/media-type';
import type { OpenApiDocument, OperationObject } from '../document/document';
import { resolve } from '../document/resolve';

/** The response that an operation declares for its success; undefined if it declares none. */
export function findExpectedResponse(
  document: OpenApiDocument,
  { responses = {} }: OperationObject,
): ExpectedResponse | undefined {
  const statuses = Object.keys(responses);
  const successes = statuses.filter((status) => status.startsWith('2'));
  const [first] = (successes.length > 0 ? successes : ['default'])
    .flatMap((status) => responses[status] ?? [])
    .flatMap((response) => Object.entries(resolve(document, response).content ?? {}));
  const redirects = statuses.some((status) => /^(?:30[12378]|3XX)$/i.test(status));
  const reading =
    first?.[1].itemSchema === undefined
      ? toReading(first?.[0], successes.length > 0)
      : ({ kind: 'stream' } as const);
  if (reading === undefined && !redirects) return undefined;
  return { ...(reading ?? { kind: 'text' }), ...(redirects && { redirects }) };
}

function toReading(
  mediaType: string | undefined,
  isDeclared: boolean,
): ExpectedResponse | undefined {
  if (mediaType === undefined) return isDeclared ? { kind: 'none' } : undefined;
  if (findSequence(mediaType) !== undefined) return { kind: 'stream' };
  const [type = ''] = mediaType.toLowerCase().split(';');
  if (/[/+]json$/.test(type.trim())) return { kind: 'json' };
  // Other types that hold JSON are read as text, too.
  if (/^(?:text|multipart|\*)\/|json|xml|yaml|script|graphql|urlencoded/.test(type))
    return { kind: 'text' };
  return { kind: 'file', path: `response.${toFileEnding(type)}` };
}
