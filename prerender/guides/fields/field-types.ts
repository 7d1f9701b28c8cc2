import { isObject } from '../../../src/model/json-object';
import { findUnsafeScheme } from '../../../src/model/site/paths';
import type { Node } from 'yaml';
import { isScalar } from 'yaml';
import { findAddressMistake } from '../../text/addresses';

/** The type of a key's value, and how messages describe it. */
export interface FieldType<T> {
  /** Completes `"key" must be …`. */
  readonly expected: string;
  readonly example: string;
  /** Undefined when the value has another type; `node` is its YAML node. */
  readonly read: (value: unknown, node?: Node | null) => T | undefined;
  /** Replaces the message `"key" must be …`, and the hint; undefined when those say what is wrong. */
  readonly explain?: (
    key: string,
    value: unknown,
  ) => { readonly message: string; readonly hint?: string } | undefined;
  readonly isRequired?: true;
}

/** A non-empty string; a number is read as written, so that `1.10` stays `1.10`. */
export const text: FieldType<string> = {
  expected: 'a text',
  example: "'Some words'",
  read: (value, node) => toText(value, node) || undefined,
};

/** A string that may be empty, which means none. */
export const optionalText: FieldType<string> = { ...text, read: toText };

/** A path that can be the address of a page. */
export const address: FieldType<string> = {
  expected: 'a path',
  example: '/my/path',
  read: (value, node) => {
    const path = text.read(value, node);
    return path === undefined || findAddressMistake(path) !== undefined ? undefined : path;
  },
  explain: (key, value) => {
    const fault = typeof value === 'string' ? findAddressMistake(value) : undefined;
    return fault === undefined
      ? undefined
      : { message: `"${key}" cannot be an address: it ${fault}.` };
  },
};

/** The address of a link, in the site or out of it. */
export const linkAddress: FieldType<string> = {
  expected: 'an address that runs no program',
  example: 'https://example.com/page',
  read: (value, node) => {
    const href = text.read(value, node);
    return href === undefined || findUnsafeScheme(href) !== undefined ? undefined : href;
  },
};

export const number: FieldType<number> = {
  expected: 'a number',
  example: '2',
  read: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
};

export const yesOrNo: FieldType<boolean> = {
  expected: 'true or false',
  example: 'true',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

export const texts: FieldType<readonly string[]> = {
  expected: 'a list of texts',
  example: '[first, second]',
  read: readTexts,
};

/** A map that is allowed for compatibility but never read. */
export const anyMap: FieldType<Readonly<Record<string, unknown>>> = {
  expected: 'a map',
  example: '{ key: value }',
  read: (value) => (isObject(value) ? value : undefined),
};

/** The same type or null, which means none. */
export function orNull<T>(type: FieldType<T>): FieldType<T | null> {
  return {
    expected: `${type.expected} or null`,
    example: type.example,
    read: (value, node) => (value === null ? null : type.read(value, node)),
  };
}

/** One of the given words. */
export function oneOf<const T extends string>(...words: readonly T[]): FieldType<T> {
  return {
    expected: words.map((word) => `"${word}"`).join(' or '),
    example: words[0] ?? '',
    read: (value) => words.find((word) => word === value),
  };
}

/** Any value; the caller checks it. */
export const anything: FieldType<unknown> = {
  expected: 'a value',
  example: '[]',
  read: (value) => value,
};

function toText(value: unknown, node?: Node | null): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && isScalar(node) ? node.source : undefined;
}

function readTexts(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: readonly unknown[] = value;
  return items.every(isWord) ? items.map(String) : undefined;
}

function isWord(value: unknown): boolean {
  return typeof value === 'number' || (value !== '' && typeof value === 'string');
}
