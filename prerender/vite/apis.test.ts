import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toVersions } from '../../src/model/site/versions';
import { toPlainCode } from '../../src/model/text/code';
import { createSpecStore } from '../api/spec-store';
import { apis } from './apis';
import type { KeptApiModules } from './kept-api-modules';
import { openKeptApiModules } from './kept-api-modules';

const toText = (title: string) => `openapi: 3.1.0
info: { title: ${title}, version: '1' }
servers: [{ url: https://a.example }]
paths:
  /teams:
    get: { operationId: listTeams, responses: { '200': { description: All. } } }
components: { schemas: { Team: { type: object } } }
`;

let root = '';
const write = (text: string) => writeFile(join(root, 'specs/a.yaml'), text);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'apis-'));
  await mkdir(join(root, 'specs'));
  await write(toText('One'));
});

afterEach(() => rm(root, { recursive: true }));

type Context = (this: object, ...args: unknown[]) => Promise<{ readonly code: string }>;

/** Runs the plugin for browsers and for the server. */
function open(kept?: KeptApiModules) {
  const highlighted: string[] = [];
  const plugin = apis({
    root,
    specs: createSpecStore(root),
    versions: toVersions([]),
    loadHighlight: () =>
      Promise.resolve((code, language) => {
        highlighted.push(code);
        return toPlainCode(code, language);
      }),
    sampleTargets: [],
    translated: undefined,
    kept,
  });
  const { load, hotUpdate, configureServer } = plugin as unknown as {
    readonly configureServer: () => Promise<void>;
    readonly load: { readonly handler: Context };
    readonly hotUpdate: Context;
  };
  const createEnvironment = (name: 'client' | 'ssr') => {
    const context = {
      environment: {
        name,
        mode: 'dev',
        moduleGraph: { getModulesByFile: (file: string) => new Set([`module of ${file}`]) },
      },
      addWatchFile: () => {},
      error: ({ message }: { readonly message: string }) => {
        throw new Error(message);
      },
    };
    return {
      ask: async (question: string) =>
        (await load.handler.call(context, join(root, `specs/a.yaml?${question}`))).code,
      save: (file = 'specs/a.yaml', timestamp = (saves += 1)): Promise<unknown> =>
        hotUpdate.call(context, { file: join(root, file), modules: [], timestamp }),
    };
  };
  return {
    browsers: createEnvironment('client'),
    server: createEnvironment('ssr'),
    start: configureServer,
    countHighlighted: (code: string) => highlighted.filter((one) => one.trim() === code).length,
  };
}

/** How often a file was saved, in place of the time. */
let saves = 0;

describe('an API', () => {
  it('is not read in development for its title alone, until it is saved', async () => {
    await write(`${toText('One')}broken: [`);
    const { browsers, server, start } = open();
    await start();
    expect(await server.ask('summary')).toContain('One');
    await expect(browsers.ask('overview')).rejects.toThrow('specs/a.yaml');
  });

  it('is read in development before a page asks for it, if only all of it tells its title', async () => {
    await write(toText('1.0'));
    const { browsers, start } = open();
    await start();
    await write(toText('2.0'));
    expect(await browsers.ask('summary')).toContain('1.0');
    await browsers.save();
    await write(toText('3.0'));
    expect(await browsers.ask('summary')).toContain('2.0');
  });

  it('tells what is wrong with it when it is saved, also if only its title was read', async () => {
    const { server } = open();
    expect(await server.ask('summary')).toContain('One');
    await write(`${toText('Two')}broken: [`);
    expect(await server.save()).toEqual([`module of ${join(root, 'specs/a.yaml')}`]);
    await expect(server.ask('summary')).rejects.toThrow('specs/a.yaml');
    await write(toText('Three'));
    await server.save();
    expect(await server.ask('summary')).toContain('Three');
  });

  it('is read again in development after it is saved', async () => {
    const { browsers } = open();
    expect(await browsers.ask('overview')).toContain('One');
    await write(toText('Two'));
    await browsers.save();
    expect(await browsers.ask('overview')).toContain('Two');
  });

  it('has its texts converted again after it is saved only if they are new', async () => {
    const described = toText('One').replace(
      'listTeams,',
      'listTeams, description: "```\\nGET /teams\\n```",',
    );
    const { browsers, countHighlighted } = open();
    const save = async (text: string) => {
      await write(text);
      await browsers.save();
      return browsers.ask('operation=list-teams');
    };
    await save(described);
    const before = countHighlighted('GET /teams');
    expect(before).toBeGreaterThan(0);
    expect(await save(described.replace('GET /teams', 'GET /v2/teams'))).toContain('GET /v2/teams');
    await save(described.replace('One', 'Two'));
    expect(countHighlighted('GET /teams')).toBe(before);
    expect(countHighlighted('GET /v2/teams')).toBe(before);
  });

  it('is read once for browsers and for the server after it is saved', async () => {
    const { browsers, server } = open();
    await browsers.ask('overview');
    await write(toText('Two'));
    await browsers.save('specs/a.yaml', 1000);
    // Nobody saves it here: were it read again, the server would tell of this.
    await write(toText('Three'));
    await server.save('specs/a.yaml', 1000);
    expect(await server.ask('overview')).toContain('Two');
  });

  it('is not read for modules that the last start has kept, until it is saved', async () => {
    const start = () => open(openKeptApiModules(root, { settings: [], files: [] }));
    const first = start();
    // What is saved in the same millisecond may have been read before.
    await wait(20);
    const made = await first.browsers.ask('summary');
    await first.browsers.ask('overview');
    const { start: configure, browsers, server } = start();
    await configure();
    expect(await server.ask('summary')).toBe(made);
    await write(toText('Two'));
    expect(await browsers.save()).toEqual([`module of ${join(root, 'specs/a.yaml')}`]);
    expect(await server.ask('summary')).toContain('Two');
    expect(await browsers.ask('overview')).toContain('Two');
  });

  it('is read again, with its modules, after a file that it refers to is saved', async () => {
    await mkdir(join(root, 'specs/docs'));
    await writeFile(join(root, 'specs/docs/intro.md'), 'Before');
    const [head = '', ...rest] = toText('One').split("version: '1' }");
    await write([head, "version: '1', description: { $ref: docs/intro.md } }", ...rest].join(''));
    const { browsers } = open();
    expect(await browsers.ask('overview')).toContain('Before');
    await writeFile(join(root, 'specs/docs/intro.md'), 'After');
    expect(await browsers.save('specs/docs/other.md')).toBeUndefined();
    expect(await browsers.ask('overview')).toContain('Before');
    expect(await browsers.save('specs/docs/intro.md')).toEqual([
      `module of ${join(root, 'specs/a.yaml')}`,
    ]);
    expect(await browsers.ask('overview')).toContain('After');
  });

  it('is read again after a problem, as it may have been read while it was written', async () => {
    await write('openapi: 3.1.0\n');
    const { browsers } = open();
    await expect(browsers.ask('overview')).rejects.toThrow('specs/a.yaml');
    await write(toText('Two'));
    expect(await browsers.ask('overview')).toContain('Two');
  });

  it('has modules instead of data files', async () => {
    const { browsers } = open();
    const code = await browsers.ask('reference');
    expect(code).toContain('import("/specs/a.yaml?operation=list-teams")');
    expect(code).not.toContain('assets/pages');
  });
});
