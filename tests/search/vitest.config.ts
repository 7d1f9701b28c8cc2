import { defineConfig } from 'vitest/config';

/** What the search finds runs separately from the unit tests, because it needs the built site. */
export default defineConfig({
  test: {
    include: ['tests/search/**/*.test.ts'],
    // The scores are for people to read.
    disableConsoleIntercept: true,
    testTimeout: 300_000,
  },
});
