import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Visitor, parseSync } from 'vite';
import type { ESTree } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const MAX_LINES = 300;

/** A folder with rules of its own; the longest name that fits a file is its layer. */
const layers = [
  'content',
  'prerender',
  'src/app',
  'src/catalog',
  'src/docs',
  'src/home',
  'src/mdx',
  'src/model',
  'src/reference',
  'src/search',
  'src/search/worker',
  'src/shell',
  'src/ui',
] as const;

type Layer = (typeof layers)[number];

const feature: readonly Layer[] = ['src/mdx', 'src/ui', 'src/model'];

/** What a layer may import beside itself: `design.md`, "Layers". Siblings never import each other. */
const allowed: Readonly<Record<Layer, readonly Layer[]>> = {
  'src/model': [],
  'src/ui': ['src/model'],
  'src/mdx': ['src/ui', 'src/model'],
  'src/docs': feature,
  'src/home': feature,
  'src/reference': feature,
  'src/shell': feature,
  // Only by its address, to start it.
  'src/search': [...feature, 'src/search/worker'],
  'src/search/worker': ['src/model'],
  'src/catalog': ['src/model', 'content'],
  content: ['src/model'],
  'src/app': [
    'content',
    'src/catalog',
    'src/docs',
    'src/home',
    'src/mdx',
    'src/model',
    'src/reference',
    'src/search',
    'src/shell',
    'src/ui',
  ],
  prerender: ['src/model', 'content'],
};

/** The two doors through which prerendering enters the app. */
const entries = new Set(['src/app/server.tsx', 'src/app/client.tsx']);

/** Imports that break a rule for a good reason. One that is no longer needed fails, too. */
const exceptions: readonly { readonly from: string; readonly to: string; readonly why: string }[] =
  [];

interface SourceFile {
  /** Path from the project root, with forward slashes. */
  readonly file: string;
  readonly layer: Layer | undefined;
  readonly lines: number;
  /** Files of the project that it imports, in whatever way. */
  readonly imports: readonly string[];
  /** Relative imports that lead nowhere. */
  readonly lost: readonly string[];
  /** Packages and Node's own modules that it imports. */
  readonly packages: readonly string[];
  readonly isBarrel: boolean;
  readonly usesGlob: boolean;
}

let files: readonly SourceFile[] = [];

beforeAll(async () => {
  const names = await Promise.all(['src', 'prerender', 'content'].map(listNames));
  files = await Promise.all(names.flat().map(loadSourceFile));
});

