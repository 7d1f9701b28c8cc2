import { join } from 'node:path';
import { build } from 'vike/api';
import type { ShownApi } from '../api/shown-api';
import { toBundleProblems } from '../diagnostics/bundle-problems';
import type { Problem } from '../diagnostics/problem';
import type { GuideStore } from '../guides/guide-store';
import type { Settings } from '../settings/settings';
import { importedTexts } from '../vite/imported-texts';
import { createSitePlugins } from '../vite/site-plugins';
import { findLeftOut } from './kept-bundles';

/** The app of a site in one language. */
interface AppBundle {
  readonly root: string;
  /** The folder for both bundles. */
  readonly outDir: string;
  readonly settings: Settings;
  readonly store: GuideStore;
  readonly apis: readonly ShownApi[];
}

/**
 * Bundles the app, for browsers into `outDir/client` and for prerendering into `outDir/server`; returns what is wrong
 * with its modules.
 */
export async function bundleApp({
  root,
  outDir,
  settings,
  store,
  apis,
}: AppBundle): Promise<readonly Problem[]> {
  const unmade: Problem[] = [];
  const use = {
    kind: 'build',
    client: join(outDir, 'client'),
    apis,
    reportPages: (found: readonly Problem[]) => void unmade.push(...found),
  } as const;
  const isLeftOut = await findLeftOut(store);
  silenceVike();
  try {
    await build({
      viteConfig: {
        root,
        // What is wrong is thrown, and a writer can do nothing about the rest.
        logLevel: 'silent',
        build: { outDir, emptyOutDir: true },
        plugins: [
          ...(await createSitePlugins({ root, store, use }, settings)),
          importedTexts(root, outDir, isLeftOut),
        ],
      },
    });
  } catch (error) {
    // The bundler's own error repeats one of them, with a stack.
    if (unmade.length > 0) return unmade;
    const bundling = toBundleProblems(root, error);
    if (bundling.length === 0) throw error;
    return bundling;
  }
  return unmade;
}

/** Vike warns of one of our settings: one style sheet for all pages, in `site-options.ts`. */
function silenceVike(): void {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('build.cssCodeSplit')) warn(...words);
  };
}
