import { build } from 'vike/api';
import type { SiteFacts } from '../../src/model/pages/site-facts';
import { toBundleProblems } from '../diagnostics/bundle-problems';
import type { Problem } from '../diagnostics/problem';
import type { GuideStore } from '../guides/guide-store';
import type { CompileGuide } from '../mdx/guide-compiler';
import type { Settings } from '../settings/settings';
import { createBuildPlugins } from '../vite/site-plugins';

/** The app of a site in one language. */
export interface AppBundle {
  readonly root: string;
  /** The folder for both bundles. */
  readonly outDir: string;
  readonly settings: Settings;
  readonly store: GuideStore;
  readonly compile: CompileGuide;
  /** The files of guides with code of their own. */
  readonly modules: readonly string[];
  readonly facts: SiteFacts;
}

/**
 * Bundles the app, for browsers into `outDir/client` and for prerendering into `outDir/server`; returns what is wrong
 * with its modules.
 */
export async function bundleApp(bundle: AppBundle): Promise<readonly Problem[]> {
  const { root, outDir } = bundle;
  // Once, although both bundles find them.
  const unmade = new Map<string, Problem>();
  silenceVike();
  try {
    await build({
      viteConfig: {
        root,
        // Errors are thrown, and a writer can do nothing about warnings.
        logLevel: 'silent',
        build: { outDir, emptyOutDir: true },
        plugins: [
          ...(await createBuildPlugins(bundle, (found) =>
            found.forEach((one) => unmade.set(JSON.stringify(one), one)),
          )),
        ],
      },
    });
  } catch (error) {
    // The bundler's own error repeats one of them, with a stack.
    if (unmade.size > 0) return [...unmade.values()];
    const bundling = toBundleProblems(root, error);
    if (bundling.length === 0) throw error;
    return bundling;
  }
  return [...unmade.values()];
}

/** Vike warns of one of our settings: one style sheet for all pages, in `site-options.ts`. */
function silenceVike(): void {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('build.cssCodeSplit')) warn(...words);
  };
}
