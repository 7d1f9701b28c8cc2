import { join, relative } from 'node:path';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { DocsVersion } from '../../src/model/site/docs-version';
import type { ReferenceLabels } from '../../src/model/api/api';
import { englishLabels } from '../../src/model/api/api';
import type { Highlight } from '../text/highlighter';
import { toApiId, toApiPath } from '../api/document/api-path';
import type { KnownTexts, LoadedApi } from '../api/load-api';
import { toApiSummary } from '../api/pages/api-summary';
import { loadSpecFiles } from '../api/read/spec-files';
import { readSpecTitle } from '../api/read/spec-title';
import type { SpecStore } from '../api/spec-store';
import { ProblemError } from '../diagnostics/problem';
import { throwInVite } from '../diagnostics/problem-report';
import { checkTargets } from '../samples/target-checks';
import { QUESTION, readQuestion } from './api-question';
import { toDataModule, toHotUpdate } from './hot-updates';
import type { KeptApiModule, KeptApiModules } from './kept-api-modules';
import { createQueue } from './queue';

export interface ApiSettings {
  readonly root: string;
  readonly specs: SpecStore;
  readonly versions: readonly DocsVersion[];
  readonly loadHighlight: () => Promise<Highlight>;
  /** Targets of httpsnippet, in addition to our own. */
  readonly sampleTargets: readonly string[];
  /** Labels in the site's language, if translated. */
  readonly translated: Readonly<Record<string, string>> | undefined;
  /** Keeps the modules that every page asks for. */
  readonly kept?: KeptApiModules | undefined;
}

/** The modules that every page asks for, whatever it shows. */
const ASKED_BY_ALL = new Set(['summary', 'reference', 'home']);

/** What the module of a summary is kept by. */
const SUMMARY = 'summary=';

/**
 * Provides the modules of an OpenAPI file in development:
 *
 * - `api.yaml?summary`: its title and address
 * - `api.yaml?reference`: the table of its pages, and how to load each; only for prerendering
 * - `api.yaml?home=create-team`: what the home page shows of it, with a call of that operation
 * - `api.yaml?overview`: its overview page, and the page's head
 * - `api.yaml?errors`: all errors with the operations that return them, and the page's head
 * - `api.yaml?schemas`: the list of its schemas, and the page's head
 * - `api.yaml?operation=create-team`: one operation's page, and its head
 * - `api.yaml?values=create-team`: the template from which the form makes other requests
 * - `api.yaml?schema=Team`: one named schema's page, and its head
 * - `api.yaml?fields=fields/createTeam~body`: the page of a schema without a name, and its head
 *
 * What makes them is loaded with the first API that is read: most runs of the writer's server have kept what
 * their first page asks for.
 */
