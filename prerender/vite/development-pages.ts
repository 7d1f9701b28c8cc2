import { relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import type {
  DevEnvironment,
  EnvironmentModuleNode,
  HotUpdateOptions,
  Plugin,
  ViteDevServer,
} from 'vite';
import type { Page } from '../../src/model/pages/page';
import { PAGES, toPagePath } from '../../src/model/pages/page';
import { getIndex, listTwinPages } from '../../src/model/pages/twin';
import { prefersMarkdown } from '../../src/model/site/accept';
import { decodePercent } from '../../src/model/site/decode-percent';
import { withoutBase } from '../../src/model/site/paths';
import { ProblemError } from '../diagnostics/problem';
import { toViteError } from '../diagnostics/problem-report';
import type * as developmentPage from '../html/development-page';
import type { DevelopmentAssets } from '../html/development-page';
import { renderErrorDocument } from '../html/error-document';
import type { DevelopmentSite } from './development-site';
import { toRequestPath } from './request-path';
import { SITE_FACTS } from './site-facts';
import { openWatchdog } from './watchdog';

/** The script of every page. */
const CLIENT = '/src/app/client.tsx';
/** The module that renders pages. */
const PAGE = '/prerender/html/development-page.ts';

/** The folders that writers edit. */
const CONTENT = /^(?:content|specs|public)\//;

/** The files that are read only when the server starts. */
const SETTINGS = /^content\/(?:site\.ts|versions\.json|terms\.yaml|i18n\/[^/]+\/texts\.json)$/;

/** A writer's own component, script or style, which React and Vite replace in place. */
const COMPONENT = /\.(?:[cm]?[jt]sx?|css)$/;

/** The message to an open page; `src/app/client.tsx` and the search listen. */
const SAVED = 'easier:saved';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * Answers requests for pages in development, for their data and the files that these name; and tells open pages that
 * content was saved, added or removed: they ask for their data again.
 */
export function developmentPages(site: DevelopmentSite): Plugin {
  return {
    name: 'easier:development-pages',
    apply: 'serve',
    // Vite would look for HTML files, and for packages in them.
    config: () => ({ appType: 'custom', optimizeDeps: { entries: [CLIENT.slice(1)] } }),
    configureServer(server) {
      const answer = createAnswers(server, site);
      server.middlewares.use((request, response, next) => {
        const path = withoutBase(server.config.base, toRequestPath(request.originalUrl)) ?? '';
        return void answer.data(path).then((found) => send(response, found, next), next);
      });
      // After Vite's own: what is no file is a page.
      return () =>
        server.middlewares.use((request, response, next) => {
          if (request.method !== 'GET' && request.method !== 'HEAD') return next();
          const path = decodePercent(toRequestPath(request.url));
          const { accept } = request.headers;
          response.appendHeader('Vary', 'Accept');
          return void answer.page(path, accept).then((found) => send(response, found, next), next);
        });
    },
    hotUpdate: {
      order: 'post',
      handler(change) {
        const { file, modules, server } = change;
        const path = relative(server.config.root, file).split(sep).join('/');
        return isContent(path, modules)
          ? updateContent(path, change, site, this.environment)
          : updateCode(path, change, this.environment);
      },
    },
  };
}

/** True for content from which pages are made anew. */
function isContent(path: string, modules: readonly EnvironmentModuleNode[]): boolean {
  const isComponent = COMPONENT.test(path) && modules.length > 0 && !path.includes('sidebars.');
  return CONTENT.test(path) && (SETTINGS.test(path) || !isComponent);
}

/** Forgets what is made of a file, and tells open pages; no module is replaced in place. */
async function updateContent(
  path: string,
  { modules, server, timestamp }: HotUpdateOptions,
  site: DevelopmentSite,
  environment: DevEnvironment,
): Promise<EnvironmentModuleNode[]> {
  const { environments } = server;
  const { hot } = environments.client;
  const isClient = environment === environments.client;
  if (SETTINGS.test(path)) {
    // Vite restarts by itself for what its configuration imports.
    if (isClient && !path.endsWith('.ts')) await server.restart();
    return [];
  }
  invalidate(environment, modules, timestamp);
  if (!isClient) return [];
  if (await site.expire(path)) {
    for (const each of Object.values(environments)) {
      const facts = each.moduleGraph.getModuleById(SITE_FACTS);
      if (facts !== undefined) invalidate(each, [facts], timestamp);
    }
    hot.send({ type: 'full-reload' });
  } else hot.send(SAVED, { timestamp });
  return [];
}

function invalidate(
  { moduleGraph }: DevEnvironment,
  modules: readonly EnvironmentModuleNode[],
  timestamp: number,
): void {
  const seen = new Set<EnvironmentModuleNode>();
  for (const module of modules) moduleGraph.invalidateModule(module, seen, timestamp, true);
}

/** Leaves code to Vite, and reloads open pages for a module that only the server has. */
function updateCode(
  path: string,
  { modules, server }: HotUpdateOptions,
  environment: DevEnvironment,
): EnvironmentModuleNode[] | undefined {
  const { client } = server.environments;
  if (environment === client) return withoutSheets(modules);
  const isOfServer = modules.some(
    ({ id }) => id !== null && client.moduleGraph.getModuleById(id) === undefined,
  );
  if (path.startsWith('src/') && isOfServer) client.hot.send({ type: 'full-reload' });
  return undefined;
}

/** The sheet of a page has no module that would take a change of it; the module of its names does. */
function withoutSheets(
  modules: readonly EnvironmentModuleNode[],
): EnvironmentModuleNode[] | undefined {
  const others = modules.filter(({ id }) => !id?.endsWith('.module.css?direct'));
  return others.length === modules.length ? undefined : others;
}

function send(
  response: {
    statusCode: number;
    setHeader: (name: string, value: string) => void;
    end: (body: string) => void;
  },
  answer: Answer | undefined,
  next: () => void,
): void {
  if (answer === undefined) return next();
  response.statusCode = answer.status;
  response.setHeader('Content-Type', answer.type);
  response.setHeader('Cache-Control', 'no-store');
  response.end(answer.body);
}

function createAnswers(server: ViteDevServer, site: DevelopmentSite) {
  const { base, root, logger } = server.config;
  const watch = openWatchdog(root);
  /** A page asks for its data, too, and for both again after each save. */
  const reported = new Set<string>();
  const toError = (error: unknown): unknown => {
    if (!(error instanceof ProblemError)) return error;
    const shown = toViteError(error.problems, root);
    if (!reported.has(shown.message)) logger.error(shown.message);
    reported.add(shown.message);
    return shown;
  };
  const makePage = async (path: string) => (await site.openPages()).make(path);
  const findPage = async (asked: string) => {
    const paths = listTwinPages(asked);
    for (const path of paths) {
      const page = await makePage(path);
      if (page !== undefined) return { path, page };
    }
    return { path: paths.at(-1) ?? asked, page: undefined };
  };
  /** Only for Markdown: it reads all APIs. */
  const findIndex = async (path: string) =>
    getIndex(await (await site.openPages()).listIndexes(), path);
  return {
    data: async (path: string): Promise<Answer | undefined> => {
      const type = 'application/json';
      const file = site.findFile(path);
      if (file !== undefined) return { status: 200, type, body: file };
      if (!path.startsWith(`/${PAGES}/`) || !path.endsWith('.json')) return undefined;
      try {
        const page = await makePage(toPagePath(path.slice(1)));
        // No page: what a static host answers.
        return { status: page === undefined ? 404 : 200, type, body: JSON.stringify(page ?? null) };
      } catch (error) {
        return { status: 500, type, body: JSON.stringify(String(toError(error))) };
      }
    },
    page: async (asked: string, accept: string | undefined): Promise<Answer> => {
      const type = 'text/html;charset=utf-8';
      try {
        const { path, page } = await findPage(asked);
        const isMarkdown = path !== asked || prefersMarkdown(accept);
        const module = (await server.ssrLoadModule(PAGE)) as typeof developmentPage;
        const index = isMarkdown ? await findIndex(path) : undefined;
        const work = { load: site.load, index };
        const { html, twin, status } = await watch(findModule(page) ?? path, () =>
          module.renderDevelopmentPage(path, page, work, () => findAssets(server)),
        );
        reported.clear();
        const file = twin?.files.find((one) => path === asked || one.path === asked);
        if (file !== undefined)
          return { status, type: 'text/markdown;charset=utf-8', body: file.text };
        return { status: path === asked ? status : 404, type, body: html };
      } catch (error) {
        const toStack = (stack: string) => server.ssrRewriteStacktrace(stack);
        return { status: 500, type, body: renderErrorDocument(toError(error), base, toStack) };
      }
    },
  };
}

/** The file of a guide with code of its own. */
function findModule(page: Page | undefined): string | undefined {
  const view = page?.view;
  return view?.kind === 'guide' && 'module' in view.text ? view.text.module : undefined;
}

function findAssets({ config: { base }, environments }: ViteDevServer): DevelopmentAssets {
  const page = environments.ssr.moduleGraph.urlToModuleMap.get(PAGE);
  const toAddress = (url: string) => base + url.slice(1);
  const imports = ['@vite/client', CLIENT.slice(1)].map(
    (file) => `import(${JSON.stringify(base + file)});`,
  );
  return {
    styles: listStyles(page).map((url) => toAddress(`${url}?direct`)),
    // The modules of components expect what comes first to have run.
    script: [react.preambleCode.replace('__BASE__', base), ...imports].join('\n'),
  };
}

/** The URLs of the style sheets that a module and its imports load, in the order of the imports. */
function listStyles(
  module: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): readonly string[] {
  if (module === undefined || seen.has(module)) return [];
  seen.add(module);
  // A sheet has those that it imports in it.
  if (module.url.endsWith('.css')) return [module.url];
  return [...module.importedModules].flatMap((each) => listStyles(each, seen));
}
