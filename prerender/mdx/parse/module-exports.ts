import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import type { MarkdownOptions } from '../../../src/model/site/markdown';
import { listEsm } from '../tree/mdx-tree';
import { listNames } from '../tree/page-names';
import type { GuideText } from './guide-tree';
import { findGuideTree } from './guide-tree';

/** The names that a file exports, with `default`; undefined when they are not known. */
export function findExports(
  path: string,
  markdown: MarkdownOptions | undefined,
): ReadonlySet<string> | undefined {
  if (/\.mdx?$/.test(path))
    return findPartialExports({ file: path, text: readFileSync(path, 'utf8'), markdown });
  if (/\.[cm]?[jt]sx?$/.test(path)) return findCodeExports(path, readFileSync(path, 'utf8'));
  return undefined;
}

/** The exports that the compiler adds to pages. */
const OWN = ['default', 'headings', 'contentTitle', 'page', 'toc', 'frontMatter'];

function findPartialExports(guide: GuideText): ReadonlySet<string> | undefined {
  const tree = findGuideTree(guide);
  if (tree === undefined) return undefined;
  const statements = listEsm(tree).flatMap((node) => node.data?.estree?.body ?? []);
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

function findCodeExports(path: string, text: string): ReadonlySet<string> | undefined {
  const { errors, module } = parseSync(path, text);
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const isKnown = entries.every(({ exportName: { kind } }) => kind !== 'None');
  if (errors.length > 0 || !isKnown || !module.hasModuleSyntax) return undefined;
  return new Set(
    entries.map(({ exportName }) =>
      exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''),
    ),
  );
}
