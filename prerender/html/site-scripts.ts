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
    };
  }
  const entry = findEntry(manifest);
  const common = new Set(toPreloads([entry], manifest));
  return {
    app: manifest[entry]?.file ?? '',
    isDevelopment: false,
    find: (module) => {
      const key = module.id.slice(1);
      const script = manifest[key]?.file;
      if (script === undefined) throw new Error(`The bundle has no script for ${key}.`);
      const imports = toPreloads([findViewChunk(module), key], manifest);
      const preloads = imports.filter((file) => file !== script && !common.has(file));
      return [base + script, ...preloads.map((file) => base + file)];
    },
  };
}
