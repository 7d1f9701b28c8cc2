import { toComparablePath } from '../../../src/model/site/paths';
import type { HtmlElement } from '../../html/elements';
import { listElements } from '../../html/elements';

/** What links can say of a finished page. */
export interface LinkTarget {
  /** Site path. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly hrefs: readonly string[];
}

/** Where links can lead to. */
export interface LinkIndex {
  readonly targets: readonly LinkTarget[];
  readonly findPage: (path: string) => LinkTarget | undefined;
  /** Whether there is a file that is no page: `/specs/easier-api.yaml`. */
  readonly hasFile: (path: string) => boolean;
}

/** Reads a page's anchors and links. */
export function toLinkTarget(path: string, document: HtmlElement): LinkTarget {
  const ids = new Set<string>();
  const hrefs = new Set<string>();
  for (const { name, attributes } of listElements(document, () => true)) {
    const { id, href, hreflang } = attributes;
    if (id !== undefined) ids.add(id);
    // A page in another language is in another build, by the same path.
    if (name === 'a' && href !== undefined && hreflang === undefined) hrefs.add(href);
  }
  return { path, ids, hrefs: [...hrefs] };
}

/** Makes pages and files quick to find. */
export function createLinkIndex(
  targets: readonly LinkTarget[],
  files: ReadonlySet<string>,
): LinkIndex {
  const pages = new Map(targets.map((target) => [toComparablePath(target.path), target]));
  return {
    targets,
    findPage: (path) => pages.get(toComparablePath(path)),
    hasFile: (path) => files.has(path),
  };
}