export function apis({
  root,
  specs,
  versions,
  loadHighlight,
  sampleTargets,
  translated,
  kept,
}: ApiSettings): Plugin {
  const labels: ReferenceLabels = { ...englishLabels, ...translated };
  const cache = new Map<string, Promise<LoadedApi>>();
  /** When the files of an API were read. */
  const readTimes = new Map<string, number>();
  /** The texts of each API, which is read again after each save. */
  const texts = new Map<string, KnownTexts>();
  /** The files of APIs of which only the title was read. */
  const summarised = new Set<string>();
  const queue = createQueue();
  /** The time of the last change. */
  let updated: number | undefined;

  function getTexts(path: string): KnownTexts {
    const known = texts.get(path) ?? new Map();
    texts.set(path, known);
    return known;
  }

  async function read(absolute: string): Promise<LoadedApi> {
    const file = relative(root, absolute);
    readTimes.set(absolute, Date.now());
    const source = await readFile(absolute, 'utf8');
    const loaded = await specs.load(file, source);
    if (loaded.kind === 'invalid') return loaded;
    const path = toApiPath(file, versions);
    const highlight = await loadHighlight();
    const { readApi } = await import('../api/read-api');
    const api = await readApi(root, loaded.spec, {
      source,
      path,
      highlight,
      sampleTargets,
      labels,
      texts: getTexts(path),
    });
    return { kind: 'valid', api };
  }
  const load = async (path: string) => {
    const loading = cache.get(path) ?? read(path);
    cache.set(path, loading);
    const loaded = await loading;
    // The file may have been read while it was being written.
    if (loaded.kind === 'invalid' && cache.get(path) === loading) cache.delete(path);
    return loaded;
  };

  /** A module that need not be made, as long as its API has not been read. */
  const findKept = async (path: string, question: string) =>
    cache.has(path) ? undefined : kept?.find(relative(root, path), question);
  /** The summary of an API that has not been read: a writer's first page seldom shows more of it. */
  const findSummary = async (path: string): Promise<KeptApiModule | undefined> => {
    if (readTimes.has(path)) return undefined;
    const found = await findKept(path, SUMMARY);
    if (found !== undefined) return found;
    summarised.add(path);
    const [file, since] = [relative(root, path), Date.now()];
    const title = readSpecTitle(file, await readFile(path, 'utf8'));
    if (title === undefined) return undefined;
    const summary = toApiSummary(toApiId(file), toApiPath(file, versions), title);
    const module = { code: toDataModule(summary), files: [file] };
    await kept?.save(file, SUMMARY, module, since);
    return module;
  };
  const keep = async (path: string, question: string, code: string, files: readonly string[]) => {
    const since = readTimes.get(path);
    if (since !== undefined && ASKED_BY_ALL.has(question.replace(/=.*/, '')))
      await kept?.save(relative(root, path), question, { code, files }, since);
  };

  return {
    name: 'easier:apis',
    enforce: 'pre',
    load: {
      filter: { id: QUESTION },
      async handler(id) {
        const asked = readQuestion(root, id);
        if (asked === undefined) return null;
        const wrong = await checkTargets(sampleTargets);
        if (wrong.length > 0) return throwInVite(this, wrong, root);
        const { path, question, name } = asked;
        const url = `/${relative(root, path)}`;
        const toResult = (code: string, files: readonly string[]) => {
          for (const file of files) this.addWatchFile(join(root, file));
          return { code: code + toHotUpdate(id.replace(path, url)), moduleType: 'js' as const };
        };
        const found =
          question === 'summary'
            ? await findSummary(path)
            : await findKept(path, `${question}=${name}`);
        if (found !== undefined) return toResult(found.code, found.files);
        try {
          const loaded = await load(path);
          if (loaded.kind === 'invalid') return throwInVite(this, loaded.problems, root);
          const { files } = loaded.api;
          await queue();
          const environment = this.environment.name === 'client' ? 'client' : 'server';
          const { toApiModule } = await import('./api-modules');
          const code = toApiModule(loaded.api, { url, question, name, environment });
          await keep(path, `${question}=${name}`, code, files);
          return toResult(code, files);
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          return throwInVite(this, error.problems, root);
        }
      },
    },
    async configureServer() {
      const found = await Promise.all(
        versions.map((version) => loadSpecFiles(root, version.specs)),
      );
      for (const { file } of found.flatMap(({ entries }) => entries)) {
        const path = join(root, file);
        if ((await findSummary(path)) === undefined) await load(path);
      }
      await kept?.prune();
    },
    async hotUpdate({ file, modules, timestamp }) {
      const saved = relative(root, file);
      const found = [...specs.listUsers(saved), ...(kept?.listUsers(saved) ?? [])];
      const own = summarised.has(file) ? [saved] : [];
      const users = [...new Set([...found, ...own])].map((user) => join(root, user));
      // Once for browser and server.
      for (const user of timestamp === updated ? [] : users) {
        specs.forget(relative(root, user));
        cache.delete(user);
      }
      updated = timestamp;
      // Before any page asks: Vite gives a module a minute, and a slow machine may take longer.
      for (const user of users) if (existsSync(user)) await load(user);
      // Vite knows the modules of the file itself, and not those of an API that it is a part of.
      const { moduleGraph } = this.environment;
      const all = users.flatMap((user) => [...(moduleGraph.getModulesByFile(user) ?? [])]);
      return users.length === 0 ? undefined : [...new Set([...modules, ...all])];
    },
  };
}
