import type { Plugin } from 'vite';
import { site } from '../../content/site';
import type { Problem } from '../diagnostics/problem';
import { SAMPLE_RUNS_FILE } from '../samples/sample-runs';
import { loadTranslation } from '../guides/translations/translation';
import type { GuideStore } from '../guides/guide-store';
import type { Highlight } from '../text/highlighter';
import type { SpecStore } from '../api/spec-store';
import type { Settings } from '../settings/settings';
import { apiList } from './api-list';
import { apis } from './apis';
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
import { leanDependencies } from './lean-dependencies';
import { leanRouter } from './lean-router';
import { modulePreloads } from './module-preloads';
import type { CurrentSite } from './current-site';
import { restarts } from './restarts';
import { savedSite } from './saved-site';
import { savedSources } from './saved-sources';
import { siteModules } from './site-modules';
import { siteSettings } from './site-settings';
import { siteOptions } from './site-options';
import type { CheckSources } from './source-warnings';
import { sourceWarnings } from './source-warnings';
import { translatedTexts } from './translated-texts';

/** The sources of the plugins, and the output folder of a build. */
export interface SiteSources {
  readonly root: string;
  readonly store: GuideStore;
  readonly specs: SpecStore;
  /** The browser folder of a build; undefined in development. */
  readonly client?: string;
  /** Takes the problems of pages that cannot be made, and of modules that are missing. */
  readonly reportPages?: (problems: readonly Problem[]) => void;
  /** Checks all sources in development, where nothing else does. */
  readonly check?: CheckSources;
  /** Names the code that runs in development: what other code has kept is not used. */
  readonly codeVersion?: string | undefined;
}

/** Vite's plugins and options for the site, except the plugins of the frameworks. */
export async function createSitePlugins(
  { root, store, specs, client, reportPages, check, codeVersion }: SiteSources,
  { locale, base, siteUrl }: Settings,
): Promise<readonly Plugin[]> {
  const isTranslated = locale.code !== site.locales.default;
  const translation = isTranslated ? (await loadTranslation(root, locale.code)).texts : {};
  const current: CurrentSite = { site };
  const kept = createKeptPages({ root, store, settings: [base, locale.code] });
  const sampleTargets = site.sampleTargets ?? [];
  const keptModules =
    codeVersion === undefined
      ? undefined
      : openKeptApiModules(root, {
          settings: [codeVersion, base, locale.code, store.versions, sampleTargets, translation],
          files: [SAMPLE_RUNS_FILE],
        });
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
    apis({
      root,
      specs,
      client,
      versions: store.versions,
      loadHighlight,
      sampleTargets,
      translated: translation['referenceLabels'],
      reportPages,
      kept: keptModules,
    }),
    formulaStyle(),
    leanRouter(),
    leanDependencies(),
    earlyStart(),
    modulePreloads(base),
    ...(isTranslated ? [translatedTexts(translation)] : []),
    // In this order: who waits for quiet must see the requests that the next ones answer.
    restarts(),
    ...(check === undefined ? [] : [sourceWarnings(check)]),
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
