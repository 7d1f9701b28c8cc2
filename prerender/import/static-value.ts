import type { Position } from '../sources/position';

/** A value read from source text without running it: plain data, or what cannot be read. */
export type StaticValue =
  string | number | boolean | null | undefined | Unread | readonly StaticValue[] | StaticObject;

export interface StaticObject {
  readonly [key: string]: StaticValue;
}

/** A value that only running the code would give. */
export class Unread {
  /** Relative to the folder of the site. */
  readonly file: string;
  readonly position: Position;
  /** Describes it: `a function`, `what "load()" returns`. */
  readonly what: string;

  constructor(file: string, position: Position, what: string) {
    this.file = file;
    this.position = position;
    this.what = what;
  }
}

export function isStaticObject(value: StaticValue): value is StaticObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Unread)
  );
}

/** The value of a key; undefined for what is no object. */
export function getKey(value: StaticValue, key: string): StaticValue {
  return isStaticObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** An object without prototype, so that `__proto__` is a key as any other. */
export function toStaticObject(entries: Iterable<readonly [string, StaticValue]>): StaticObject {
  const object = Object.create(null) as Record<string, StaticValue>;
  for (const [key, value] of entries) object[key] = value;
  return object;
}

/** A list, or none. */
export function toList(value: StaticValue): readonly StaticValue[] {
  return Array.isArray(value) ? (value as readonly StaticValue[]) : [];
}

/** A text, or undefined. */
export function findText(value: StaticValue): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** All that is unread in a value, with the keys that lead to it. */
export function listUnread(
  value: StaticValue,
  keys = '',
): readonly { keys: string; value: Unread }[] {
  if (value instanceof Unread) return [{ keys, value }];
  if (Array.isArray(value))
    return (value as readonly StaticValue[]).flatMap((each, index) =>
      listUnread(each, `${keys}[${index}]`),
    );
  if (!isStaticObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    listUnread(each, keys === '' ? key : `${keys}.${key}`),
  );
}
