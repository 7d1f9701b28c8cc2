import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

/**
 * The plugins of the frameworks, which each bundle needs new: Vite loads this file half a dozen times in a build.
 *
 * The site's own plugins are passed by the commands, `prerender/cli/dev.ts` and `prerender/build/bundle-process.ts`.
 */
export default defineConfig({ plugins: [react(), vike()] });
