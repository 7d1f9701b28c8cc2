import type { Plugin } from 'vite';
import type { GuideStore } from '../guides/guide-store';
import { toGuideAddresses } from '../guides/navbar';
import type { CurrentSite } from './current-site';

/** The module's name within Vite. */
export const GUIDE_ADDRESSES = '\0virtual:guide-addresses';

/**
 * Provides `virtual:guide-addresses`: where the navbar leads in each version. Every page loads it, so it
 * holds no more than that.
 */
export function guideAddresses(store: GuideStore, current: CurrentSite): Plugin {
  return {
    name: 'easier:guide-addresses',
    resolveId: {
      filter: { id: /^virtual:guide-addresses$/ },
      handler: () => GUIDE_ADDRESSES,
    },
    load: {
      // oxlint-disable-next-line no-control-regex -- Rollup's mark of virtual modules.
      filter: { id: /^\0virtual:guide-addresses$/ },
      async handler() {
        const addresses = await Promise.all(
          store.versions.map(async (version) =>
            toGuideAddresses((await store.load(version)).table, current.site.navbar),
          ),
        );
        const last = addresses[store.versions.findIndex(({ isLast }) => isLast)];
        // What a version does not have is looked for where most readers are.
        const whole = addresses.map((own) => ({ ...last, ...own }));
        return { code: `export default ${JSON.stringify(whole)};\n`, moduleType: 'js' };
      },
    },
  };
}
