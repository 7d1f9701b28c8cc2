import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { ImportDeclaration } from 'estree-jsx';
import { parseSync } from 'vite';
import { findNearest } from '../../diagnostics/find-nearest';
import type { MdxSettings } from '../page/page';
import type { PagePaths } from '../page/paths';
import { isFile } from '../page/paths';
import { toNearestHint } from '../page/problems';
import { findGuideTree, listPartials } from '../syntax/guide-tree';
import { listNames, listStatements, toImportedName } from '../tree/page-names';
import type { ModuleProblem } from './module-paths';
import { findModuleFile } from './module-paths';

type Site = Pick<MdxSettings, 'root' | 'markdown'>;

/**
 * Reports the names that a page imports although the file does not export them, and partials that include each other
 * in a circle. The source of the import must be resolved. `onRead` takes the absolute paths of the files that it reads.
 */
export function checkImportedNames(
  statement: ImportDeclaration,
  paths: PagePaths,
  site: Site,
  onRead: (path: string) => void,
): readonly ModuleProblem[] {
  const file = findModuleFile(String(statement.source.value), paths);
  if (file === undefined) return [];
  const missing = listMissing(statement, findExports(file, site));
  return [...missing, ...listCircles(site, paths, file, onRead)];
}

function listMissing(
  statement: ImportDeclaration,
  known: ReadonlySet<string> | undefined,
): readonly ModuleProblem[] {
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

/** The names that a file exports, with `default`; undefined when they are not known. */
function findExports(file: string, site: Site): ReadonlySet<string> | undefined {
  if (/\.mdx?$/.test(file)) return findPartialExports(file, site);
  return /\.[cm]?[jt]sx?$/.test(file) ? findCodeExports(file) : undefined;
}

/** The exports that the compiler adds to pages. */
const OWN = ['default', 'headings', 'contentTitle', 'toc', 'frontMatter'];

function findPartialExports(file: string, { markdown }: Site): ReadonlySet<string> | undefined {
  const tree = findGuideTree({ file, text: readFileSync(file, 'utf8'), markdown });
  if (tree === undefined) return undefined;
  const statements = listStatements(tree);
  // The exports of another module are not known here.
  const isPlain = statements.every(
    (statement) =>
      statement.type === 'ImportDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.declaration),
  );
  if (!isPlain) return undefined;
  const exported = statements.filter(({ type }) => type === 'ExportNamedDeclaration');
  return new Set([...OWN, ...exported.flatMap(listNames)]);
}

function findCodeExports(file: string): ReadonlySet<string> | undefined {
  const { errors, module } = parseSync(file, readFileSync(file, 'utf8'));
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const isKnown = entries.every(({ exportName: { kind } }) => kind !== 'None');
  if (errors.length > 0 || !isKnown || !module.hasModuleSyntax) return undefined;
  return new Set(
    entries.map(({ exportName }) =>
      exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''),
    ),
  );
}

/** Partials that include each other can never be rendered. */
function listCircles(
  site: Site,
  paths: PagePaths,
  target: string,
  onRead: (path: string) => void,
): readonly ModuleProblem[] {
  if (!/\.mdx?$/.test(target)) return [];
  const first = relative(site.root, target).split(sep).join('/');
  const circle = findCircle(site, paths.page, onRead, [first]);
  if (circle === undefined) return [];
  const names = [paths.page, ...circle].map((file) => `"${file}"`).join(' → ');
  const hint = 'Remove one of the imports.';
  return [{ message: `These files include each other in a circle: ${names}.`, hint }];
}

/**
 * A way that leads from a file of it back to a page whose name is the first of all on it: all files of a circle are
 * checked, and so one of them reports it.
 */
function findCircle(
  site: Site,
  page: string,
  onRead: (path: string) => void,
  way: readonly string[],
): readonly string[] | undefined {
  const file = way.at(-1) ?? page;
  if (file === page) return way;
  const path = `${site.root}/${file}`;
  if (file < page || way.indexOf(file) < way.length - 1 || !isFile(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  onRead(path);
  for (const part of listPartials(site.root, { file, text, markdown: site.markdown })) {
    const circle = findCircle(site, page, onRead, [...way, part]);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
