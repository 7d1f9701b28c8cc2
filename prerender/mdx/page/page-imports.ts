import type { ImportDeclaration } from 'estree-jsx';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { mdxComponents } from '../../../src/model/guides/mdx-components';
import { toImport } from '../tree/estree-nodes';
import { listDefinedNames } from '../tree/list-defined-names';

declare module 'vfile' {
  interface DataMap {
    /** Absolute paths of the files that the page was made from besides its own. */
    dependencies: readonly string[];
    imports: PageImports;
  }
}

/** What the compiler imports for a page. */
export interface PageImports {
  /** Imports `name` of a module (`default`, or `*` for all of it), and returns the name that it has in the page: `wanted`, if that is free. */
  readonly add: (module: string, name: string, wanted: string) => string;
  /** Imports a component that needs no import by the writer. */
  readonly addComponent: (name: string) => string;
  readonly toStatements: () => readonly ImportDeclaration[];
}

/** The imports that are added to a page; one set for all plugins that work on it. */
export function getImports(tree: Root, file: VFile): PageImports {
  file.data.imports ??= createPageImports(listDefinedNames(tree));
  return file.data.imports;
}

/** Notes that the page has to be made again when a file changes. */
export function addDependency(file: VFile, path: string): void {
  const known = file.data.dependencies ?? [];
  if (!known.includes(path)) file.data.dependencies = [...known, path];
}

interface Entry {
  readonly module: string;
  readonly name: string;
  readonly local: string;
}

function createPageImports(defined: readonly string[]): PageImports {
  const entries: Entry[] = [];
  const taken = new Set(defined);
  const add = (module: string, name: string, wanted: string) => {
    const known = entries.find((entry) => entry.module === module && entry.name === name);
    if (known !== undefined) return known.local;
    const local = toFreeName(wanted, taken);
    taken.add(local);
    entries.push({ module, name, local });
    return local;
  };
  return {
    add,
    addComponent: (name) => add(getModule(name), name, name),
    toStatements: () => entries.map(({ module, name, local }) => toImport(module, name, local)),
  };
}

function getModule(name: string): string {
  const module = mdxComponents[name];
  if (module === undefined) throw new Error(`No module below src/mdx has the component ${name}.`);
  return `/src/mdx/${module}`;
}

function toFreeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let count = 1; taken.has(name); count++) name = `${wanted}_${count}`;
  return name;
}
