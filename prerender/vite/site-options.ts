import { relative } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import type { Settings } from '../settings/settings';
import { browserTargets } from './browsers';

/** Vite's options for the site. Each bundle gets its own objects, because Vike mutates them. */
export function siteOptions(root: string, settings: Settings): Plugin {
  return {
    name: 'easier:options',
    config: (_, { command }) => toOptions(root, settings, command),
    // Vike adds a chunk for each CSS module, which with one style sheet holds only class names.
    outputOptions: (options) => ({ ...options, codeSplitting: { groups: toChunkGroups() } }),
  };
}

function toOptions(
  root: string,
  { locale, base, siteUrl }: Settings,
  command: 'build' | 'serve',
): UserConfig {
  return {
    base,
    // A link is a guide, a spec or a package by its own path, and not by that of its target.
    resolve: { preserveSymlinks: true },
    define: {
      'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
      'import.meta.env.VITE_LOCALE': JSON.stringify(locale.code),
    },
    css: {
      // Variables for `light-dark()` would be added to each theme, and no style uses them.
      lightningcss: { exclude: LIGHT_DARK },
      ...(command === 'build'
        ? // Short, as pages repeat them; hashes of file and class, so that both bundles have the same.
          { modules: { generateScopedName: '[hash:base64:5]' } }
        : // Without PostCSS, a writer's first page is there a fifth of a second sooner.
          { transformer: 'lightningcss' as const }),
    },
    // One style sheet: it is small, and pages loaded later never appear unstyled.
    build: {
      cssCodeSplit: false,
      // A font in a style sheet would be loaded by all who load the sheet.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      target: browserTargets,
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
    // The server evaluates one import after another, which would wait for each to be transformed.
    environments: { ssr: { dev: { preTransformRequests: true } } },
    server: {
      // Only this machine: drafts are private.
      host: 'localhost',
      ...(command === 'serve' && { fs: { allow: [root] } }),
      // An editor empties a file before it writes it: both as two changes would restart the server twice.
      watch: {
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
        ignored: (path) => isUnwatched(relative(root, path)),
      },
    },
    worker: { format: 'es' },
  };
}

/** True for a path that is no source of a page, such as the files of a build: watching thousands delays the start. */
function isUnwatched(path: string): boolean {
  return unwatched.has(path) || /^(?:prerender|src)\/.*(?:\.test\.tsx?|\bfixtures)$/.test(path);
}

const unwatched: ReadonlySet<string> = new Set([
  '.cache',
  'dist',
  'docs',
  'hosting',
  'tests',
  'tools',
]);

/** `Features.LightDark` of Lightning CSS. */
const LIGHT_DARK = 1 << 20;

/** All packages that the browser may load, including those loaded on a click, and that of the search worker. */
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
 * Without these, every module that two pages share would be a separate file: dozens of requests.
 * Each group includes the imports of its modules, except those in an earlier group.
 */
function toChunkGroups() {
  return [
    {
      name: 'framework',
      test: /node_modules\/(?:react|react-dom|react-router|scheduler|zustand)\//,
    },
    // With the modules that guides share with the reference and its form; otherwise guides would load all of it.
    {
      name: 'shell',
      test: /src\/(?:app\/client\.tsx|ui\/(?:method-badge|text\/identifier)\.tsx|model\/(?:site\/decode-percent|once-per|api\/schema-page)\.ts)$/,
    },
    // Most guides have code.
    { name: 'article', test: /src\/(?:guides\/guide-page|mdx\/code-block)\.tsx$/ },
    // Shared by tabs in guides and samples; otherwise a guide with tabs would load all of the reference.
    {
      name: 'roving-focus',
      test: /src\/ui\/(?:context-error|roving-focus|use-found-in-page)\.ts$/,
    },
    {
      name: 'reference',
      test: /src\/api\/pages\/operation-page\.tsx$/,
    },
    // Rewrites samples: loaded when a reader first tries values, with a chunk for the language that is shown.
    {
      name: 'try-it-samples',
      test: /src\/model\/(?:request\/(?:filled-template|wire-request)|samples\/syntax\/(?:json|literal|sample|target))\.ts$/,
    },
    { name: 'try-it-form', test: /src\/api\/try-it\/try-it-form\.tsx$/ },
    {
      name: 'navigation',
      test: /src\/app\/(?:layout\/page-layout|hydration\/follow-up)\.tsx?$/,
    },
    // Pages that list guides; those of tags share class names with those of categories.
    { name: 'category-page', test: /src\/guides\/category-page\.tsx$/ },
    { name: 'tags', test: /src\/guides\/tags?-page\.tsx$/ },
  ].map((group, index) => ({ ...group, priority: 10 - index }));
}
