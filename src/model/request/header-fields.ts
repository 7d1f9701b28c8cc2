import type { HttpHeader } from './http-request';

type Headers = readonly HttpHeader[];

/** The first value of a header, whatever the case of its name. */
export function findHeader(headers: Headers, name: string): string | undefined {
  return headers.find(([other]) => isSameName(other, name))?.[1];
}

/** The headers but those of one name. */
export function withoutHeader(headers: Headers, name: string): Headers {
  return headers.filter(([other]) => !isSameName(other, name));
}

/** The headers but a content type that the language sends by itself for this body. */
export function withoutImpliedType(headers: Headers, type: string): Headers {
  const isImplied = findHeader(headers, 'Content-Type') === type;
  return isImplied ? withoutHeader(headers, 'Content-Type') : headers;
}

/** Repeated headers as one, for languages that keep headers in a map. RFC 9110 5.3 allows it. */
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

/** Whether two header names are the same one. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
