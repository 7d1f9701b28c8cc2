import type {
  ExportAllDeclaration,
  ExportNamedDeclaration,
  Identifier,
  ImportDeclaration,
  ImportSpecifier,
  Literal,
  ModuleDeclaration,
  Statement,
} from 'estree-jsx';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { START } from '../../sources/position';
import type { MdxSettings } from '../page/page';
import { addDependency } from '../page/page';
import type { PagePaths } from '../page/paths';
import { createPagePaths } from '../page/paths';
import { report } from '../page/problems';
import { listEsm } from '../tree/mdx-tree';
import { listNames, toImportedName } from '../tree/page-names';
import { checkImportedNames } from './imported-names';
import type { ModuleProblem } from './module-paths';
import { checkModule, docusaurusImports, toDocusaurusModule, toModulePath } from './module-paths';

/**
 * Resolves the imports of a page, including those written for Docusaurus, and reports those that
 * cannot be resolved. An import that a page and its examples repeat is kept once.
 */
export function remarkImports(settings: MdxSettings) {
  return (tree: Root, file: VFile): void => {
    const paths = createPagePaths(settings.root, file.path);
    const defined = new Map<string, string>();
    for (const node of listEsm(tree)) {
      const program = node.data?.estree;
      if (!program) continue;
      const [first] = program.body;
      program.body = program.body.filter((statement) =>
        readStatement(statement, {
          settings,
          file,
          paths,
          defined,
          report: ({ message, hint }) =>
            report(file, toPoint(statement, first, node), 'error', message, hint),
        }),
      );
    }
  };
}

type AnyStatement = Statement | ModuleDeclaration;

interface Context {
  readonly settings: MdxSettings;
  readonly file: VFile;
  readonly paths: PagePaths;
  /** The meaning of each name that is defined so far. */
  readonly defined: Map<string, string>;
  /** Reports a problem of the statement. */
  readonly report: (problem: ModuleProblem) => void;
}

/** Returns true if the statement stays in the page. */
function readStatement(statement: AnyStatement, context: Context): boolean {
  if (statement.type !== 'ImportDeclaration') {
    if (hasSource(statement)) resolveSource(statement, context);
    if (isDefaultExport(statement)) context.report(defaultExport);
    listNames(statement).forEach((name) => defineName(name, name, context));
    return true;
  }
  resolveSource(statement, context);
  const hadNames = statement.specifiers.length > 0;
  statement.specifiers = statement.specifiers.filter((specifier) => {
    const meaning = `${toImportedName(specifier)} of ${String(statement.source.value)}`;
    return defineName(specifier.local.name, meaning, context);
  });
  if (hadNames && statement.specifiers.length === 0) return false;
  const { file, paths, settings } = context;
  const onRead = (path: string) => addDependency(file, path);
  checkImportedNames(statement, paths, settings, onRead).forEach(context.report);
  return true;
}

/** True for `export default …`, and for `default` as a name in `export { … }` or `export * as …`. */
function isDefaultExport(statement: AnyStatement): boolean {
  const { type } = statement;
  if (type !== 'ExportNamedDeclaration' && type !== 'ExportAllDeclaration')
    return type === 'ExportDefaultDeclaration';
  const exported = 'specifiers' in statement ? statement.specifiers : [statement];
  return exported.some((each) => each.exported !== null && toName(each.exported) === 'default');
}

function toName(name: Identifier | Literal): unknown {
  return name.type === 'Identifier' ? name.name : name.value;
}

const defaultExport: ModuleProblem = {
  message: 'A default export takes the place of the text of the page.',
  hint: 'Export it by its name, as in "export function Box() { … }", and write <Box /> where it belongs.',
};

/** The exports that the compiler adds to every page. */
const ownNames: ReadonlySet<string> = new Set(['headings', 'contentTitle']);

/** Returns true for a new name; repeating it with the same meaning is allowed. */
function defineName(name: string, meaning: string, { defined, report }: Context): boolean {
  if (ownNames.has(name)) {
    const message = `"${name}" is already defined on every page.`;
    report({ message, hint: 'Choose another name.' });
    return true;
  }
  const before = defined.get(name);
  defined.set(name, before ?? meaning);
  if (before !== undefined && (before !== meaning || before === name)) {
    const hint = 'Give one of them another name; the examples of a page share its names.';
    report({ message: `"${name}" is defined twice on this page.`, hint });
  }
  return before === undefined;
}

/** A statement that loads a module: `import …`, `export … from`. */
type Loading =
  ImportDeclaration | ExportAllDeclaration | (ExportNamedDeclaration & { source: Literal });

function hasSource(statement: AnyStatement): statement is Loading {
  return 'source' in statement && Boolean(statement.source);
}

function resolveSource(statement: Loading, context: Context): void {
  const source = toDocusaurusModule(String(statement.source.value));
  const replacement = docusaurusImports.get(source);
  if (replacement === undefined) {
    const module = toModulePath(source, context.paths);
    setSource(statement, module);
    const problem = checkModule(module, context);
    if (problem) context.report(problem);
  } else if (statement.type === 'ImportDeclaration') {
    // The build finds exports of other modules by their names.
    setSource(statement, replacement.module);
    const [specifier, ...others] = statement.specifiers;
    if (specifier?.type !== 'ImportDefaultSpecifier') return;
    const imported = { type: 'Identifier', name: replacement.name };
    statement.specifiers = [
      { type: 'ImportSpecifier', imported, local: specifier.local } as ImportSpecifier,
      ...others,
    ];
  }
}

function setSource(statement: Loading, value: string): void {
  statement.source = { type: 'Literal', value } as Literal;
}

/** In an example, statements have their position in the example; their node has it in the page. */
function toPoint(
  statement: AnyStatement,
  first: AnyStatement | undefined,
  { position }: MdxjsEsm,
): Point {
  const start = position?.start ?? START;
  const lines = (statement.loc?.start.line ?? 0) - (first?.loc?.start.line ?? 0);
  return { line: start.line + lines, column: lines === 0 ? start.column : 1 };
}
