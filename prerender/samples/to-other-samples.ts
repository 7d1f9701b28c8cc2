import { HTTPSnippet } from 'httpsnippet';
import type { HttpBody, HttpRequest } from '../../src/model/request/http-request';
import { toBaseName, findHeader } from '../../src/model/request/http-request';
import { toWireRequest } from '../../src/model/request/wire-request';
import type { OtherTarget } from './other-targets';
import type { RenderedSample } from './to-samples';

/** The samples of httpsnippet's own clients, as they come; nobody has run them. */
export function toOtherSamples(
  original: HttpRequest,
  targets: readonly OtherTarget[],
): readonly RenderedSample[] {
  const request = toWireRequest(original);
  return targets.map((target) => ({
    language: target.language,
    variant: target.variant,
    label: target.label,
    code: toCode(request, target),
    limitations: toLimitations(request.body),
    isUnproven: true,
  }));
}

/** A snippet for each of them, because httpsnippet's clients may change the one they are given. */
function toCode(request: HttpRequest, { targetId, clientId }: OtherTarget): string {
  const code = new HTTPSnippet(toFullHar(request)).convert(targetId, clientId);
  if (typeof code !== 'string')
    throw new Error(`httpsnippet has no client ${targetId}/${clientId}.`);
  return code.trimEnd();
}

/** A HAR request that says as much as HAR can. */
function toFullHar({ method, url, headers, body }: HttpRequest) {
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    headers: headers.map(([name, value]) => ({ name, value })),
    queryString: [],
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    postData: toPostData(body, findHeader(headers, 'Content-Type') ?? ''),
  };
}

function toPostData(body: HttpBody | undefined, mimeType: string) {
  switch (body?.kind) {
    case 'json':
    case 'text':
      return { mimeType, text: body.text };
    case 'form':
      return { mimeType, params: body.fields.map(([name, value]) => ({ name, value })) };
    case 'multipart':
      return {
        mimeType: 'multipart/form-data',
        params: body.parts.map((part) => ({
          name: part.name,
          ...(part.kind === 'field' ? { value: part.value } : { fileName: toBaseName(part.path) }),
          ...(part.contentType !== undefined && { contentType: part.contentType }),
        })),
      };
    default:
      // A file, too: HAR cannot name one.
      return { mimeType };
  }
}

function toLimitations(body: HttpBody | undefined): readonly string[] {
  return body?.kind === 'file'
    ? [`httpsnippet cannot send a file: the sample leaves ${toBaseName(body.path)} out.`]
    : [];
}
