import { toWellFormed } from './well-formed';

/** RFC 6570 encodes everything but the unreserved characters of RFC 3986. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replaceAll(/[!'()*]/g, toPercent);
}

/** Keeps `:/?@!$'()*,;=` and what is already encoded; brackets, `#`, `&` and `+` mean something else in a query. */
export function encodeAllowingReserved(text: string): string {
  return toWellFormed(text).replaceAll(/%[\da-f]{2}|[^\w.~:/?@!$'()*,;=-]/giu, (part) =>
    part.length === 3 && part.startsWith('%') ? part : encodeURIComponent(part),
  );
}

function toPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
