import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { build, normalizePath } from 'vite';
import { withoutBase } from '../../src/model/site/paths';
import { toRequestPath } from './request-path';

/** The script of the search worker. */
const WORKER = 'src/search/worker/search.worker.ts';

/** A script in one piece. */
interface Bundle {
  readonly code: string;
  /** The absolute paths of what it is made of, with forward slashes. */
  readonly files: ReadonlySet<string>;
}

/**
 * Serves the search worker in development as one script, made when a browser first asks for it: a browser keeps no
 * module of a writer's server, and would ask for each of dozens again, one after the other, on every page.
 */
export function developmentWorker(): Plugin {
  let bundle: Promise<Bundle> | undefined;
  return {
    name: 'easier:development-worker',
    apply: 'serve',
    configureServer({ config: { root, base }, middlewares }) {
      middlewares.use((request, response, next) => {
        // The script itself, by the address that Vite gives it, and not the module that says where it is.
        const isScript = /[?&]worker_file\b/.test(request.url ?? '');
        if (!isScript || withoutBase(base, toRequestPath(request.url)) !== `/${WORKER}`)
          return next();
        const asked = (bundle ??= bundleScript(root, WORKER));
        return void asked.then(
          ({ code }) => {
            response.setHeader('Content-Type', 'text/javascript');
            response.setHeader('Cache-Control', 'no-cache');
            response.end(code);
          },
          (error: unknown) => {
            // The next request tries again.
            if (bundle === asked) bundle = undefined;
            next(error);
          },
        );
      });
    },
    async hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || bundle === undefined) return;
      const made = await bundle.catch(() => undefined);
      if (made?.files.has(file) !== true) return;
      bundle = undefined;
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

/** Bundles a script as a build of the site does, but readable. */
async function bundleScript(root: string, file: string): Promise<Bundle> {
  const result = await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: { input: join(root, file), output: { codeSplitting: false } },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  return { code: chunk.code, files: new Set(chunk.moduleIds.map(normalizePath)) };
}
