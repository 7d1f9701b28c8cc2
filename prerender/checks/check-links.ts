import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { decodePercent } from '../../src/model/decode-percent';
import { isExternalHref, isSamePath, toComparablePath, withoutBase } from '../../src/model/paths';
import type { Problem } from '../../src/model/problem';
import type { HtmlPage } from '../output/html-page';
import { findNearest } from '../problems/find-nearest';
import type { Source } from '../sources';
import { loadGuides, loadSpecs } from '../sources';
import { parseFrontMatter } from '../mdx/front-matter';

/** Every internal link of every finished page must lead to a page, and its hash to something on it. */
export async function checkLinks(
  root: string,
  pages: readonly HtmlPage[],
  base: string,
): Promise<readonly Problem[]> {
  const sources = [...(await loadGuides(root)), ...(await loadSpecs(root))];
  const targets = pages.map(toTarget);
  const problems = targets.flatMap((page) =>
    page.hrefs.flatMap((href) => {
      const complaint = checkHref(href, page, targets, base);
      return complaint === undefined ? [] : [toProblem(page.path, href, complaint, sources)];
    }),
  );
  // A link in the navigation is broken on every page: once is enough.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** What links can say of a finished page. */
export interface LinkTarget {
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly hrefs: readonly string[];
}

function toTarget({ path, html }: HtmlPage): LinkTarget {
  const ids = new Set<string>();
  const hrefs = new Set<string>();
  visit(fromHtml(html) as Nodes, 'element', ({ tagName, properties }: Element) => {
    if (typeof properties['id'] === 'string') ids.add(properties['id']);
    if (tagName === 'a' && typeof properties['href'] === 'string') hrefs.add(properties['href']);
  });
  return { path, ids, hrefs: [...hrefs] };
}

type Complaint = Pick<Problem, 'message' | 'hint'>;

/** What is wrong with a link on a page, if anything. Behaviour S5.26–S5.29. */
export function checkHref(
  href: string,
  from: LinkTarget,
  targets: readonly LinkTarget[],
  base: string,
): Complaint | undefined {
  if (isExternalHref(href)) return undefined;
  const [address = '', hash = ''] = href.split('#', 2);
  const target = address === '' ? from : findTarget(address, from, targets, base);
  if (target === undefined) return toMissingPage(href, address, targets);
  if (hash === '' || target.ids.has(hash) || target.ids.has(decodePercent(hash))) return undefined;
  const nearest = findNearest(hash, target.ids);
  return {
    message: `The link to "${href}" names an anchor that ${target.path} does not have.`,
    hint: nearest === undefined ? 'Correct the part after "#".' : `Did you mean "#${nearest}"?`,
  };
}

function findTarget(
  address: string,
  from: LinkTarget,
  targets: readonly LinkTarget[],
  base: string,
): LinkTarget | undefined {
  const origin = 'https://site.example';
  const start = origin + base.replace(/\/$/, '') + from.path;
  if (!URL.canParse(address, start)) return undefined;
  const path = withoutBase(base, decodePercent(new URL(address, start).pathname));
  return targets.find((target) => isSamePath(target.path, path)) ?? findFile(path);
}

/** Kinds of files that a page may link to beside pages; what is in them is not asked. */
const FILE = /\.(?:css|csv|gif|ico|jpe?g|js|json|pdf|png|svg|txt|webp|xml|ya?ml|zip)$/i;

function findFile(path: string | undefined): LinkTarget | undefined {
  return path !== undefined && FILE.test(path) ? { path, ids: new Set(), hrefs: [] } : undefined;
}

function toMissingPage(href: string, address: string, targets: readonly LinkTarget[]): Complaint {
  const nearest = findNearest(
    toComparablePath(address),
    targets.map((target) => target.path),
  );
  return {
    message: `The link to "${href}" leads to no page.`,
    hint:
      nearest === undefined
        ? 'Correct the address, or add the page.'
        : `Did you mean "${nearest}"?`,
  };
}

function toProblem(
  path: string,
  href: string,
  complaint: Complaint,
  sources: readonly Source[],
): Problem {
  const source = findSource(path, sources);
  const offset = source?.text.indexOf(href) ?? -1;
  if (source === undefined || offset === -1)
    return { file: source?.file ?? path, severity: 'warning', ...complaint };
  const before = source.text.slice(0, offset).split('\n');
  return {
    file: source.file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    severity: 'warning',
    ...complaint,
  };
}

function findSource(path: string, sources: readonly Source[]): Source | undefined {
  return sources.find(({ file, text }) =>
    file.endsWith('.mdx')
      ? isSamePath(parseFrontMatter(file, text).meta.path, path)
      : path.startsWith(file.replace(/^specs\/(.*)\.yaml$/, '/docs/api/$1/')),
  );
}
