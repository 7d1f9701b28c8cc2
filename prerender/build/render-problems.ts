import { site } from '../../content/site';
import { toComparablePath } from '../../src/model/site/paths';
import { toApiPath } from '../api/document/api-path';
import { listOperations } from '../api/document/operations';
import { toPageProblem } from '../api/pages/page-problem';
import { createSpecStore } from '../api/spec-store';
import type { Problem } from '../diagnostics/problem';
import type { GuideStore } from '../guides/guide-store';
import { loadSpecFiles } from '../api/read/spec-files';
import { findGuideTree } from '../mdx/parse/guide-tree';
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
  if (failures.length === 0) return [];
  const places = await listOperationPlaces(root, store);
  const { loadSource } = await createLinkSources(root, store);
  const problems: Problem[] = [];
  for (const { route, reason, components } of failures) {
    const place = places.get(toComparablePath(route));
    const guide = place === undefined ? await loadSource(route) : undefined;
    if (guide !== undefined) problems.push(await toGuideProblem(guide, reason, components));
    else {
      const { position, name } = place ?? { position: { file: ROUTES }, name: `"${route}"` };
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
  const shown = components.find((name) => elements.some((element) => element.name === name));
  const [first, ...others] = elements.filter(({ name }) => name === shown);
  const position =
    first === undefined || others.length > 0
      ? { file: guide.file }
      : { file: first.file, line: first.line, column: first.column };
  const what = shown === undefined ? 'The page' : `<${shown}>`;
  return {
    ...position,
    severity: 'error',
    message: `${what} cannot be rendered: ${toCause(reason)}`,
    hint: 'Correct what it is given, or the component that it names.',
  };
}

/** Without the title of the page, which its file tells. */
function toCause(reason: string): string {
  const cause = reason.replace(/^".*?" cannot be rendered: /s, '').trim();
  return /[.!?]$/.test(cause) ? cause : `${cause}.`;
}

function listElements(source: LinkSource) {
  const found: { name: string; line: number; column: number }[] = [];
  const tree = findGuideTree(source);
  if (tree === undefined) return found;
  walkTree(tree, (node) => {
    if (!isJsxElement(node) || !node.name || !node.position) return;
    const { line, column } = node.position.start;
    found.push({ name: node.name, line, column });
  });
  return found;
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
