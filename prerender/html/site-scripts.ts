import type { PageModule, SiteScripts } from '../../src/app/server';
import type { Manifest } from './manifest';
import { findEntry, toPreloads } from './manifest';

/** Where the scripts of a site are; in development, without a manifest, Vite serves each module. */
export function toSiteScripts(
  manifest: Manifest | undefined,
  base: string,
  findViewChunk: (module: PageModule) => string,
): SiteScripts {
  if (manifest === undefined) {
    return {
      app: 'development',
      isDevelopment: true,
      find: ({ id }) => [base + id.slice(1)],
      findViews: () => [],
    };
  }
  const entry = findEntry(manifest);
  const common = new Set(toPreloads([entry], manifest));
  const listOthers = (modules: readonly string[], script?: string) =>
    toPreloads(modules, manifest)
      .filter((file) => file !== script && !common.has(file))
      .map((file) => base + file);
  return {
    app: manifest[entry]?.file ?? '',
    isDevelopment: false,
    find: (module) => {
      const key = module.id.slice(1);
      const script = manifest[key]?.file;
      if (script === undefined) throw new Error(`The bundle has no script for ${key}.`);
      return [base + script, ...listOthers([findViewChunk(module), key], script)];
    },
    findViews: (module) => listOthers([findViewChunk(module)]),
  };
}
