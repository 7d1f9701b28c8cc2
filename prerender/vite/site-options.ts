import type { Plugin, UserConfig } from 'vite';
import type { Locale } from '../../src/model/site/locales';

/** What Vite tells the app about its site. */
export interface SiteFacts {
  readonly locale: Locale;
  /** With slashes at both ends. */
  readonly base: string;
  /** Origin, without a trailing slash. */
  readonly siteUrl: string;
}

/** Vite's options for the site. Each bundle gets objects of its own, because Vike writes into them. */
export function siteOptions(facts: SiteFacts): Plugin {
  return { name: 'easier:options', config: (_, { command }) => toOptions(facts, command) };
}

function toOptions({ locale, base, siteUrl }: SiteFacts, command: 'build' | 'serve'): UserConfig {
  return {
    base,
    define: {
      'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
      'import.meta.env.VITE_LOCALE': JSON.stringify(locale.code),
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
          codeSplitting: { groups: toChunkGroups() },
        },
      },
    },
    // If Vite found these late, it would reload a writer's page in the middle of a search.
    optimizeDeps: { include: clientDependencies },
    server: {
      // Only this machine: a writer's drafts are nobody else's business.
      host: 'localhost',
      // An editor may empty a file before it writes it: the empty file means nothing.
      watch: { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } },
    },
    worker: { format: 'es' },
  };
}

/** Everything that the browser may load from packages, also what only a click brings in. */
const clientDependencies = [
  'flexsearch',
  'framer-motion',
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
function toChunkGroups() {
  return [
    {
      name: 'framework',
      test: /node_modules\/(?:react|react-dom|react-router|scheduler|zustand)\//,
    },
    // With the modules that guides share with the reference and its form; else guides would load all of it.
    {
      name: 'shell',
      test: /src\/(?:app\/client\.tsx|ui\/method-badge\.tsx|model\/(?:site\/decode-percent|once-per|api\/schema-page)\.ts)$/,
    },
    { name: 'article', test: /src\/guides\/guide-page\.tsx$/ },
    { name: 'code', test: /src\/(?:mdx|ui\/code)\/code-block\.tsx$/ },
    // Tabs of guides and of samples share it; else a guide with tabs would load all of the reference.
    { name: 'roving-focus', test: /src\/ui\/roving-focus\.ts$/ },
    {
      name: 'reference',
      test: /src\/api\/pages\/operation-page\.tsx$/,
    },
    // What writes samples anew: loaded when a reader first tries values.
    {
      name: 'try-it-samples',
      test: /src\/model\/(?:samples\/targets|request\/filled-template)\.ts$/,
    },
    { name: 'try-it-form', test: /src\/api\/try-it\/try-it-form\.tsx$/ },
    { name: 'layout', test: /src\/app\/layout\/page-layout\.tsx$/ },
  ].map((group, index) => ({ ...group, priority: 10 - index }));
}
