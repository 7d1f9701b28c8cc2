import type { PlainNode } from '../../src/model/guides/plain-body';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { ProblemError } from '../diagnostics/problem';
import type { CompileGuide } from '../mdx/guide-compiler';
import { toPartNode } from './part-nodes';
import type { ApiPages } from './site-pages';

/**
 * Compiles guides with what the parts of the API reference in them show. `loadApis` loads the APIs of a version;
 * undefined if one of them cannot be made, which is a problem by itself.
 */
export function withReferenceParts(
  compile: CompileGuide,
  versions: readonly DocsVersion[],
  loadApis: (version: DocsVersion) => Promise<readonly ApiPages[] | undefined>,
): CompileGuide {
  return async (file, source) => {
    const guide = await compile(file, source);
    // The folder of the current version holds those of the others.
    const version = versions.findLast(({ folder }) => file.startsWith(`${folder}/`));
    const apis = guide.parts.length > 0 && version && (await loadApis(version));
    if (!apis) return guide;
    const problems = [...guide.problems];
    let { code } = guide;
    let nodes = JSON.stringify(guide.plain?.nodes ?? []);
    for (const part of guide.parts) {
      try {
        const node = JSON.stringify(await toPartNode(part, apis));
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
    const sources = apis.flatMap((api) => api.sources ?? []);
    return {
      ...guide,
      code,
      plain: guide.plain && { ...guide.plain, nodes: JSON.parse(nodes) as readonly PlainNode[] },
      problems,
      dependencies: [...guide.dependencies, ...sources],
    };
  };
}

/** A text as it stands in quotes. */
function toInString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
