import { defineConfig } from 'vitest/config';
import { listClaims } from './tests/claims.ts';

/** The modules that Vite's plugins make in a build. */
const virtualModules = ['site-facts', 'guide-modules'].map((name) => ({
  find: `virtual:${name}`,
  replacement: new URL(`tests/fixtures/${name}.ts`, import.meta.url).pathname,
}));

export default defineConfig({
  resolve: { alias: virtualModules },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'prerender/**/*.test.ts',
      'tools/**/*.test.ts',
      'tests/{architecture,pages}/**/*.test.{ts,tsx}',
    ],
    tags: [
      { name: 'all', description: 'Slow, for what seldom changes.' },
      ...listClaims().map(({ id, sentence }) => ({ name: id, description: sentence })),
    ],
    ...(process.env['TEST_TIER'] === 'all' ? {} : { tagsFilter: ['!all'] }),
    // One process for many files: starting one for each took a third of the time.
    pool: 'threads',
    isolate: false,
    // May be initialised once: what `vi.resetModules` evaluates again must include it.
    server: { deps: { inline: ['@resvg/resvg-wasm'] } },
    // What a test puts in place of globals must not reach the next file in the same process.
    unstubEnvs: true,
    unstubGlobals: true,
    // By default, one core is left to a reader of the results.
    maxWorkers: '100%',
    // A busy machine is no mistake; what hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
