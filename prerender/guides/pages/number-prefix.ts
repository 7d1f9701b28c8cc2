/** A file's or folder's name without the number that orders it. */
export interface OrderedName {
  readonly name: string;
  readonly position?: number;
}

/** Dates and versions begin with numbers that are part of the name. */
const DATE_OR_VERSION = /^\d+[-_.]\d/;
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** Splits `01-intro` into `intro` and 1. */
export function parseNumberPrefix(name: string): OrderedName {
  const [, digits, rest] = (DATE_OR_VERSION.test(name) ? null : PREFIX.exec(name)) ?? [];
  if (digits === undefined || rest === undefined) return { name };
  return { name: rest, position: Number(digits) };
}

/** A path of folders without the numbers that order them: `01-a/2. b` → `a/b`. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((part) => parseNumberPrefix(part).name)
    .join('/');
}
