import type { RichText } from '../text/rich-text';

/** The versions with which something came, and came to be required or deprecated; none is the first one. */
export interface Lifetime {
  readonly added?: string;
  readonly required?: string;
  readonly deprecated?: string;
  /** Its author's note on that, such as what to use instead. */
  readonly advice?: RichText;
}

/** Lifetimes in the present version of an API, by the keys below. */
export type Lifetimes = ReadonlyMap<string, Lifetime>;

/** The key of an operation. */
export function toOperationKey(slug: string): string {
  return `operation ${slug}`;
}

/** The key of a parameter. */
export function toParameterKey(slug: string, location: string, name: string): string {
  return `${toOperationKey(slug)} ${location} ${name}`;
}

/** The key of a property of a schema, by the id that it has in the graph. */
export function toFieldKey(schema: string, name: string): string {
  return `field ${schema} ${name}`;
}

/** That of a property, which any part of a schema may declare. */
export function findLifetime(
  lifetimes: Lifetimes,
  parts: readonly string[],
  name: string,
): Lifetime | undefined {
  const declaring = parts.find((id) => lifetimes.has(toFieldKey(id, name)));
  return declaring === undefined ? undefined : lifetimes.get(toFieldKey(declaring, name));
}

/** A part of an operation that was published once. */
export interface GoneField {
  readonly anchor: string;
  /** The sentence of its change. */
  readonly text: RichText;
  readonly version: string;
  readonly note: RichText;
}
