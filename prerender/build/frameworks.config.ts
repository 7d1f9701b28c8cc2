import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

/**
 * The plugins that each bundle of a build needs new. Vite loads this file half a dozen times, so the
 * site's own plugins, which are much larger, are passed separately.
 */
export default defineConfig({ plugins: [react(), vike()] });
