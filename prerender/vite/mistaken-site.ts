import type { Plugin } from 'vite';
import type { Problem } from '../diagnostics/problem';
import { toViteError } from '../diagnostics/problem-report';
import { renderErrorDocument } from '../html/error-document';

/** Shows the mistakes in `content/site.ts` in the place of every page, until it is saved and the server starts again. */
export function mistakenSite(root: string, problems: readonly Problem[]): Plugin {
  return {
    name: 'easier:mistaken-site',
    apply: 'serve',
    config: () => ({ appType: 'custom', optimizeDeps: { noDiscovery: true } }),
    configureServer({ config: { base, logger }, middlewares }) {
      const error = toViteError(problems, root);
      logger.error(error.message);
      return () =>
        middlewares.use((_request, response) => {
          response.statusCode = 500;
          response.setHeader('Content-Type', 'text/html;charset=utf-8');
          response.setHeader('Cache-Control', 'no-store');
          response.end(renderErrorDocument(error, base, (stack) => stack));
        });
    },
  };
}
