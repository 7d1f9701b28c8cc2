import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { normalizePath } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { developmentWorker } from './development-worker';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

interface Hooks {
  readonly configureServer: (server: ViteDevServer) => void;
  readonly hotUpdate: (this: unknown, update: unknown) => Promise<void>;
}

const address = '/docs/src/search/worker/search.worker.ts?worker_file&type=module';

let root = '';
const toPath = (file: string) => join(root, 'src/search/worker', file);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'development-worker-'));
  await mkdir(toPath('.'), { recursive: true });
  await writeFile(
    toPath('search.worker.ts'),
    `import { answer } from './engine';\npostMessage(answer);`,
  );
  await writeFile(toPath('engine.ts'), `export const answer: string = 'first';`);
});

afterEach(() => rm(root, { recursive: true }));

/** The plugin of a server below `/docs/`: what it answers, and what it sends to open pages. */
function open() {
  const hooks = developmentWorker() as unknown as Hooks;
  const sent: unknown[] = [];
  let answerScript: Middleware | undefined;
  const server = {
    config: { root, base: '/docs/' },
    middlewares: { use: (middleware: Middleware) => (answerScript = middleware) },
    environments: { client: { hot: { send: (message: unknown) => sent.push(message) } } },
  };
  hooks.configureServer(server as unknown as ViteDevServer);
  const ask = (url: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      const response = { setHeader: () => undefined, end: resolve };
      answerScript?.(
        { url } as IncomingMessage,
        response as unknown as ServerResponse,
        (error?: unknown) => {
          if (error instanceof Error) reject(error);
          else resolve(undefined);
        },
      );
    });
  const save = async (file: string, text: string, name = 'client') => {
    await writeFile(toPath(file), text);
    const update = { file: normalizePath(toPath(file)), server };
    await hooks.hotUpdate.call({ environment: { name } }, update);
  };
  return { ask, save, sent };
}

describe('the search worker in development', () => {
  it('is one script, without types and imports', async () => {
    const script = await open().ask(address);
    expect(script).toContain('first');
    expect(script).not.toMatch(/\bimport\b|: string/);
  });

  it('is one script with what it imports only when it needs it', async () => {
    await writeFile(toPath('search.worker.ts'), `void import('./engine').then(postMessage);`);
    expect(await open().ask(address)).toContain('first');
  });

  it('leaves every other request to Vite', async () => {
    const { ask } = open();
    expect(await ask('/docs/src/search/worker/search.worker.ts?worker&url')).toBeUndefined();
    expect(await ask('/docs/src/search/worker/engine.ts?worker_file&type=module')).toBeUndefined();
    expect(await ask('/src/search/worker/search.worker.ts?worker_file')).toBeUndefined();
    expect(await ask('//?worker_file')).toBeUndefined();
  });

  it('is made again when a part of it is saved, and open pages load again', async () => {
    const { ask, save, sent } = open();
    await save('engine.ts', `export const answer: string = 'before anybody asked';`);
    expect(sent).toEqual([]);
    expect(await ask(address)).toContain('before anybody asked');
    await save('engine.ts', `export const answer: string = 'second';`, 'ssr');
    await save('other.ts', 'export {};');
    expect(sent).toEqual([]);
    await save('engine.ts', `export const answer: string = 'third';`);
    expect(sent).toEqual([{ type: 'full-reload' }]);
    expect(await ask(address)).toContain('third');
  });

  it('says what is wrong with its code, until it is mended', async () => {
    const { ask, save } = open();
    await save('engine.ts', 'export const answer = ;');
    await expect(ask(address)).rejects.toThrow('engine.ts');
    await save('engine.ts', `export const answer = 'mended';`);
    expect(await ask(address)).toContain('mended');
  });
});
