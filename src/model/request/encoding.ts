/** Lone surrogates, which have no UTF-8 encoding. */
export const loneSurrogate = /\p{Surrogate}/gu;

/** Replaces lone surrogates so that the text can be encoded. */
export function toWellFormed(text: string): string {
  return text.replaceAll(loneSurrogate, '\ufffd');
}

/** Encodes everything except the unreserved characters of RFC 3986, as RFC 6570 requires. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replaceAll(/[!'()*]/g, toPercent);
}

/** Keeps `:/?@!$'()*,;=` and existing percent-encoding; brackets, `#`, `&` and `+` have another meaning in a query. */
export function encodeAllowingReserved(text: string): string {
  return toWellFormed(text).replaceAll(/%[\da-f]{2}|[^\w.~:/?@!$'()*,;=-]/giu, (part) =>
    part.length === 3 && part.startsWith('%') ? part : encodeURIComponent(part),
  );
}

function toPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** The UTF-8 bytes of a text, each as two hexadecimal digits. */
export function toUtf8Hex(text: string): readonly string[] {
  return Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0'));
}

export function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

/** The base64 of a text's UTF-8 bytes. */
export function toBase64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte));
  return btoa(bytes.join(''));
}

/** Encodes the part of a URL that comes from the document and may contain any character. */
export function toEncodedPath(path: string): string {
  return toWellFormed(path).replaceAll(/[^\x21-\x7E]+|["<>\\^`{|}]/gu, (signs) =>
    encodeURIComponent(signs),
  );
}
