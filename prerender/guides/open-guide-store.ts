import { site } from '../../content/site';
import type { Problem } from '../diagnostics/problem';
import type { GuideStore } from './guide-store';
import { createGuideStore } from './guide-store';
import { loadVersions } from './versions/load-versions';

/** The guides of this site in one language, and what is wrong with the versions that it names. */
export async function openGuideStore(
  root: string,
  locale: string,
  drafts = false,
): Promise<{ readonly store: GuideStore; readonly problems: readonly Problem[] }> {
  const { versions, problems } = await loadVersions(root, site.versions);
  return { store: createGuideStore({ root, versions, site, locale, drafts }), problems };
}
