import type { HttpBody, HttpRequest } from '../request/http-request';
import { findHeader, toBaseName, toJoinedText } from '../request/http-request';
import { decodePercent } from '../site/decode-percent';
import { toWireRequest } from '../request/wire-request';

/** The request in HAR's standard fields, as far as they can express it: http://www.softwareishard.com/blog/har-12-spec/ */
export function toHarRequest({ method, url, headers, body }: HttpRequest) {
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
    case 'joined':
      return { mimeType, text: toJoinedText(body) };
    default:
      // Also for a file: HAR cannot reference one.
      return { mimeType };
  }
}

/** A request that was not sent, as an archive that tools of browsers and of tests read. */
export function toHarFile(request: HttpRequest, creator: string): string {
  const wire = toWireRequest(request);
  const { postData, ...head } = toHarRequest(wire);
  const query = /^[^?#]*\?([^#]+)/.exec(wire.url)?.[1]?.split('&') ?? [];
  const entry = {
    startedDateTime: '1970-01-01T00:00:00.000Z',
    time: 0,
    request: {
      ...head,
      queryString: query.map(toQueryEntry),
      ...(wire.body !== undefined && { postData: { params: [], text: '', ...postData } }),
    },
    response: {
      status: 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      content: { size: 0, mimeType: '' },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
  const log = { version: '1.2', creator: { name: creator, version: '1' }, entries: [entry] };
  return `${JSON.stringify({ log }, undefined, 2)}\n`;
}

function toQueryEntry(pair: string) {
  const [name = '', ...value] = pair.split('=').map(decodePercent);
  return { name, value: value.join('=') };
}
