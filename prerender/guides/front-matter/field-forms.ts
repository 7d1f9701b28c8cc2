import { isScalar } from 'yaml';
import type { Node } from 'yaml';

/** A form that a YAML value may have, and how to say so to a writer who chose another one. */
export interface FieldForm<T> {
  /** Completes `"key" must be …`. */
  readonly wanted: string;
  readonly example: string;
  /** Undefined when the value has another form. */
  readonly read: (value: unknown, node: Node | null) => T | undefined;
  /** Says what is wrong in other words than `"key" must be …`. */
  readonly complain?: (key: string, value: unknown) => string;
}

/** What a form reads. */
export type FormValue<F> = F extends FieldForm<infer T> ? T : never;

/** Words; a number is taken as it is written, so that `1.10` stays what it is. */
export const text: FieldForm<string> = {
  wanted: 'a text',
  example: '"Some words"',
  read: (value, node) => toText(value, node) || undefined,
};

/** Words, or an empty text that says: none. */
export const optionalText: FieldForm<string> = { ...text, read: toText };

export const number: FieldForm<number> = {
  wanted: 'a number',
  example: '2',
  read: (value) => (Number.isFinite(value) ? (value as number) : undefined),
};

export const yesOrNo: FieldForm<boolean> = {
  wanted: 'true or false',
  example: 'true',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

export const texts: FieldForm<readonly string[]> = {
  wanted: 'a list of texts',
  example: '[first, second]',
  read: readTexts,
};

/** Anything with keys: it is kept for compatibility and never read. */
export const anyMap: FieldForm<Readonly<Record<string, unknown>>> = {
  wanted: 'a map',
  example: '{ key: value }',
  read: (value) => (isRecord(value) ? value : undefined),
};

/** A form that may also be null, which says: none. */
export function orNull<T>(form: FieldForm<T>): FieldForm<T | null> {
  return {
    wanted: `${form.wanted} or null`,
    example: form.example,
    read: (value, node) => (value === null ? null : form.read(value, node)),
  };
}

/** Whether a value has keys of its own. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toText(value: unknown, node: Node | null): string | undefined {
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
