import { parseSync } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { findCycles, listFolders, toRoomEdges } from './cycles';
import { entries, exceptions, findRoom, rooms, vikeFiles } from './rooms';
import { loadSourceFile, loadSourceFiles, readModule } from './source-files';
import type { SourceFile } from './source-files';

const MAX_LINES = 300;

let files: readonly SourceFile[] = [];

beforeAll(async () => {
  files = await loadSourceFiles();
});

describe('rooms', () => {
  it('contain every file, so that none is without rules', () => {
    const outside = files.filter(({ room }) => room === undefined).map(({ file }) => file);
    expect(outside.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  it('import only what is below them', () => {
    const forbidden = listForbidden().filter((edge) => !exceptions.some(isSame(edge)));
    expect(forbidden.map(({ room, from, to }) => `${from} imports ${to}: ${toRule(room)}`)).toEqual(
      [],
    );
  });

  it('have no exceptions that are no longer needed', () => {
    const forbidden = listForbidden();
    expect(exceptions.filter((exception) => !forbidden.some(isSame(exception)))).toEqual([]);
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
    const cycles = listFolders(files.map(({ file }) => file)).flatMap((folder) => {
      const edges = toRoomEdges(files, folder);
      const circles = findCycles(
        new Map(Array.from(edges, ([from, to]) => [from, [...to.keys()]])),
      );
      return circles.map((circle) => listImports(edges, circle));
    });
    expect(cycles).toEqual([]);
  });

  it('reach every file of the app but what guides name, so that nothing is left lying about', () => {
    const used = new Set([...entries, ...files.flatMap(({ imports }) => imports)]);
    const apart = files
      .filter(({ file, room }) => room?.startsWith('src/') === true && !file.endsWith('.d.ts'))
      .filter(({ file, room }) => room !== 'src/mdx' && !used.has(file));
    // The catalogue that translations are compared with, and a hook that guides of Docusaurus import.
    const named = ['src/app/english.ts', 'src/catalog/docusaurus-context.ts'];
    expect(apart.map(({ file }) => file)).toEqual(named);
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
  it('are found by no pattern in the code: the plugin of guides lists those with code', () => {
    expect(files.filter(({ usesGlob }) => usesGlob).map(({ file }) => file)).toEqual([]);
    // Otherwise the rule would hold vacuously.
    const { program } = parseSync('guides.ts', "import.meta.glob('./*.mdx');");
    expect(readModule(program).usesGlob).toBe(true);
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

/** An import, from file to file. */
interface Edge {
  readonly from: string;
  readonly to: string;
}

/** All imports that the rules forbid. */
function listForbidden(): readonly (Edge & { readonly room: string | undefined })[] {
  return files.flatMap(({ file, room, imports }) =>
    imports.filter((to) => !mayImport(room, to)).map((to) => ({ room, from: file, to })),
  );
}

function toRule(room = ''): string {
  const allowed = rooms[room] ?? [];
  return `${room} may import ${allowed.length === 0 ? 'only itself' : allowed.join(', ')}`;
}

/** An import of each direction in a circle of folders: one of them has to go. */
function listImports(
  edges: ReadonlyMap<string, ReadonlyMap<string, Edge>>,
  cycle: readonly string[],
): readonly string[] {
  return cycle.flatMap((from) =>
    cycle.flatMap((to) => {
      const edge = edges.get(from)?.get(to);
      return edge === undefined ? [] : [`${from} → ${to}: ${edge.from} imports ${edge.to}`];
    }),
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

function isSame(edge: Edge): (other: Edge) => boolean {
  return ({ from, to }) => from === edge.from && to === edge.to;
}
