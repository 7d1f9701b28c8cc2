/** The kinds of page that a reader tells apart. */
export const pageKinds = [
  'guide',
  'operation',
  'webhook',
  'schema',
  'errors',
  'overview',
  'list',
] as const;

/** One of {@link pageKinds}; a list is a page of links, such as that of a category. */
export type PageKind = (typeof pageKinds)[number];

/** True if the headings of a page of this kind are the names of its fields. */
export function hasFields(kind: PageKind): boolean {
  return kind === 'operation' || kind === 'webhook' || kind === 'schema';
}

/** The data of the index file about a page besides its text, with short keys. Omits what does not apply. */
export interface PageFacts {
  readonly kind: PageKind;
  /** Method of an operation, in upper case. */
  readonly method?: string;
  /** Path of an operation, with its parameters in braces; the name of a webhook. */
  readonly path?: string;
  /** The operation's id. */
  readonly id?: string;
  /** The statuses of its responses. */
  readonly statuses?: readonly string[];
  /** The locations of its parameters, and `body` if it has one. */
  readonly in?: readonly string[];
  readonly deprecated?: true;
  /** Set if a parameter or a field of it is deprecated. */
  readonly hasDeprecated?: true;
  /** The problems that an errors page lists. */
  readonly problems?: readonly ProblemFacts[];
  /** Set if the page is listed after all others: it is about writing this site. */
  readonly last?: true;
}

/** One problem on an errors page. */
export interface ProblemFacts {
  readonly status: string;
  /** URI of the problem type, or its code. */
  readonly type?: string;
  /** Its anchor, with the leading `#`. */
  readonly hash: string;
}
