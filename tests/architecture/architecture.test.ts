import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Visitor, parseSync } from 'vite';
import type { ESTree } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const MAX_LINES = 300;

/**
 * The rooms of the project, and what each may import besides itself. A file belongs to the room with the
 * longest matching name. Rooms within these may import each other in one direction only: see "never in a
 * circle".
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'src/model': [],
  'src/ui': ['src/model'],
  'src/mdx': ['src/ui', 'src/model'],
  // Features never import each other: what one needs from another is passed as a prop.
  'src/guides': ['src/mdx', 'src/ui', 'src/model'],
  'src/api': ['src/mdx', 'src/ui', 'src/model'],
  'src/home': ['src/mdx', 'src/ui', 'src/model'],
  'src/shell': ['src/mdx', 'src/ui', 'src/model'],
  // The worker only by its URL, to start it.
  'src/search': ['src/mdx', 'src/ui', 'src/model', 'src/search/worker'],
  'src/search/worker': ['src/model'],
  'src/catalog': ['src/model', 'content'],
  'src/app': [
    'content',
    'src/api',
    'src/catalog',
    'src/guides',
    'src/home',
    'src/mdx',
    'src/model',
    'src/search',
    'src/shell',
    'src/ui',
  ],
  content: ['src/model'],

  // From the bottom up: each may import what is above it in this list.
  'prerender/sources': ['src/model'],
  'prerender/diagnostics': ['prerender/sources', 'src/model'],
  'prerender/settings': ['content', 'src/model'],
  'prerender/text': ['src/model'],
  'prerender/html': ['src/model'],
  'prerender/samples': ['prerender/diagnostics', 'src/model'],
  'prerender/search': ['prerender/html', 'src/model'],
  'prerender/mdx': ['prerender/diagnostics', 'prerender/sources', 'prerender/text', 'src/model'],
  'prerender/guides': [
    'content',
    'prerender/diagnostics',
    'prerender/mdx',
    'prerender/sources',
    'prerender/text',
    'src/model',
  ],
  'prerender/api': [
    'prerender/diagnostics',
    'prerender/samples',
    'prerender/sources',
    'prerender/text',
    'src/model',
  ],
  'prerender/vite': [
    'content',
    'prerender/api',
    'prerender/diagnostics',
    'prerender/guides',
    'prerender/html',
    'prerender/mdx',
    'prerender/samples',
    'prerender/search',
    'prerender/settings',
    'prerender/text',
    'src/model',
  ],
  'prerender/build': [
    'content',
    'prerender/api',
    'prerender/diagnostics',
    'prerender/guides',
    'prerender/html',
    'prerender/mdx',
    'prerender/samples',
    'prerender/search',
    'prerender/settings',
    'prerender/sources',
    'prerender/text',
    'prerender/vite',
    'src/model',
  ],
  'prerender/cli': [
    'content',
    'prerender/build',
    'prerender/diagnostics',
    'prerender/guides',
    'prerender/settings',
    'src/model',
  ],
  // The hooks that Vike calls.
  prerender: ['prerender/html'],

  // Tools for the project, which are not part of the site.
  tools: ['content', 'prerender', 'prerender/*', 'src/model'],
};

/** The two entry points of the app for prerendering. */
const entries = new Set(['src/app/server.tsx', 'src/app/client.tsx']);

/** Imports that break a rule for a good reason. An exception that is no longer needed fails, too. */
const exceptions: readonly { readonly from: string; readonly to: string; readonly why: string }[] =
  [
    {
      from: 'prerender/build/processes.ts',
      to: 'prerender/run.js',
      why: 'Only its address: a process of its own starts with it.',
    },
  ];

/** The only files that depend on Vike: they configure it, start it, or read its output. */
const vikeFiles: readonly string[] = [
  'prerender/+config.ts',
  'prerender/+onRenderHtml.ts',
  'prerender/build/bundle-process.ts',
  'prerender/build/frameworks.config.ts',
  'prerender/build/vike-output.ts',
  'prerender/cli/dev.ts',
  'vite.config.ts',
];

interface SourceFile {
  /** Path from the project root, with forward slashes. */
  readonly file: string;
  readonly room: string | undefined;
  readonly lines: number;
  /** Files of the project that it imports, in any way. */
  readonly imports: readonly string[];
  /** Relative imports that do not resolve. */
  readonly lost: readonly string[];
  /** Packages and Node's own modules that it imports. */
  readonly packages: readonly string[];
  /** Names of the functions, types and constants that it exports. */
  readonly exports: readonly string[];
  readonly isBarrel: boolean;
  readonly usesGlob: boolean;
}

