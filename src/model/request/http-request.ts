/**
 * An HTTP request as sent over the wire, independent of any language.
 *
 * Keeps order and repeats. JSON stays text, so that big numbers survive.
 */
export interface HttpRequest {
  /** Upper case. */
  readonly method: string;
  /** Absolute and fully encoded. */
  readonly url: string;
  readonly headers: readonly HttpHeader[];
  readonly body?: HttpBody;
  /** Names of headers that carry credentials; `Authorization` and `Cookie` always do. */
  readonly credentials?: readonly string[];
  /** The names of other secrets that it holds. */
  readonly secrets?: { readonly query?: readonly string[]; readonly body?: readonly string[] };
  /** The parts of the request that no sample can send as documented, one sentence each. */
  readonly remarks?: readonly string[];
  /** Absent if the operation does not say what comes back. */
  readonly response?: ExpectedResponse;
}

/** The response that an operation declares for its success. */
export interface ExpectedResponse {
  /** A stream is text that comes line by line, such as events or records of JSON. */
  readonly kind: 'json' | 'text' | 'stream' | 'file' | 'none';
  /** Where a file is saved. */
  readonly path?: string;
  /** A redirect may come back, too. */
  readonly redirects?: true;
}

export type HttpHeader = readonly [name: string, value: string];

export type HttpBody =
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly fields: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'multipart'; readonly parts: readonly MultipartPart[] }
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'joined';
      readonly contentType: string;
      readonly pieces: readonly BodyPiece[];
    };

/** Exact text of a body, or the content of a file. */
export type BodyPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string };

export type MultipartPart = PartHead &
  (
    | { readonly kind: 'field'; readonly value: string }
    | { readonly kind: 'file'; readonly path: string }
  );

interface PartHead {
  readonly name: string;
  readonly contentType?: string;
  /** Other headers than the type and the disposition. */
  readonly headers?: readonly HttpHeader[];
}

type Headers = readonly HttpHeader[];

/** True for a text that HTTP allows as the name of a header or as a method. */
export function isToken(text: string): boolean {
  return /^[!#$%&'*+\-.^_`|~\w]+$/.test(text);
}

/**
 * A value on one line: a header has no line breaks and no control characters but the tab, and JSON means
 * the same without them.
 */
export function toHeaderLine(value: string): string {
  // oxlint-disable-next-line no-control-regex -- these end or corrupt a header line
  return value.replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f]+\t*/g, ' ').trim();
}

/** The first value of a header, ignoring the case of its name. */
export function findHeader(headers: Headers, name: string): string | undefined {
  return headers.find(([other]) => isSameName(other, name))?.[1];
}

/** The headers except those with this name. */
export function withoutHeader(headers: Headers, name: string): Headers {
  return headers.filter(([other]) => !isSameName(other, name));
}

/** The headers without the content type of a form, which most clients add themselves. */
export function withoutFormType({ headers, body }: HttpRequest): Headers {
  return body?.kind === 'form'
    ? withoutImpliedType(headers, 'application/x-www-form-urlencoded')
    : headers;
}

/** The headers without a content type that the client adds itself for this body. */
export function withoutImpliedType(headers: Headers, type: string): Headers {
  const isImplied = findHeader(headers, 'Content-Type') === type;
  return isImplied ? withoutHeader(headers, 'Content-Type') : headers;
}

/** Joins repeated headers, for languages that keep headers in a map. RFC 9110 5.3 allows it. */
export function toJoinedHeaders(headers: Headers): Headers {
  return toHeaderGroups(headers).map(([name, values]) => [
    name,
    values.join(isSameName(name, 'Cookie') ? '; ' : ', '),
  ]);
}

/** Each header with all its values, in order of first appearance. */
export function toHeaderGroups(
  headers: Headers,
): readonly (readonly [name: string, values: readonly string[]])[] {
  const names = new Map(headers.toReversed().map(([name]) => [name.toLowerCase(), name]));
  const inOrder = [...new Set(headers.map(([name]) => name.toLowerCase()))];
  return inOrder.map((key) => [
    names.get(key) ?? key,
    headers.filter(([name]) => isSameName(name, key)).map(([, value]) => value),
  ]);
}

/** Ignores case. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The file name at the end of a path. */
export function toBaseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The texts of a body without its files, for formats that cannot put them between texts. */
export function toJoinedText({ pieces }: Extract<HttpBody, { kind: 'joined' }>): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
}

/** The `Content-Disposition` of a part, for languages whose libraries do not write it. */
export function toDisposition(part: MultipartPart): string {
  const name = `form-data; name="${escape(part.name)}"`;
  return part.kind === 'file' ? `${name}; filename="${escape(toBaseName(part.path))}"` : name;
}

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
function escape(text: string): string {
  return text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}