describe('layers', () => {
  it('hold every file, so that none is without rules', () => {
    const outside = files.filter(({ layer }) => layer === undefined).map(({ file }) => file);
    expect(outside.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  it('import only what is below them', () => {
    expect(listForbidden().filter((edge) => !isException(edge))).toEqual([]);
  });

  it('have no exceptions that are no longer needed', () => {
    const forbidden = new Set(listForbidden());
    const stale = exceptions.filter(({ from, to }) => !forbidden.has(`${from} → ${to}`));
    expect(stale).toEqual([]);
  });

  it('keep the model free of packages, and Node out of the browser', () => {
    const model = files.filter(({ layer }) => layer === 'src/model');
    expect(
      model.flatMap(({ file, packages }) => packages.map((name) => `${file} → ${name}`)),
    ).toEqual([]);
    const browser = files.filter(({ file }) => file.startsWith('src/'));
    expect(
      browser.filter(({ packages }) => packages.some((name) => name.startsWith('node:'))),
    ).toEqual([]);
  });
});

describe('imports', () => {
  it('lead to a file: the graph is complete', () => {
    expect(files.flatMap(({ file, lost }) => lost.map((name) => `${file} → ${name}`))).toEqual([]);
  });

  it('never go in a circle, not even for types', () => {
    expect(findCycles().map((cycle) => cycle.join(' ⇄ '))).toEqual([]);
  });

  it('are not hidden behind barrels: files that only pass on what others export', () => {
    expect(files.filter(({ isBarrel }) => isBarrel).map(({ file }) => file)).toEqual([]);
  });
});

describe('files', () => {
  it('are found by patterns in the catalog alone', () => {
    const users = files.filter(({ usesGlob }) => usesGlob);
    expect(users.filter(({ layer }) => layer !== 'src/catalog').map(({ file }) => file)).toEqual(
      [],
    );
    // Else the rule is true of nothing.
    expect(users.length).toBeGreaterThan(0);
  });

  it(`hold at most ${MAX_LINES} lines`, () => {
    const long = files.filter(({ lines }) => lines > MAX_LINES);
    expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
  });
});

/** All imports that the rules forbid, as `from → to`. */
function listForbidden(): readonly string[] {
  return files.flatMap(({ file, layer, imports }) =>
    imports.filter((target) => !mayImport(layer, target)).map((target) => `${file} → ${target}`),
  );
}

function mayImport(layer: Layer | undefined, target: string): boolean {
  const to = findLayer(target);
  // The page template, which prerendering fills.
  if (to === undefined) return layer === 'prerender' && target === 'index.html';
  if (layer === undefined) return false;
  if (layer === to || allowed[layer].includes(to)) return true;
  return layer === 'prerender' && entries.has(target);
}

function isException(edge: string): boolean {
  return exceptions.some(({ from, to }) => edge === `${from} → ${to}`);
}

/** Groups of files that reach each other: Tarjan's strongly connected components. */
function findCycles(): readonly (readonly string[])[] {
  const edges = new Map(files.map(({ file, imports }) => [file, imports]));
  const order = new Map<string, { index: number; low: number }>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): { index: number; low: number } {
    const entry = { index: order.size, low: order.size };
    order.set(file, entry);
    stack.push(file);
    for (const target of edges.get(file) ?? []) {
      const known = order.get(target);
      if (known === undefined) entry.low = Math.min(entry.low, visit(target).low);
      else if (stack.includes(target)) entry.low = Math.min(entry.low, known.index);
    }
    if (entry.low === entry.index) {
      const cycle = stack.splice(stack.indexOf(file));
      if (cycle.length > 1 || edges.get(file)?.includes(file) === true) cycles.push(cycle);
    }
    return entry;
  }

  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

async function listNames(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  return names
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((name) => /\.(?:[jt]sx?)$/.test(name))
    .filter((name) => !/\.test\.tsx?$|\/fixtures\//.test(name))
    .toSorted();
}

async function loadSourceFile(file: string): Promise<SourceFile> {
  const text = await readFile(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed.`, { cause: errors[0] });
  const { specifiers, usesGlob } = readModule(program);
  const own = specifiers.filter((name) => /^[./]/.test(name));
  const targets = own.map((name) => findTarget(file, name));
  return {
    file,
    layer: findLayer(file),
    lines: text.trimEnd().split('\n').length,
    imports: [...new Set(targets.filter((target) => target !== undefined))],
    lost: own.filter((_, index) => targets[index] === undefined),
    packages: specifiers.filter((name) => !/^[./]/.test(name)),
    isBarrel: isBarrel(program),
    usesGlob,
  };
}

function findLayer(file: string): Layer | undefined {
  return layers
    .filter((layer) => file.startsWith(`${layer}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Every specifier: of values and types, at once and later, and of workers that are started. */
function readModule(program: ESTree.Program): { specifiers: readonly string[]; usesGlob: boolean } {
  const specifiers: string[] = [];
  let usesGlob = false;
  const add = (source: { readonly value?: unknown } | null) => {
    if (typeof source?.value === 'string') specifiers.push(source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source.type === 'Literal' ? source : null),
    TSImportType: ({ source }) => add(source),
    NewExpression: ({ callee, arguments: [address, from] }) => {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
      const isFile = address?.type === 'Literal' && /\.\w+$/.test(String(address.value));
      if (isUrl && from !== undefined && isFile) add(address);
    },
    MemberExpression: ({ object, property }) => {
      if (object.type === 'MetaProperty' && property.type === 'Identifier')
        usesGlob ||= property.name === 'glob';
    },
  }).visit(program);
  return { specifiers, usesGlob };
}

/** Whether a file does nothing but pass on what others export. */
function isBarrel({ body }: ESTree.Program): boolean {
  const isPassedOn = (statement: ESTree.Statement | ESTree.Directive): boolean =>
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && statement.declaration === null);
  return (
    body.some(isPassedOn) &&
    body.every((statement) => isPassedOn(statement) || statement.type === 'ImportDeclaration')
  );
}

const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/** The file of the project that a relative specifier names, with the ending that it leaves out. */
function findTarget(file: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?');
  const target = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path);
  const found = endings
    .map((ending) => join(root, target + ending))
    .find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
  return found === undefined ? undefined : relative(root, found).split(sep).join('/');
}
