import type { Plugin } from 'vite';
import { site } from '../../content/site';
import type { SiteFacts } from '../../src/model/pages/site-facts';
import type { Problem } from '../diagnostics/problem';
import type { GuideStore } from '../guides/guide-store';
import { loadTranslation } from '../guides/translations/translation';
import type { CompileGuide } from '../mdx/guide-compiler';
import type { Settings } from '../settings/settings';
import { developmentPages } from './development-pages';
import { developmentSearch } from './development-search';
import type { DevelopmentSite } from './development-site';
import { documentTemplate } from './document-template';
import { guideModules } from './guide-modules';
import { siteFacts, siteSettings } from './site-facts';
import { siteModules } from './site-modules';
import { siteOptions } from './site-options';
import type { CheckSources } from './source-warnings';
import { sourceWarnings } from './source-warnings';
import { translatedTexts } from './translated-texts';

/** The sources of plugins for a build and for the writer's server. */
interface PluginSources {
  readonly root: string;
  readonly settings: Settings;
  readonly store: GuideStore;
  readonly compile: CompileGuide;
  /** The files of guides with code of their own, which a build has in its bundle. */
  readonly modules?: readonly string[];
}

/** Vite's plugins and options for a build, except the plugins of the frameworks; `report` takes mistakes in modules. */
export async function createBuildPlugins(
  sources: PluginSources & { readonly facts: SiteFacts; readonly modules: readonly string[] },
  report: (problems: readonly Problem[]) => void,
): Promise<readonly Plugin[]> {
  return [
    ...(await createCommonPlugins(sources, report)),
    siteFacts(() => sources.facts),
    siteSettings(sources.root, site),
    documentTemplate(sources.root),
  ];
}

/** The same for the writer's server. */
export async function createDevelopmentPlugins(
  sources: PluginSources,
  developed: DevelopmentSite,
  check: CheckSources,
): Promise<readonly Plugin[]> {
  const { base } = sources.settings;
  return [
    ...(await createCommonPlugins(sources)),
    siteFacts(developed.loadFacts),
    sourceWarnings(check),
    developmentSearch(developed, { base, last: site.searchLast, contexts: site.searchContexts }),
    developmentPages(developed),
  ];
}

async function createCommonPlugins(
  { root, settings, store, compile, modules }: PluginSources,
  report?: (problems: readonly Problem[]) => void,
): Promise<readonly Plugin[]> {
  const { locale } = settings;
  const isTranslated = locale.code !== site.locales.default;
  return [
    siteOptions(root, settings),
    siteModules({ root, report }),
    guideModules({ root, store, compile, modules, ...(report && { report }) }),
    ...(isTranslated ? [translatedTexts((await loadTranslation(root, locale.code)).texts)] : []),
  ];
}
