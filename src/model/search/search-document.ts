/** The part of a page that a document holds; the number is its index in the index file. */
export const SearchHitType = {
  Title: 0,
  Heading: 1,
  Description: 2,
  Keywords: 3,
  Content: 4,
} as const;

/** One of the values of {@link SearchHitType}. */
export type SearchHitType = (typeof SearchHitType)[keyof typeof SearchHitType];

/** Every hit type in the order of the index file. */
export const searchHitTypes: readonly SearchHitType[] = Object.values(SearchHitType);

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

/** A page, with the one-letter keys of the index file. */
export interface PageDocument {
  /** Id of the page; counted from 0. */
  readonly i: number;
  /** Its title. */
  readonly t: string;
  /** Its URL, including the base path. */
  readonly u: string;
  /** Its breadcrumb, outermost first. */
  readonly b: readonly string[];
  /** Facts about it besides its text; absent for a guide. */
  readonly f?: PageFacts;
}

/** A page that was found. */
export interface FoundPage {
  readonly page: PageDocument;
  /** The anchor of the part that the query means, such as one error. */
  readonly hash?: string;
}

/** The kind of a page. */
export function getKind({ f: facts }: PageDocument): PageKind {
  return facts?.kind ?? 'guide';
}

/** The text of one part of a page: its headings, its description or its keywords. */
export interface PartDocument {
  /** Id of the page. */
  readonly i: number;
  /** The text: a heading per line, or the labels above the page and a name or a phrase for it per line. */
  readonly t: string;
  /** The anchors of these lines; those of headings as `toLines` writes them. */
  readonly h?: string;
}

/** Separates what a text says from more words by which it is found, such as the values of a field. */
const MORE = '\t';

/** A text with more words by which it is found. */
export function withMoreWords(text: string, words: readonly string[]): string {
  return words.length === 0 ? text : text + MORE + words.join(' ');
}

/** A text without its more words, which are not sentences. */
export function toShownText(text: string): string {
  return text.split(MORE, 1)[0] ?? '';
}

/** The text of a page; the files that hold it are loaded when its hits are shown. */
export interface TextDocument {
  /** Id of the page. */
  readonly i: number;
  /** The text before the first heading, and that below each heading. */
  readonly t: readonly string[];
}
