import type {
  ExportAllDeclaration,
  ExportNamedDeclaration,
  ImportDeclaration,
  ImportSpecifier,
  Literal,
  ModuleDeclaration,
  Program,
  Statement,
} from 'estree-jsx';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { mdxComponents } from '../../../src/model/guides/mdx-components';
import { findNearest } from '../../diagnostics/find-nearest';
import { START } from '../../sources/position';
import { checkImportedNames } from './imported-names';
import {
  checkModule,
  docusaurusImports,
  isDocusaurusModule,
  toDocusaurusModule,
  toModulePath,
} from './module-paths';
import { listNames, toImportedName } from '../tree/page-names';
import { listEsm } from '../tree/mdx-tree';
import type { MdxSettings } from '../page/page';
import type { PagePaths } from '../page/paths';
import { createPagePaths } from '../page/paths';
import { report, toNearestHint } from '../page/problems';

/**
 * Resolves the imports of a page, including those written for Docusaurus, and reports those that
 * cannot be resolved. An import that a page and its examples repeat is kept once.
 */
export function remarkImports(settings: MdxSettings) {
  return (tree: Root, file: VFile): void => {
    const paths = createPagePaths(settings.root, file);
    const imported = new Map<string, string>();
    for (const node of listEsm(tree)) {
      const program = node.data?.estree;
      if (program)
        program.body = program.body.filter((statement) =>
          readStatement(statement, { settings, node, program, file, paths, imported }),
        );
    }
  };
}

interface Context {
  readonly settings: MdxSettings;
  readonly node: MdxjsEsm;
  readonly program: Program;
  readonly file: VFile;
  readonly paths: PagePaths;
  /** The meaning of each name that is defined so far. */
  readonly imported: Map<string, string>;
}

/** Returns true if the statement stays in the page. */
function readStatement(statement: Statement | ModuleDeclaration, context: Context): boolean {
  if (statement.type !== 'ImportDeclaration') {
    if (hasSource(statement)) replaceSource(statement, context);
    listNames(statement).forEach((name) => defineName(name, name, statement, context));
    return true;
  }
  replaceSource(statement, context);
  const hadNames = statement.specifiers.length > 0;
  statement.specifiers = statement.specifiers.filter((specifier) => {
    const meaning = `${toImportedName(specifier)} of ${String(statement.source.value)}`;
    return defineName(specifier.local.name, meaning, statement, context);
  });
  for (const { message, hint } of checkImportedNames(statement, context.paths, context.settings))
    reportAt(statement, context, message, hint);
  return !hadNames || statement.specifiers.length > 0;
}

/** The exports that the compiler adds to every page. */
const ownNames: ReadonlySet<string> = new Set(['headings', 'contentTitle', 'page']);

/** Returns true for a new name; repeating it with the same meaning is allowed. */
function defineName(
  name: string,
  meaning: string,
  statement: Statement | ModuleDeclaration,
  context: Context,
): boolean {
  if (ownNames.has(name)) {
    const hint = 'Choose another name.';
    reportAt(statement, context, `"${name}" is already defined on every page.`, hint);
    return true;
  }
  const before = context.imported.get(name);
  context.imported.set(name, before ?? meaning);
  if (before !== undefined && (before !== meaning || before === name)) {
    const hint = 'Give one of them another name; the examples of a page share its names.';
    reportAt(statement, context, `"${name}" is defined twice on this page.`, hint);
  }
  return before === undefined;
}

/** A statement that loads a module: `import …`, `export … from`. */
type Loading = ImportDeclaration | ExportAllDeclaration | ExportNamedDeclaration;

function hasSource(
  statement: Statement | ModuleDeclaration,
): statement is ExportAllDeclaration | (ExportNamedDeclaration & { source: Literal }) {
  return (
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && Boolean(statement.source))
  );
}

function replaceSource(statement: Loading & { source: Literal }, context: Context): void {
  const source = toDocusaurusModule(String(statement.source.value));
  if (isDocusaurusModule(source)) return replaceTheme(statement, source, context);
  setSource(statement, toModulePath(source, context.paths));
  const problem = checkModule(String(statement.source.value), context);
  if (problem) reportAt(statement, context, problem.message, problem.hint);
}

function replaceTheme(statement: Loading, source: string, context: Context): void {
  const replacement = docusaurusImports.get(source);
  const module = replacement && (replacement.module ?? mdxComponents[replacement.name]);
  if (replacement === undefined || module === undefined) {
    const nearest = findNearest(source, docusaurusImports.keys());
    const hint = toNearestHint(
      nearest && `"${nearest}"`,
      `Remove it, and everything that uses it; known: ${[...docusaurusImports.keys()].join(', ')}.`,
    );
    reportAt(statement, context, `"${source}" is not part of this site.`, hint);
    return;
  }
  // The build finds exports of other modules by their names.
  if (statement.type !== 'ImportDeclaration') return;
  setSource(statement, `/src/mdx/${module}`);
  const [specifier] = statement.specifiers;
  if (specifier?.type !== 'ImportDefaultSpecifier') return;
  const imported = { type: 'Identifier', name: replacement.name };
  statement.specifiers = [
    { type: 'ImportSpecifier', imported, local: specifier.local } as ImportSpecifier,
  ];
}

function setSource(statement: Loading, value: string): void {
  statement.source = { type: 'Literal', value } as Literal;
}

function reportAt(
  statement: Statement | ModuleDeclaration,
  { node, program, file }: Context,
  message: string,
  hint: string,
): void {
  report(file, toPoint(statement, node, program), 'error', message, hint);
}

/** In an example, statements have their position in the example; their node has it in the page. */
function toPoint(
  statement: Statement | ModuleDeclaration,
  node: MdxjsEsm,
  { body: [first] }: Program,
): Point {
  const start = node.position?.start ?? START;
  const lines = (statement.loc?.start.line ?? 0) - (first?.loc?.start.line ?? 0);
  return { line: start.line + lines, column: lines === 0 ? start.column : 1 };
}
