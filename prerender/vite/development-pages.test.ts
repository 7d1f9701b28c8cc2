import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { describe, expect, it } from 'vitest';
import type { DevelopmentAssets, DevelopmentDocument } from '../html/development-page';
import { developmentPages } from './development-pages';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Hooks {
  readonly configureServer: (server: ViteDevServer) => () => void;
  readonly hotUpdate: {
    readonly handler: (this: unknown, update: unknown) => readonly Module[] | undefined;
  };
}

type Module = Pick<EnvironmentModuleNode, 'id' | 'url'> & { importedModules: Set<Module> };

function toModule(url: string, ...imports: readonly Module[]): Module {
  return { id: url, url, importedModules: new Set(imports) };
}

const hooks = developmentPages() as unknown as Hooks;

type Render = (
  path: string,
  base: string,
  find: () => DevelopmentAssets,
) => Promise<DevelopmentDocument>;

const answer = (html: string, status = 200) => Promise.resolve({ html, status });

/** A server whose pages are rendered by a function, after modules that it has loaded. */
function open(render: Render, page = toModule('/page.ts')) {
  let answerPage: Middleware | undefined;
  const server = {
    config: { base: '/docs/' },
    environments: {
      ssr: {
        moduleGraph: { urlToModuleMap: new Map([['/prerender/html/development-page.ts', page]]) },
      },
    },
    middlewares: { use: (middleware: Middleware) => (answerPage = middleware) },
    ssrLoadModule: () => Promise.resolve({ renderDevelopmentPage: render }),
    ssrRewriteStacktrace: (stack: string) => stack.replaceAll('compiled', 'written'),
  };
  hooks.configureServer(server as unknown as ViteDevServer)();
  return (url: string, method = 'GET') =>
    new Promise<string | undefined>((resolve) => {
      const headers = new Map<string, string>();
      const response = {
        statusCode: 0,
        setHeader: (name: string, value: string) => headers.set(name, value),
        end: (html: string) =>
          resolve(`${response.statusCode} ${headers.get('Content-Type')} ${html}`),
      };
      answerPage?.({ url, method } as IncomingMessage, response as unknown as ServerResponse, () =>
        resolve(undefined),
      );
    });
}

describe('a page in development', () => {
  it('is rendered at the path of its request, without the query', async () => {
    const ask = open((path, base) => answer(`${base} ${path}`));
    expect(await ask('/guides/a/?theme=dark')).toBe(
      '200 text/html;charset=utf-8 /docs/ /guides/a/',
    );
    expect(await ask('/%E6%9D%B1/')).toBe('200 text/html;charset=utf-8 /docs/ /東/');
    expect(await ask('/%E6%9D/')).toBe('200 text/html;charset=utf-8 /docs/ /%E6%9D/');
    expect(await ask('//other.example/')).toBe(
      '200 text/html;charset=utf-8 /docs/ /other.example/',
    );
  });

  it('says with its status that there is none', async () => {
    const ask = open(() => answer('Page Not Found', 404));
    expect(await ask('/nowhere')).toBe('404 text/html;charset=utf-8 Page Not Found');
  });

  it('is no answer to a form', async () => {
    const ask = open(() => answer('page'));
    expect(await ask('/', 'POST')).toBeUndefined();
    expect(await ask('/', 'HEAD')).toContain('page');
  });

  it('shows what is wrong with it, by the lines of its sources', async () => {
    const error = Object.assign(new Error('No heading.'), { stack: 'at compiled' });
    const document = await open(() => Promise.reject(error))('/');
    expect(document).toMatch(/^500 /);
    expect(document).toContain('No heading.');
    expect(document).toContain('at written');
  });

  it('loads the style sheets of what it imports, in order and each once', async () => {
    const inner = toModule('/src/inner.css');
    const [first, second] = [toModule('/src/first.css', inner), toModule('/src/second.module.css')];
    const late = toModule('/src/late.css?url');
    const shared = toModule('/src/shared.ts', second);
    const circle = toModule('/src/circle.ts', first, shared);
    shared.importedModules.add(circle);
    const page = toModule('/page.ts', circle, shared, late);
    const ask = open((_path, _base, find) => answer(find().styles.join(' ')), page);
    expect(await ask('/')).toBe(
      '200 text/html;charset=utf-8 /docs/src/first.css?direct /docs/src/second.module.css?direct',
    );
  });

  it('prepares components for updates before it starts the app', async () => {
    const ask = open((_path, _base, find) => answer(find().script));
    expect(await ask('/')).toMatch(
      /"\/docs\/@react-refresh"[^]+import\("\/docs\/@vite\/client"\);\nimport\("\/docs\/src\/app\/client\.tsx"\);$/,
    );
  });
});

/** What becomes of a saved file, and what open pages are told; browsers have the first module. */
function save(environment: 'client' | 'ssr', file: string, ...urls: readonly string[]) {
  const told: unknown[] = [];
  const [known] = urls;
  const client = {
    moduleGraph: { getModuleById: (id: string) => (id === known ? {} : undefined) },
    hot: { send: (message: unknown) => told.push(message) },
  };
  const update = {
    file: `/site/${file}`,
    modules: urls.map((url) => toModule(url)),
    server: { config: { root: '/site' }, environments: { client } },
  };
  const left = hooks.hotUpdate.handler.call({ environment: { name: environment } }, update);
  return { updated: left?.map(({ id }) => id), told };
}

describe('a saved style sheet', () => {
  it('reloads no page for its link, whose names have a module', () => {
    const { updated } = save('client', 'src/a.module.css', '/a.module.css', '/a.module.css?direct');
    expect(updated).toEqual(['/a.module.css']);
  });

  it('is updated as usual in any other case', () => {
    expect(save('client', 'src/a.module.css', '/a.module.css').updated).toBeUndefined();
    expect(save('client', 'src/a.css', '/a.css', '/a.css?direct').updated).toBeUndefined();
  });
});

describe('saved code', () => {
  it('has open pages load again when only the server has it', () => {
    const { updated, told } = save('ssr', 'src/app/server.tsx', '/client.tsx', '/server.tsx');
    expect(updated).toBeUndefined();
    expect(told).toEqual([{ type: 'full-reload' }]);
  });

  it('is left to the browsers that have it', () => {
    expect(save('ssr', 'src/ui/link.tsx', '/link.tsx').told).toEqual([]);
  });

  it('is no content, which shows without that', () => {
    expect(save('ssr', 'content/sidebars.ts', '/a.mdx', '/sidebars.ts?guides').told).toEqual([]);
  });
});
