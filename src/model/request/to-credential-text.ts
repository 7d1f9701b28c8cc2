import { encodeStrictly } from './percent-encode';
import { toUtf8Hex } from './utf8';
import { toWellFormed } from './well-formed';
import type { TemplateScheme } from './request-template';
import type { Credential } from './request-values';

/** What a request carries for a scheme: a placeholder until there is something of the reader's own. */
export function toCredentialText(
  { in: location, prefix, placeholder, basic }: NonNullable<TemplateScheme['place']>,
  credential: Credential = { secret: '' },
): string {
  const { user = '', secret } = credential;
  if (user === '' && secret === '') return prefix + placeholder;
  const text = prefix + (basic === true ? toBase64(`${user}:${secret}`) : secret);
  switch (location) {
    case 'header':
      return text;
    case 'query':
      return encodeStrictly(text);
    default:
      // https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1
      return toWellFormed(text).replaceAll(
        /[^\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]+/g,
        (part) => encodeURIComponent(part),
      );
  }
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The base64 of a text's UTF-8 bytes. */
export function toBase64(text: string): string {
  const bits = toUtf8Hex(toWellFormed(text))
    .map((pair) => Number.parseInt(pair, 16).toString(2).padStart(8, '0'))
    .join('');
  const signs = Array.from(bits.matchAll(/.{1,6}/g), ([part]) =>
    SIGNS.charAt(Number.parseInt(part.padEnd(6, '0'), 2)),
  ).join('');
  return signs.padEnd(Math.ceil(signs.length / 4) * 4, '=');
}
