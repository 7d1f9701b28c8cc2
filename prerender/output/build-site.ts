import { build } from 'vike/api';

/** Bundles the app and prerenders every page into `outDir/client`. */
export async function buildSite(root: string, outDir: string): Promise<void> {
  await build({ viteConfig: { root, logLevel: 'warn', build: { outDir, emptyOutDir: true } } });
}
