import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The plugins of the frameworks, which each bundle needs new: Vite loads this file half a dozen times in a build.
 *
 * The site's own plugins are passed by the commands, `prerender/cli/dev.ts` and `prerender/build/bundled-app.ts`.
 */
export default defineConfig(async ({ command }) => {
  // In development, `prerender/vite/development-pages.ts` renders: Vike takes a third of a second to load.
  const vike = command === 'build' ? (await import('vike/plugin')).default : undefined;
  return { plugins: [react(), vike?.()] };
});
