import type { Program } from 'estree-jsx';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { site } from '../../content/site';
import { toComparablePath } from '../../src/model/site/paths';
import { toApiPath } from '../api/document/api-path';
import { listOperations } from '../api/document/operations';
import { toPageProblem } from '../api/pages/page-problem';
import { createSpecStore } from '../api/spec-store';
import type { Problem } from '../diagnostics/problem';
import type { GuideStore } from '../guides/guide-store';
import { loadSpecFiles } from '../api/read/spec-files';
import { findGuideTree } from '../mdx/syntax/guide-tree';
import { isJsxElement, walkTree } from '../mdx/tree/mdx-tree';
import type { LinkSource } from './links/link-sources';
import { createLinkSources } from './links/link-sources';
import type { RenderFailure } from './rendering';

/** The problems of pages that cannot be rendered, each at its place in a guide or a spec. */
export async function toRenderProblems(
  root: string,
  store: GuideStore,
  failures: readonly RenderFailure[],
): Promise<readonly Problem[]> {
  const places = await listOperationPlaces(root, store);
  const { loadSource } = await createLinkSources(root, store);
  const problems: Problem[] = [];
  for (const { path, reason, components } of failures) {
    const place = places.get(toComparablePath(path));
    const guide = place === undefined ? await loadSource(path) : undefined;
    if (guide !== undefined) problems.push(await toGuideProblem(guide, reason, components));
    else {
      const { position, name } = place ?? { position: { file: ROUTES }, name: `"${path}"` };
      problems.push(toPageProblem(position, name, reason));
    }
  }
  return problems;
}

/** Where pages of the site itself come from. */
const ROUTES = 'src/app/routes.tsx';

/** At the component that failed, if the guide or a part of it shows only one of that name. */
async function toGuideProblem(
  guide: LinkSource,
  reason: string,
  components: readonly string[],
): Promise<Problem> {
  const sources = [guide, ...((await guide.loadParts?.()) ?? [])];
  const elements = sources.flatMap((source) =>
    listElements(source).map((element) => ({ file: source.file, ...element })),
  );
  // Further out are the components of the site, whose names a guide may use as well.
  const end = components.lastIndexOf('MDXContent');
  const shown = components
    .slice(0, end === -1 ? undefined : end)
    .find((name) => elements.some((element) => element.name === name));
  // Without a component, an expression of the guide itself has failed.
  const isExpression = shown === undefined && components[0] === 'MDXContent';
  const candidates = isExpression
    ? sources.flatMap((source) =>
        listExpressions(source).map((place) => ({ file: source.file, ...place })),
      )
    : elements.filter(({ name }) => name === shown);
  const [place] = candidates.length === 1 ? candidates : [];
  const position =
    place === undefined
      ? { file: guide.file }
      : { file: place.file, line: place.line, column: place.column };
  const whole = place === undefined ? 'The page' : 'The expression';
  return {
    ...position,
    severity: 'error',
    message: `${shown === undefined ? whole : `<${shown}>`} cannot be rendered: ${toCause(reason)}`,
    hint: 'Correct its props, or the component.',
  };
}

/** In one line, and without the title of the page, which its file tells. */
function toCause(reason: string): string {
  const cause = reason
    .replace(/^".*?" cannot be rendered: /s, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /[.!?]$/.test(cause) ? cause : `${cause}.`;
}

function listElements(source: LinkSource) {
  const found: { name: string; line: number; column: number }[] = [];
  const tree = findGuideTree(source);
  if (tree === undefined) return found;
  walkTree(tree, (node) => {
    if (!isJsxElement(node) || !node.name || !node.position) return;
    const { line, column } = node.position.start;
    // A stack names `<parts.Box>` as the function is named.
    found.push({ name: node.name.slice(node.name.lastIndexOf('.') + 1), line, column });
  });
  return found;
}

/** The places of what is worked out when the guide is rendered: `{…}`, also as an attribute's value. */
function listExpressions(source: LinkSource) {
  const found: { line: number; column: number }[] = [];
  const tree = findGuideTree(source);
  if (tree === undefined) return found;
  walkTree(tree, (node) => {
    const programs = isJsxElement(node)
      ? node.attributes.map((each) => (each.type === 'mdxJsxAttribute' ? toValue(each) : each))
      : [node];
    if (!node.position || !programs.some(isWorkedOut)) return;
    const { line, column } = node.position.start;
    found.push({ line, column });
  });
  return found;
}

function toValue({ value }: MdxJsxAttribute): unknown {
  return value;
}

/** True for a node with code that may fail: no comment, and no constant. */
function isWorkedOut(node: unknown): boolean {
  if (typeof node !== 'object' || node === null || !('data' in node)) return false;
  const { estree } = node.data as { estree?: Program | null };
  if ('type' in node && node.type === 'mdxjsEsm') return false;
  return (estree?.body ?? []).some(
    (each) => each.type !== 'ExpressionStatement' || each.expression.type !== 'Literal',
  );
}

interface PagePlace {
  readonly position: Pick<Problem, 'file' | 'line' | 'column'>;
  readonly name: string;
}

/** The places of all operations and schemas, by the paths of their pages. */
async function listOperationPlaces(
  root: string,
  { versions }: GuideStore,
): Promise<ReadonlyMap<string, PagePlace>> {
  const specs = createSpecStore(root, site.foreignSpecs);
  const places = new Map<string, PagePlace>();
  for (const { specs: folder } of versions) {
    for (const { file, text } of (await loadSpecFiles(root, folder)).entries) {
      const loaded = await specs.load(file, text);
      if (loaded.kind === 'invalid') continue;
      const { document, locate } = loaded.spec;
      for (const { slug, operationId, method, path, keys } of listOperations(document)) {
        places.set(toComparablePath(`${toApiPath(file, versions)}/${slug}`), {
          position: locate(keys),
          name: `the operation "${operationId}" (${method.toUpperCase()} ${path})`,
        });
      }
    }
  }
  return places;
}
