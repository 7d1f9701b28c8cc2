import { posix, relative, resolve, sep } from 'node:path';
import type { GuideText } from './guide-tree';
import { findGuideTree } from './guide-tree';
import { listStatements } from '../tree/page-names';

/** The Markdown files that a guide imports, relative to the project root. */
export function listPartials(root: string, guide: GuideText): readonly string[] {
  const { file, text } = guide;
  const tree = /\bimport\b/.test(text) ? findGuideTree(guide) : undefined;
  if (tree === undefined) return [];
  return listStatements(tree)
    .flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : [],
    )
    .filter((module) => /^(?:\.{0,2}\/|@site\/).*\.mdx?$/.test(module))
    .map((module) => toFile(root, file, module));
}

function toFile(root: string, file: string, module: string): string {
  const fromRoot = /^(?:@site)?\/(.*)$/.exec(module)?.[1];
  const path = fromRoot ?? posix.join(posix.dirname(file), module);
  return relative(root, resolve(root, path)).split(sep).join('/');
}
