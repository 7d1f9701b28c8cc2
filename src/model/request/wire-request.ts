import { assertNever } from '../assert-never';
import { toUnicodeEscape } from '../text/invisible';
import { loneSurrogate, toWellFormed } from './encoding';
import type { BodyPiece, HttpBody, HttpHeader, HttpRequest, MultipartPart } from './http-request';
import { isToken } from './header-syntax';
import { findHeader, withoutHeader } from './http-request';

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
  const given = withoutHeader(
    withoutHeader(headers.map(toWireHeader), 'Content-Length'),
    'Transfer-Encoding',
  );
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
  switch (body.kind) {
    case 'json':
      return 'application/json';
    case 'text':
      return 'text/plain';
    case 'form':
      return 'application/x-www-form-urlencoded';
    case 'file':
      return 'application/octet-stream';
    case 'joined':
      return body.contentType;
    case 'multipart':
      return undefined;
    default:
      return assertNever(body);
  }
}

/** An empty body counts as none. */
function toWireBody(body: HttpBody): HttpBody | undefined {
  switch (body.kind) {
    case 'json':
      return toTextBody('json', body.text.replaceAll(loneSurrogate, toUnicodeEscape));
    case 'text':
      return toTextBody('text', toWellFormed(body.text));
    case 'form': {
      const fields = body.fields.map(
        ([name, value]) => [toWellFormed(name), toWellFormed(value)] as const,
      );
      return fields.length === 0 ? undefined : { kind: 'form', fields };
    }
    case 'multipart':
      return body.parts.length === 0
        ? undefined
        : { kind: 'multipart', parts: body.parts.map(toWirePart) };
    case 'file':
      return { ...body, path: toWellFormed(body.path) };
    case 'joined':
      return { ...body, pieces: body.pieces.map(toWirePiece) };
    default:
      return assertNever(body);
  }
}

function toTextBody(kind: 'json' | 'text', text: string): HttpBody | undefined {
  return text === '' ? undefined : { kind, text };
}

function toWirePiece(piece: BodyPiece): BodyPiece {
  return piece.kind === 'text'
    ? { kind: 'text', text: toWellFormed(piece.text) }
    : { kind: 'file', path: toWellFormed(piece.path) };
}

function toWirePart(part: MultipartPart): MultipartPart {
  if (part.contentType !== undefined) toWireHeader(['Content-Type', part.contentType]);
  const name = toWellFormed(part.name);
  return part.kind === 'field'
    ? { ...part, name, value: toWellFormed(part.value) }
    : { ...part, name, path: toWellFormed(part.path) };
}
