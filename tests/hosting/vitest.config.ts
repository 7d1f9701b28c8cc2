import { defineConfig } from 'vitest/config';

/** What a web server makes of the built site runs separately from the unit tests, because it needs both. */
export default defineConfig({
  test: {
    include: ['tests/hosting/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One process, so that each Markdown file is parsed once for all of them.
    isolate: false,
    fileParallelism: false,
  },
});
