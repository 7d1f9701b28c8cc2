import { build } from 'vike/api';

/** Bundles the app: for browsers into `outDir/client`, and to prerender it into `outDir/server`. */
export async function bundleSite(root: string, outDir: string): Promise<void> {
  await build({ viteConfig: { root, logLevel: 'warn', build: { outDir, emptyOutDir: true } } });
}
