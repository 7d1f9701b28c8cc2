import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { ImportDeclaration } from 'estree-jsx';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { findNearest } from '../../diagnostics/find-nearest';
import type { MdxSettings } from '../page/page';
import type { PagePaths } from '../page/paths';
import { createPagePaths, isFile } from '../page/paths';
import { report, toNearestHint } from '../page/problems';
import { findExports } from '../parse/module-exports';
import { listPartials } from '../parse/partials';
import { toImportedName } from '../tree/page-names';
import { listEsm } from '../tree/mdx-tree';
import { findModuleFile } from './module-paths';

/**
 * Reports the names that a page imports although the file does not export them, and partials that include
 * each other in a circle. Must follow the plugin that resolves imports.
 */
export function remarkImportedNames({ root, markdown }: MdxSettings) {
  return (tree: Root, file: VFile): void => {
    const paths = createPagePaths(root, file);
    for (const node of listEsm(tree)) {
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== 'ImportDeclaration') continue;
        const module = String(statement.source.value);
        const target = findModuleFile(module, paths);
        if (target === undefined || !isFile(target)) continue;
        const point = statement.loc?.start;
        const place = point ? { line: point.line, column: point.column + 1 } : node;
        const messages = [
          ...listMissing(statement, findExports(target, markdown)),
          ...listCircles({ root, markdown }, paths, target),
        ];
        for (const { message, hint } of messages) report(file, place, 'error', message, hint);
      }
    }
  };
}

interface Text {
  readonly message: string;
  readonly hint: string;
}

function listMissing(
  statement: ImportDeclaration,
  known: ReadonlySet<string> | undefined,
): readonly Text[] {
  if (known === undefined) return [];
  const names = statement.specifiers.map(toImportedName);
  return names
    .filter((name) => name !== '*' && !known.has(name))
    .map((name) => {
      const nearest = findNearest(name, known);
      const source = String(statement.source.value);
      const what = name === 'default' ? 'a default export' : `an export "${name}"`;
      return {
        message: `"${source}" does not have ${what}.`,
        hint: toNearestHint(
          nearest && `"${nearest}"`,
          `It exports ${[...known].map((each) => `"${each}"`).join(', ') || 'nothing'}.`,
        ),
      };
    });
}

type Site = Pick<MdxSettings, 'root' | 'markdown'>;

/** Partials that include each other can never be rendered. */
function listCircles(site: Site, paths: PagePaths, target: string): readonly Text[] {
  if (!/\.mdx?$/.test(target)) return [];
  const first = relative(site.root, target).split(sep).join('/');
  const circle = findCircle(site, first, [paths.page]);
  if (circle === undefined) return [];
  const names = circle.map((file) => `"${file}"`).join(' → ');
  const hint = 'Remove one of the imports.';
  return [{ message: `These files include each other in a circle: ${names}.`, hint }];
}

/** The files from one to itself again, if any of those that a file includes leads back. */
function findCircle(
  site: Site,
  file: string,
  above: readonly string[],
): readonly string[] | undefined {
  const start = above.indexOf(file);
  if (start !== -1) return [...above.slice(start), file];
  const path = `${site.root}/${file}`;
  if (!isFile(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  for (const part of listPartials(site.root, { file, text, markdown: site.markdown })) {
    const circle = findCircle(site, part, [...above, file]);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
