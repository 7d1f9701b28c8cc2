import type { PlainNode } from '../../src/model/guides/plain-body';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { ProblemError } from '../diagnostics/problem';
import type { CompileGuide } from '../mdx/guide-compiler';
import type { WrittenPart } from '../mdx/modules/remark-reference-parts';
import { toPartNode } from './part-nodes';
import type { ApiPages } from './site-pages';

/** The APIs whose parts the guides of a version show. */
export interface PartApis {
  /** Undefined if one of them cannot be made, which is a problem by itself. */
  readonly apis: readonly ApiPages[] | undefined;
  /** Absolute paths of their files, or of those with mistakes, which the development server watches. */
  readonly sources: readonly string[];
}

/** Compiles guides with what the parts of the API reference in them show. */
export function withReferenceParts(
  compile: CompileGuide,
  versions: readonly DocsVersion[],
  loadApis: (version: DocsVersion) => Promise<PartApis>,
): CompileGuide {
  return async (file, source) => {
    const guide = await compile(file, source);
    // The folder of the current version holds those of the others.
    const version = versions.findLast(({ folder }) => file.startsWith(`${folder}/`));
    if (guide.parts.length === 0 || version === undefined) return guide;
    const { apis, sources } = await loadApis(version);
    const problems = [...guide.problems];
    let { code } = guide;
    let nodes = JSON.stringify(guide.plain?.nodes ?? guide.nodes ?? []);
    for (const part of guide.parts) {
      try {
        const node = JSON.stringify(apis ? await toPartNode(part, apis) : toMissingNode(part));
        const element = JSON.stringify(['ReferencePart', { part: part.key }, []]);
        nodes = nodes.replaceAll(element, () => node);
        code = code
          // In the module of a plain guide, and in that of any other.
          .replaceAll(toInString(element), () => toInString(node))
          .replaceAll(JSON.stringify(part.key), () => `JSON.parse("[${toInString(node)}]")`);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        problems.push(...error.problems);
      }
    }
    const filled = JSON.parse(nodes) as readonly PlainNode[];
    return {
      ...guide,
      code,
      plain: guide.plain && { ...guide.plain, nodes: filled },
      nodes: guide.nodes && filled,
      problems,
      dependencies: [...guide.dependencies, ...sources],
    };
  };
}

/** Only writers see it: a build fails by the mistakes. */
function toMissingNode({ name }: WrittenPart): PlainNode {
  return ['code', null, [`<${name}> is missing: an OpenAPI file has mistakes.`]];
}

/** A text as it stands in quotes. */
function toInString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
