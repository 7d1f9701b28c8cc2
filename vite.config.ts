import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

/**
 * The plugins of the frameworks for a build, which each bundle needs new: Vite loads this file half a dozen times.
 *
 * The site's own plugins are passed by `prerender/pipeline/bundled-app.ts`. Development has a configuration of its own,
 * `prerender/cli/development.config.ts`.
 */
export default defineConfig({ plugins: [react(), vike()] });
