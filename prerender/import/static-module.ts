import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { toPosition } from '../sources/position';
import { evaluate } from './static-expression';
import type { Node, Scope } from './static-expression';
import type { StaticValue } from './static-value';
import { Unread } from './static-value';

/** Reads modules below a folder without running them. */
export interface StaticModules {
  /** An export of a module: `default`, or a named one; of JSON and CommonJS, the whole value. */
  readonly load: (path: string, name: string) => StaticValue;
}

const MAX_BYTES = 2_000_000;

/** Creates a reader of modules; nothing outside `boundary` is read. */
export function createStaticModules(
  site: string,
  isInside: (path: string) => boolean,
): StaticModules {
  const open = new Map<string, Scope | undefined>();
  const load = (path: string, name: string): StaticValue => {
    const file = relative(site, path).split(sep).join('/');
    const refuse = (what: string) => new Unread(file, { line: 1, column: 1 }, what);
    if (!existsSync(path)) return refuse('a file that is not there');
    if (!isInside(path)) return refuse('a file outside the site');
    if (!statSync(path).isFile() || statSync(path).size > MAX_BYTES)
      return refuse('too large a file');
    const text = readFileSync(path, 'utf8');
    if (path.endsWith('.json')) return loadJson(text, refuse);
    if (!/\.[cm]?[jt]s$/.test(path)) return refuse('a file of another kind');
    if (open.has(path)) return refuse('a module that imports itself');
    open.set(path, undefined);
    try {
      return readExport(text, name, { path, file, load });
    } catch (error) {
      if (error instanceof RangeError) return refuse('too deep to be read');
      throw error;
    } finally {
      open.delete(path);
    }
  };
  return { load };
}

function loadJson(text: string, refuse: (what: string) => Unread): StaticValue {
  try {
    return JSON.parse(text) as StaticValue;
  } catch {
    return refuse('invalid JSON');
  }
}

interface ModuleFile {
  readonly path: string;
  readonly file: string;
  readonly load: Scope['load'];
}

function readExport(text: string, name: string, { path, file, load }: ModuleFile): StaticValue {
  const { program, errors } = parseSync(path.replace(/\.[cm]?js$/, '.tsx'), text);
  const [error] = errors;
  if (error !== undefined)
    return new Unread(file, toPosition(text, error.labels[0]?.start ?? 0), 'invalid JavaScript');
  const toUnread = (node: Node, what?: string) =>
    new Unread(
      file,
      toPosition(text, node.start),
      what ?? `"${toShort(text.slice(node.start, node.end))}"`,
    );
  const body = program.body as unknown as readonly Node[];
  const scope = createScope(body, undefined, { path, folder: dirname(path), file, load, toUnread });
  const exported = findExport(body, name);
  return exported === undefined
    ? new Unread(file, { line: 1, column: 1 }, `no export "${name}"`)
    : evaluate(exported, scope);
}

function toShort(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

function createScope(
  body: readonly Node[],
  outer: Scope | undefined,
  facts: Omit<Scope, 'find' | 'enter'>,
): Scope {
  const names = new Map(body.flatMap(listDeclarations));
  const known = new Map<string, StaticValue>();
  const scope: Scope = {
    ...facts,
    find: (name) => {
      const declared = names.get(name);
      if (declared === undefined)
        return outer === undefined
          ? new Unread(facts.file, { line: 1, column: 1 }, `the name "${name}"`)
          : outer.find(name);
      if (!known.has(name)) {
        known.set(name, facts.toUnread(declared, `"${name}", which refers to itself`));
        known.set(name, evaluate(declared, scope));
      }
      return known.get(name);
    },
    enter: (inner) => createScope(inner, scope, facts),
  };
  return scope;
}

/** The names that a statement declares, each with the node of its value. */
function listDeclarations(statement: Node): readonly (readonly [string, Node])[] {
  const inner = /^Export(?:Named|Default)/.test(statement.type) ? statement['declaration'] : null;
  const node = (inner ?? statement) as Node;
  if (node.type === 'VariableDeclaration')
    return (node['declarations'] as Node[]).flatMap((each) => {
      const { id, init } = each as unknown as { id: Node; init: Node | null };
      return id.type === 'Identifier' && init ? [[String(id['name']), init] as const] : [];
    });
  if (node.type === 'FunctionDeclaration' && node['id'])
    return [[String((node['id'] as Node)['name']), node] as const];
  if (node.type !== 'ImportDeclaration') return [];
  return (node['specifiers'] as Node[]).map((each) => {
    const { local, imported } = each as unknown as { local: Node; imported?: Node };
    const name =
      each.type === 'ImportSpecifier' ? (imported?.['name'] ?? imported?.['value']) : 'default';
    const loaded = {
      ...node,
      type: 'Imported',
      name: each.type === 'ImportNamespaceSpecifier' ? '*' : name,
    };
    return [String(local['name']), loaded] as const;
  });
}

/** The node of an export's value, of either module system. */
function findExport(body: readonly Node[], name: string): Node | undefined {
  const wanted = name === '*' ? 'default' : name;
  for (const statement of body.toReversed()) {
    if (statement.type === 'ExportDefaultDeclaration' && wanted === 'default')
      return statement['declaration'] as Node;
    if (statement.type === 'TSExportAssignment') return statement['expression'] as Node;
    if (statement.type === 'ExportNamedDeclaration') {
      const found = listDeclarations(statement).find(([each]) => each === wanted);
      if (found !== undefined) return found[1];
    }
    const assigned = findAssigned(statement);
    if (assigned !== undefined) return assigned;
  }
  return undefined;
}

/** The value in `module.exports = value`. */
function findAssigned(statement: Node): Node | undefined {
  const expression = statement['expression'] as Node | undefined;
  if (expression?.type !== 'AssignmentExpression') return undefined;
  const { left, right } = expression as unknown as { left: Node; right: Node };
  const { object, property } = left as unknown as { object?: Node; property?: Node };
  return object?.['name'] === 'module' && property?.['name'] === 'exports' ? right : undefined;
}
