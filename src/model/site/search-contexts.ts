/** A part of the documentation that is searched by itself. */
export interface SearchContext {
  /** Its folder, as it is in the addresses of the last version: `docs/platform`. */
  readonly path: string;
  /** What readers see, or what they see in each language, by its code; the path if there is none. */
  readonly label?: string | Readonly<Record<string, string>>;
}

/** The contexts of a site. */
export interface SearchContexts {
  /** A page searches in the first one that it is in. */
  readonly all: readonly SearchContext[];
  /** Whether a page outside of all contexts searches everything, and not only what is outside. */
  readonly everywhere?: boolean;
}

/** What a reader of a language sees. */
export function toContextLabel({ path, label }: SearchContext, locale: string): string {
  return (typeof label === 'string' ? label : label?.[locale]) ?? path;
}
