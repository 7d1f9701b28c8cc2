import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

/**
 * What a build needs anew for each of its bundles. Vite loads it half a dozen times, so the site's own
 * plugins, which are much larger, are handed over beside it.
 */
export default defineConfig({ plugins: [react(), vike()] });
