/** A part of the documentation that is searched by itself. */
export interface SearchContext {
  /** Its folder, as it is in the addresses of the last version: `docs/platform`. */
  readonly path: string;
  /** The label, or one for each language, by its code; the path if there is none. */
  readonly label?: string | Readonly<Record<string, string>>;
}

/** The contexts of a site. */
export interface SearchContexts {
  /** A page searches in the first one that it is in. */
  readonly all: readonly SearchContext[];
  /** Lets a page outside of all contexts search everything, and not only what is outside. */
  readonly everywhere?: boolean;
}

export function toContextLabel({ path, label }: SearchContext, locale: string): string {
  return (typeof label === 'string' ? label : label?.[locale]) ?? path;
}