let files: readonly SourceFile[] = [];

beforeAll(async () => {
  const names = await Promise.all(['src', 'prerender', 'content', 'tools'].map(listNames));
  files = await Promise.all(names.flat().map(loadSourceFile));
});

describe('rooms', () => {
  it('contain every file, so that none is without rules', () => {
    const outside = files.filter(({ room }) => room === undefined).map(({ file }) => file);
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
    const model = files.filter(({ room }) => room === 'src/model');
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
  it('resolve to a file: the graph is complete', () => {
    expect(files.flatMap(({ file, lost }) => lost.map((name) => `${file} → ${name}`))).toEqual([]);
  });

  it('never go in a circle, not even for types', () => {
    const edges = new Map(files.map(({ file, imports }) => [file, imports]));
    expect(findCycles(edges).map((cycle) => cycle.join(' ⇄ '))).toEqual([]);
  });

  it('never go in a circle among the rooms of a folder', () => {
    const cycles = listFolders().flatMap((folder) => findCycles(toRoomEdges(folder)));
    expect(cycles.map((cycle) => cycle.join(' ⇄ '))).toEqual([]);
  });

  it('of Vike are in the few files that may depend on it', async () => {
    const known = [...files, await loadSourceFile('vite.config.ts')];
    const users = known.filter(({ packages }) =>
      packages.some((name) => /^vike(?:\/|$)/.test(name)),
    );
    expect(users.map(({ file }) => file).toSorted()).toEqual(vikeFiles);
  });

  it('are not hidden behind barrels: files that only pass on what others export', () => {
    expect(files.filter(({ isBarrel }) => isBarrel).map(({ file }) => file)).toEqual([]);
  });
});

describe('files', () => {
  it('are found by patterns in the catalog alone', () => {
    const users = files.filter(({ usesGlob }) => usesGlob);
    expect(users.filter(({ room }) => room !== 'src/catalog').map(({ file }) => file)).toEqual([]);
    // Otherwise the rule would hold vacuously.
    expect(users.length).toBeGreaterThan(0);
  });

  it('with texts of the interface are all in the catalogue that translations follow', () => {
    const owners = files.filter(({ file }) => /^src\/.*\/texts\.ts$/.test(file));
    const catalogue = files.find(({ file }) => file === 'src/app/english.ts');
    expect(owners.filter(({ file }) => !catalogue?.imports.includes(file))).toEqual([]);
    // Otherwise the rule would hold vacuously.
    expect(owners.length).toBeGreaterThan(5);
  });

  it(`hold at most ${MAX_LINES} lines`, () => {
    const long = files.filter(({ lines }) => lines > MAX_LINES);
    expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
  });
});

describe('names', () => {
  it('use no word that the vocabulary replaces', async () => {
    const replaced = await loadReplacedWords();
    // Otherwise the rule would hold vacuously.
    expect(replaced.length).toBeGreaterThan(5);
    const pattern = new RegExp(`(?<![a-z])(?:${replaced.join('|')})(?:s|ed)?(?![a-z])`, 'i');
    const isOld = (name: string) => pattern.test(name.replaceAll(/(?=[A-Z])/g, '-'));
    const names = files.flatMap(({ file, exports }) => [
      ...(isOld(file) ? [file] : []),
      ...exports.filter(isOld).map((name) => `${file}: ${name}`),
    ]);
    expect(names).toEqual([]);
  });
});

describe('comments and titles of tests', () => {
  it('cite nothing by an id: they state the fact instead', async () => {
    // `S2.74`, `SE.5`, `fault 41`, `§3`, `design.md`: ids and documents that are not in the repository.
    const citation =
      /\bS[\dA-H]\.\d|\b[Ff]aults? \d|§\s?\d|\b(?:design|behaviour|faults|samples|peers)\.md\b/;
    const names = (await Promise.all(['src', 'prerender', 'tools', 'tests'].map(listTexts))).flat();
    const cited: string[] = [];
    for (const name of names) {
      if (name.startsWith('tests/architecture/') || name.startsWith('tests/fixtures/')) continue;
      const lines = (await readFile(join(root, name), 'utf8')).split('\n');
      const index = lines.findIndex((line) => citation.test(line));
      if (index >= 0) cited.push(`${name}:${index + 1}: ${lines[index]?.trim()}`);
    }
    expect(cited).toEqual([]);
  });
});

describe('pages for those who change the code', () => {
  it('name only files and folders that exist', async () => {
    const decisions = 'content/docs/contributing/decisions';
    const pages = [
      'README.md',
      'CONTRIBUTING.md',
      'content/docs/contributing/vocabulary.mdx',
      ...(await readdir(join(root, decisions))).map((name) => `${decisions}/${name}`),
    ];
    const lost: string[] = [];
    for (const page of pages) {
      const text = await readFile(join(root, page), 'utf8');
      for (const [, path = ''] of text.matchAll(/`((?:src|prerender|tests|tools)\/[\w./+-]+)`/g))
        if (!existsSync(join(root, path))) lost.push(`${page}: ${path}`);
    }
    expect(lost).toEqual([]);
  });
});

/** All imports that the rules forbid, as `from → to`. */
function listForbidden(): readonly string[] {
  return files.flatMap(({ file, room, imports }) =>
    imports.filter((target) => !mayImport(room, target)).map((target) => `${file} → ${target}`),
  );
}

function mayImport(room: string | undefined, target: string): boolean {
  const to = findRoom(target);
  // The page template, which prerendering fills.
  if (to === undefined) return room === 'prerender/html' && target === 'index.html';
  if (room === undefined) return false;
  const allowed = rooms[room] ?? [];
  if (room === to || allowed.includes(to)) return true;
  if (allowed.includes('prerender/*') && to.startsWith('prerender/')) return true;
  return room.startsWith('prerender') && entries.has(target);
}

function isException(edge: string): boolean {
  return exceptions.some(({ from, to }) => edge === `${from} → ${to}`);
}

/** Nodes that reach each other: Tarjan's strongly connected components. */
function findCycles(edges: ReadonlyMap<string, Iterable<string>>): readonly (readonly string[])[] {
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
      if (cycle.length > 1 || [...(edges.get(file) ?? [])].includes(file)) cycles.push(cycle);
    }
    return entry;
  }

  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/** All folders that contain folders. */
function listFolders(): readonly string[] {
  const paths = files.flatMap(({ file }) => {
    const parts = file.split('/').slice(0, -2);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  return [...new Set(paths)];
}

/** The imports between the subfolders of a folder; the files directly in it count as one more. */
function toRoomEdges(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const edges = new Map<string, Set<string>>();
  const toRoom = (file: string) => {
    const [name = '', ...rest] = file.slice(folder.length + 1).split('/');
    return rest.length === 0 ? `${folder}/*` : `${folder}/${name}`;
  };
  for (const { file, imports } of files) {
    if (!file.startsWith(`${folder}/`)) continue;
    for (const target of imports) {
      if (!target.startsWith(`${folder}/`) || toRoom(file) === toRoom(target)) continue;
      edges.set(toRoom(file), (edges.get(toRoom(file)) ?? new Set()).add(toRoom(target)));
    }
  }
  return edges;
}

async function listNames(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  return names
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((name) => /\.(?:[jt]sx?)$/.test(name))
    .filter((name) => !/\.test\.tsx?$|\/fixtures\//.test(name))
    .toSorted();
}

/** All hand-written files of a folder, including tests and styles. */
async function listTexts(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  return names
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((name) => /\.(?:[jt]sx?|css)$/.test(name));
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
    room: findRoom(file),
    lines: text.trimEnd().split('\n').length,
    imports: [...new Set(targets.filter((target) => target !== undefined))],
    lost: own.filter((_, index) => targets[index] === undefined),
    packages: specifiers.filter((name) => !/^[./]/.test(name)),
    exports: listExports(program),
    isBarrel: isBarrel(program),
    usesGlob,
  };
}

function findRoom(file: string): string | undefined {
  return Object.keys(rooms)
    .filter((room) => file.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Every specifier: of values and types, static and dynamic, and of workers. */
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

/** The replaced words, from the last column of the tables. */
async function loadReplacedWords(): Promise<readonly string[]> {
  const page = await readFile(join(root, 'content/docs/contributing/vocabulary.mdx'), 'utf8');
  return [...page.matchAll(/^\|[^|\n]*\|[^|\n]*\|([^|\n]*)\|$/gm)]
    .flatMap(([, words = '']) => words.split(','))
    .map((word) => word.trim())
    .filter((word) => /^[a-z]+$/.test(word));
}

function listExports({ body }: ESTree.Program): readonly string[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
    const { declaration } = statement;
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : []));
    return 'id' in declaration && declaration.id !== null && 'name' in declaration.id
      ? [declaration.id.name]
      : [];
  });
}

/** Whether a file only re-exports. */
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

/** Resolves a relative specifier to a file of the project, with its extension. */
function findTarget(file: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?');
  const target = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path);
  const found = endings
    .map((ending) => join(root, target + ending))
    .find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
  return found === undefined ? undefined : relative(root, found).split(sep).join('/');
}
