import { decodePercent } from '../../../src/model/site/decode-percent';
import { isExternalHref, toComparablePath, withoutBase } from '../../../src/model/site/paths';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Problem } from '../../diagnostics/problem';
import type { HtmlElement } from '../../html/html-tree';
import { findElement, listElements } from '../../html/html-tree';

/** The anchors and links of a finished page. */
export interface LinkTarget {
  /** Site path. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  /** The anchors whose fields open in place when a link leads to one of them. */
  readonly later: readonly string[];
  /** The links in the content of the page. */
  readonly hrefs: readonly string[];
  /** Those that are only around it: in the navbar, in the sidebar, in the footer. */
  readonly hrefsAround: readonly string[];
}

/** The possible targets of links. */
export interface LinkIndex {
  readonly targets: readonly LinkTarget[];
  readonly findPage: (path: string) => LinkTarget | undefined;
  /** True for a file that is not a page: `/specs/easier-api.yaml`. */
  readonly hasFile: (path: string) => boolean;
}

/** Reads a page's anchors and links; `named` are further addresses in its content. */
export function toLinkTarget(
  path: string,
  document: HtmlElement,
  named: readonly string[] = [],
): LinkTarget {
  const ids = new Set<string>();
  const around = new Set<string>();
  const later: string[] = [];
  for (const { name, attributes } of listElements(document, () => true)) {
    const { id, href, hreflang, rel, 'data-later': opened } = attributes;
    if (id !== undefined) ids.add(id);
    if (opened !== undefined) later.push(opened);
    // A page in another language is at the same path in another build.
    const isOfSite = name === 'a' && hreflang === undefined && rel !== 'external';
    if (isOfSite && href !== undefined) around.add(href);
  }
  const content = findElement(document, ({ name }) => name === 'main') ?? document;
  const hrefs = listElements(content, ({ name }) => name === 'a').flatMap(({ attributes }) =>
    attributes['href'] !== undefined && around.delete(attributes['href'])
      ? [attributes['href']]
      : [],
  );
  return { path, ids, later, hrefs: [...hrefs, ...named], hrefsAround: [...around] };
}

/** Indexes pages and files by their paths. */
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

/** A problem with a link, without its position. */
export type LinkProblem = Pick<Problem, 'message' | 'hint'>;

/** The problem with a link on a page; undefined for a valid link. */
export function checkHref(
  href: string,
  from: LinkTarget,
  index: LinkIndex,
  base: string,
): LinkProblem | undefined {
  if (isExternalHref(href)) return undefined;
  const [address = '', hash = ''] = href.split('#', 2);
  const path = address === '' ? from.path : toTargetPath(address, from, base);
  const target = path === undefined ? undefined : index.findPage(path);
  if (path === undefined || target === undefined)
    return path !== undefined && index.hasFile(path)
      ? undefined
      : toMissingPage(href, address, index);
  if (toServedPath(path) !== toServedPath(target.path)) return toOtherCase(href, target);
  if (hash === '' || target.ids.has(hash) || target.ids.has(decodePercent(hash))) return undefined;
  if (target.later.some((anchor) => decodePercent(hash).startsWith(anchor))) return undefined;
  return toMissingAnchor(href, hash, target);
}

function toTargetPath(address: string, from: LinkTarget, base: string): string | undefined {
  const start = `https://site.example${base.replace(/\/$/, '')}${from.path}`;
  if (!URL.canParse(address, start)) return undefined;
  return withoutBase(base, decodePercent(new URL(address, start).pathname));
}

/** The path of a page as hosts compare it: with its capital letters, and with or without a slash or `index.html`. */
function toServedPath(path: string): string {
  return decodePercent(path).replace(/\/$/, '');
}

function toOtherCase(href: string, { path }: LinkTarget): LinkProblem {
  return {
    message: `The link to "${href}" leads to no page on hosts: capital letters count in addresses.`,
    hint: `Did you mean "${path.replace(/(?<=.)\/$/, '')}"?`,
  };
}

function toMissingPage(href: string, address: string, { targets }: LinkIndex): LinkProblem {
  const written = toComparablePath(address);
  // One that differs only in the base path would be suggested as it is written.
  const paths = targets
    .map(({ path }) => path)
    .filter((path) => toComparablePath(path) !== written);
  const nearest = findNearest(written, paths);
  return {
    message: `The link to "${href}" leads to no page.`,
    hint:
      nearest === undefined
        ? 'Correct the address, or add the page.'
        : `Did you mean "${nearest}"?`,
  };
}

function toMissingAnchor(href: string, hash: string, target: LinkTarget): LinkProblem {
  const nearest = findNearest(hash, target.ids);
  return {
    message: `The link to "${href}" names an anchor that ${target.path} does not have.`,
    hint: nearest === undefined ? 'Correct the part after "#".' : `Did you mean "#${nearest}"?`,
  };
}
