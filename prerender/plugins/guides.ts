import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import type { Highlight } from '../highlight/highlight';
import { createMdxOptions } from '../mdx/mdx-options';
import { parseFrontMatter } from '../mdx/front-matter';
import { toMdxProblem } from '../mdx/to-mdx-problem';
import { throwInVite } from '../problems/throw-in-vite';
import { toDataExpression, toDataModule, toHotContent } from './hot-content';

/**
 * Answers the questions that an `.mdx` file is asked:
 *
 * - `page.mdx`: its body as a React component, its headings, its details
 * - `page.mdx?meta`: what the table of guides knows of it
 * - `page.mdx?details`: its details alone, for the cards of other pages
 */
export function guides(root: string, highlight: Highlight): readonly Plugin[] {
  return [metaPlugin(root), bodyPlugin(root, highlight)];
}

function metaPlugin(root: string): Plugin {
  return {
    name: 'easier:guide-meta',
    enforce: 'pre',
    async load(id) {
      const match = /^(.+\.mdx)\?(?:.*&)?(meta|details)\b/.exec(id);
      if (match?.[1] === undefined) return null;
      const question = match[2] === 'meta' ? 'meta' : 'details';
      const file = relative(root, match[1]);
      const { problems, ...answers } = parseFrontMatter(file, await readFile(match[1], 'utf8'));
      const errors = problems.filter((problem) => problem.severity === 'error');
      if (errors.length > 0) throwInVite(this, errors, match[1]);
      return {
        code: toDataModule(answers[question]) + toHotContent(`/${file}?${question}`),
        moduleType: 'js',
      };
    },
  };
}

function bodyPlugin(root: string, highlight: Highlight): Plugin {
  const compiler = mdx(
    createMdxOptions({ highlight, links: { findPath: () => undefined }, root, base: '/' }),
  );
  return {
    name: 'easier:guide-body',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.mdx')) return null;
      try {
        const result = await (
          compiler.transform as (
            source: string,
            id: string,
          ) => Promise<{ code: string; map: unknown }>
        )(source, id);
        const file = relative(root, id);
        const { details } = parseFrontMatter(file, source);
        const code = `${result.code}\nexport const details = ${toDataExpression(details)};\n`;
        return { code: code + toHotContent(`/${file}`), moduleType: 'js' };
      } catch (error) {
        return throwInVite(this, [toMdxProblem(relative(root, id), error)], id);
      }
    },
  };
}
