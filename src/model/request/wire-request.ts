import { assertNever } from '../assert-never';
import { toUnicodeEscape } from '../text/invisible';
import { loneSurrogate, toWellFormed } from './encoding';
import type { HttpBody, HttpHeader, HttpRequest } from './http-request';
import { findHeader, isToken, withoutHeader } from './http-request';

// oxlint-disable-next-line no-control-regex -- these end or corrupt a header line
const forbiddenInValue = /[\u0000-\u0008\u000a-\u001f\u007f]/;

/**
 * Normalizes a request for the renderers: names checked, text trimmed and encodable, content type present.
 *
 * Throws a `RangeError` for a method, header name or header value that no client may send.
 */
export function toWireRequest(request: HttpRequest): HttpRequest {
  const { method, url, headers, body, credentials, response } = request;
  const wireBody = body && method.toUpperCase() !== 'HEAD' ? toWireBody(body) : undefined;
  const common = {
    method: toMethod(method),
    url,
    headers: toWireHeaders(headers, wireBody),
    ...(credentials && { credentials }),
    ...(response && { response }),
  };
  return wireBody ? { ...common, body: wireBody } : common;
}

function toMethod(method: string): string {
  if (!isToken(method)) throw new RangeError(`"${method}" is not an HTTP method.`);
  return method.toUpperCase();
}

function toWireHeaders(headers: readonly HttpHeader[], body?: HttpBody): readonly HttpHeader[] {
  // Only the client knows the framing of the body.
  const given = headers
    .map(toWireHeader)
    .filter(([name]) => !/^(?:content-length|transfer-encoding)$/i.test(name));
  if (body === undefined) return given;
  const type = toContentType(body);
  // Only the client knows the boundary.
  if (type === undefined) return withoutHeader(given, 'Content-Type');
  return findHeader(given, 'Content-Type') === undefined
    ? [...given, ['Content-Type', type]]
    : given;
}

function toWireHeader([name, value]: HttpHeader): HttpHeader {
  if (!isToken(name)) throw new RangeError(`"${name}" is not a header name.`);
  if (forbiddenInValue.test(value)) {
    throw new RangeError(
      `The value of the header "${name}" has a line break or another control character.`,
    );
  }
  return [name, toWellFormed(value.replace(/^[ \t]+|[ \t]+$/g, ''))];
}

function toContentType(body: HttpBody): string | undefined {
  return body.kind === 'joined' ? body.contentType : contentTypes[body.kind];
}

const contentTypes: Readonly<Record<Exclude<HttpBody['kind'], 'joined'>, string | undefined>> = {
  json: 'application/json',
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
  file: 'application/octet-stream',
  multipart: undefined,
};

/** An empty body counts as none. Every text can be encoded; JSON has a notation for what cannot. */
function toWireBody(body: HttpBody): HttpBody | undefined {
  if (isEmpty(body)) return undefined;
  if (body.kind === 'json') {
    return { kind: 'json', text: body.text.replaceAll(loneSurrogate, toUnicodeEscape) };
  }
  for (const { contentType = '' } of body.kind === 'multipart' ? body.parts : []) {
    toWireHeader(['Content-Type', contentType]);
  }
  return JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === 'string' ? toWellFormed(value) : value,
  ) as HttpBody;
}

function isEmpty(body: HttpBody): boolean {
  switch (body.kind) {
    case 'json':
    case 'text':
      return body.text === '';
    case 'form':
      return body.fields.length === 0;
    case 'multipart':
      return body.parts.length === 0;
    case 'file':
    case 'joined':
      return false;
    default:
      return assertNever(body);
  }
}
