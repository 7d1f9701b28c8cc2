import { toJsonText } from '../json-text';
import type { ExactJson } from './exact-json';
import { isExactList, isExactObject, parseExactJson } from './exact-json';
import type { RequestTemplate } from './request-template';

/** A name with one of these words is that of a secret. An API declares others by `format: password` or `writeOnly`. */
const secretWords = [
  'password',
  'passphrase',
  'secret',
  'token',
  'api key',
  'private key',
  'pin',
  'otp',
  'saml response',
  'confirmation code',
];

/** Two words may be written as one: `apikey`. */
const SECRET = new RegExp(` (?:${secretWords.join('|').replaceAll(' ', ' ?')})s? `);

/** True for a name that has these words as whole words: `newPassword`, `api_keys`, and not `tokenizer`. */
export function isSecretName(name: string): boolean {
  const words = name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .toLowerCase();
  return SECRET.test(` ${words} `);
}

/** True for the name of a secret, in any place of an operation's request. */
export function isSecret({ secrets = [] }: RequestTemplate, name: string): boolean {
  return secrets.includes(name) || isSecretName(name);
}

/** A JSON value without its secrets. */
export interface ClearedJson {
  readonly rest: ExactJson;
  /** The paths of the secrets, such as `user.password`; an empty one is the value itself. */
  readonly secrets: readonly string[];
}

/** Deeper values are nobody's work by hand, and would overflow the stack. */
const MAX_DEPTH = 64;

/** A text that would be JSON with names in it, if it were complete. */
const BROKEN = /^[\s"\\]*[[{](?:.*"|[\s[{]*$)/s;

/** Takes the secrets out of a JSON value, at every depth and out of JSON in its texts. Their paths start with its own. */
export function withoutSecrets(template: RequestTemplate, json: ExactJson, path = ''): ClearedJson {
  const secrets = new Set<string>();
  const clear = (value: ExactJson, path: string, depth: number): ExactJson => {
    if (depth > MAX_DEPTH) {
      secrets.add(path);
      return null;
    }
    if (typeof value === 'string') return clearText(value, path, depth);
    if (isExactList(value)) return value.map((item) => clear(item, path, depth + 1));
    if (!isExactObject(value)) return value;
    const rest = new Map<string, ExactJson>();
    for (const [name, item] of value) {
      const inner = path === '' ? name : `${path}.${name}`;
      if (isSecret(template, name)) secrets.add(inner);
      else rest.set(name, clear(item, inner, depth + 1));
    }
    return rest;
  };
  const clearText = (text: string, path: string, depth: number): ExactJson => {
    const value = parseExactJson(text);
    if (value === undefined && BROKEN.test(text)) {
      secrets.add(path);
      return null;
    }
    if (value === undefined || !/^\s*["[{]/.test(text)) return text;
    const rest = toJsonText(clear(value, path, depth + 1));
    return withoutSpace(rest) === withoutSpace(text) ? text : rest;
  };
  return { rest: clear(json, path, 0), secrets: [...secrets] };
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s/g, '');
}
