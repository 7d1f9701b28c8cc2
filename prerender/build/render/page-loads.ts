/** What the HTML of a page loads by itself: files of the build, such as `assets/entry.js`. */
export interface PageLoads {
  /** Scripts, and the modules that are loaded ahead. */
  readonly scripts: readonly string[];
  /** What the page is made from, where it is not a module. */
  readonly data: readonly string[];
  readonly styles: readonly string[];
}

/** Reads what a page loads. */
export function toPageLoads(html: string, base: string): PageLoads {
  return {
    scripts: [
      ...listHrefs(html, /<script src="([^"]+)"/g, base),
      ...listHrefs(html, /<link rel="modulepreload" href="([^"]+)"/g, base),
    ],
    data: listHrefs(html, /<link rel="preload" as="fetch" crossorigin href="([^"]+)"/g, base),
    styles: listHrefs(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g, base),
  };
}

function listHrefs(html: string, pattern: RegExp, base: string): readonly string[] {
  return Array.from(html.matchAll(pattern), ([, href = '']) => href.slice(base.length));
}
