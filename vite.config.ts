import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { site } from './content/site';
import { openGuideStore } from './prerender/docs/open-guide-store';
import { createHighlight } from './prerender/highlight/highlight';
import { apis } from './prerender/plugins/apis';
import { developmentSearch } from './prerender/plugins/development-search';
import { guides } from './prerender/plugins/guides';
import { inlineTexts } from './prerender/plugins/inline-texts';
import { leanRouter } from './prerender/plugins/lean-router';
import { savedSources } from './prerender/plugins/saved-sources';
import { loadTexts } from './prerender/docs/load-translation';
import { readLocaleSettings } from './prerender/locale-settings';
import { readSettings } from './prerender/settings';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Everything that the browser may load from packages, also what only a click brings in. */
const clientDependencies = [
  'flexsearch',
  'framer-motion',
  'radix-ui',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zustand',
  'zustand/vanilla',
];

/**
 * Without these, every module that two pages share would be a file of its own: dozens of requests.
 * Each group takes what its modules import, except what an earlier one has.
 */
const chunkGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|zustand)\// },
  // With what guides share with the reference and its form, and would load all of otherwise.
  {
    name: 'shell',
    test: /src\/(?:app\/client\.tsx|ui\/method-badge\.tsx|model\/(?:decode-percent|once-per|reference\/to-schema-path)\.ts)$/,
  },
  { name: 'article', test: /src\/docs\/guide-page\.tsx$/ },
  { name: 'code', test: /src\/(?:mdx|ui)\/code-block\.tsx$/ },
  { name: 'reference', test: /src\/reference\/operation-article\.tsx$|node_modules\/@?radix-ui\// },
  // What writes samples anew: loaded when a reader first tries values.
  { name: 'live-samples', test: /src\/model\/(?:samples\/targets|request\/to-http-request)\.ts$/ },
  { name: 'live-panel', test: /src\/reference\/live\/live-panel\.tsx$/ },
  { name: 'surroundings', test: /src\/app\/page-surroundings\.tsx$/ },
].map((group, index) => ({ ...group, priority: 10 - index }));

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const { base: siteBase, siteUrl } = readSettings(process.env);
  const { locale, base } = readLocaleSettings(process.env, site.locales, siteBase);
  const texts = await loadTexts(root, locale, site.locales);
  const highlight = await createHighlight();
  const { store } = await openGuideStore(root, locale.code, command === 'serve');
  return {
    root,
    base,
    plugins: [
      ...guides(store, { highlight, root, base }),
      apis(root, store.versions, highlight, site.sampleTargets, texts['referenceLabels']),
      leanRouter(),
      inlineTexts(texts),
      developmentSearch(),
      savedSources(),
      react(),
      vike(),
    ],
    define: {
      'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
      'import.meta.env.VITE_LOCALE': JSON.stringify(locale.code),
      'import.meta.env.VITE_TRANSLATION': JSON.stringify(JSON.stringify(texts)),
    },
    // Short names: they stand in every page, in scripts and in the sheet.
    ...(command === 'build' && { css: { modules: { generateScopedName: '[hash:base64:5]' } } }),
    // One sheet: it is small, and a page that is loaded later is never seen without its styles.
    build: {
      cssCodeSplit: false,
      target: 'es2022',
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          chunkFileNames: 'assets/chunks/[name].[hash].js',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    // Found late, these would reload a writer's page in the middle of a search.
    optimizeDeps: { include: clientDependencies },
    server: {
      // Only this machine: a writer's drafts are nobody else's business.
      host: 'localhost',
      // An editor may empty a file before it fills it: what is between has no meaning.
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    },
    worker: { format: 'es' },
  };
});
