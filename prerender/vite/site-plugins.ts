import type { Plugin } from 'vite';
import { site } from '../../content/site';
import type { Problem } from '../diagnostics/problem';
import { SAMPLE_RUNS_FILE } from '../samples/sample-runs';
import type { ShownApi } from '../api/shown-api';
import { loadTranslation } from '../guides/translations/translation';
import type { GuideStore } from '../guides/guide-store';
import type { Highlight } from '../text/highlighter';
import type { SpecStore } from '../api/spec-store';
import type { Settings } from '../settings/settings';
import { apiList } from './api-list';
import { apis } from './apis';
import { builtApis } from './built-apis';
import { developmentPages } from './development-pages';
import { developmentRoutes } from './development-routes';
import { developmentSearch } from './development-search';
import { developmentWorker } from './development-worker';
import { documentTemplate } from './document-template';
import { earlySaves } from './early-saves';
import { earlyStart } from './early-start';
import { emptiedFiles } from './emptied-files';
import { formulaStyle } from './formula-style';
import { docsVersions } from './docs-versions';
import { guideAddresses } from './guide-addresses';
import { guides } from './guides';
import { home } from './home';
import { openKeptApiModules } from './kept-api-modules';
import { createKeptPages } from './kept-pages';
import { linkedFiles } from './linked-files';
import { leanRouter } from './lean-router';
import type { CurrentSite } from './current-site';
import { savedSite } from './saved-site';
import { savedSources } from './saved-sources';
import { siteModules } from './site-modules';
import { siteSettings } from './site-settings';
import { siteOptions } from './site-options';
import type { CheckSources } from './source-warnings';
import { sourceWarnings } from './source-warnings';
import { translatedTexts } from './translated-texts';

/** The sources of the plugins. */
export interface SiteSources {
  readonly root: string;
  readonly store: GuideStore;
  readonly use: Development | Build;
}

/** What the writer's server has. */
interface Development {
  readonly kind: 'development';
  readonly specs: SpecStore;
  /** Checks all sources, which nothing else does. */
  readonly check: CheckSources;
  /** Names the code that runs: what other code has kept is not used. */
  readonly codeVersion: string;
}

/** What a build has. */
interface Build {
  readonly kind: 'build';
  /** The browser folder. */
  readonly client: string;
  /** All valid APIs. */
  readonly apis: readonly ShownApi[];
  /** Takes the problems of pages that cannot be made, and of modules that are missing. */
  readonly reportPages: (problems: readonly Problem[]) => void;
}

/** Vite's plugins and options for the site, except the plugins of the frameworks. */
export async function createSitePlugins(
  { root, store, use }: SiteSources,
  { locale, base, siteUrl }: Settings,
): Promise<readonly Plugin[]> {
  const isTranslated = locale.code !== site.locales.default;
  const translation = isTranslated ? (await loadTranslation(root, locale.code)).texts : {};
  const current: CurrentSite = { site };
  const kept = createKeptPages({ root, store, settings: [base, locale.code] });
  const { client, reportPages } =
    use.kind === 'build' ? use : { client: undefined, reportPages: undefined };
  const getApis = ({ specs, codeVersion }: Development): Plugin => {
    const { versions } = store;
    const sampleTargets = site.sampleTargets ?? [];
    const settings = [codeVersion, base, locale.code, versions, sampleTargets, translation];
    return apis({
      root,
      specs,
      versions,
      loadHighlight,
      sampleTargets,
      translated: translation['referenceLabels'],
      kept: openKeptApiModules(root, { settings, files: [SAMPLE_RUNS_FILE] }),
    });
  };
  return [
    siteOptions(root, { locale, base, siteUrl }),
    siteSettings(root, site),
    documentTemplate(root),
    linkedFiles(root),
    siteModules({ root, report: reportPages }),
    ...guides(store, { loadHighlight, root, base, client, reportPages }),
    docsVersions(store.versions),
    guideAddresses(store, current),
    home(store, current),
    apiList(root, store.versions, current),
    use.kind === 'build' ? builtApis(root, use.client, use.apis) : getApis(use),
    formulaStyle(),
    leanRouter(),
    earlyStart(),
    ...(isTranslated ? [translatedTexts(translation)] : []),
    // In this order: who waits for quiet must see the requests that the next ones answer.
    ...(use.kind === 'build' ? [] : [sourceWarnings(use.check)]),
    developmentSearch({ base, versions: store.versions, store, kept, current }),
    developmentWorker(),
    developmentRoutes(),
    developmentPages(),
    emptiedFiles(),
    earlySaves(),
    savedSources(),
    savedSite(root, current),
  ];
}

/** Loaded with the first code: a first page whose guide is kept has none to read. */
async function loadHighlight(): Promise<Highlight> {
  const { createHighlight } = await import('../text/highlighter');
  return createHighlight();
}
