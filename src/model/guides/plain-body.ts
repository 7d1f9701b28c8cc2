import type { Heading } from '../navigation/heading';

/**
 * The text of a plain guide as data: text, or an element with its name, its properties and what it holds.
 *
 * A guide is plain if nothing in it is code: no import, no expression, no component but {@link plainComponents} and
 * {@link tabComponents}.
 */
export type PlainNode = string | PlainElement;

export type PlainElement = readonly [
  name: string,
  properties: Readonly<Record<string, unknown>> | null,
  children: readonly PlainNode[],
];

/** The components that a plain guide may have: those that come with the script of every guide. */
export const plainComponents = ['Admonition', 'CodeBlock'] as const;

/** Those that are loaded with the guides that have them: most examples of code are in tabs. */
export const tabComponents = ['Tabs', 'TabItem'] as const;

/** A plain guide. */
export interface PlainGuide {
  readonly nodes: readonly PlainNode[];
  readonly headings: readonly Heading[];
  /** It has {@link tabComponents}. */
  readonly hasTabs?: true;
}

/** Precedes the name of an element that a writer wrote as JSX: no component takes its place, as in MDX. */
export const WRITTEN = '=';
