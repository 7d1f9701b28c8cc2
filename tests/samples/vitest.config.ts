import { defineConfig } from 'vitest/config';

/** The proof that samples work runs apart from the unit tests: it needs the languages that they are written in. */
export default defineConfig({
  test: {
    include: ['tests/samples/**/*.test.ts'],
    hookTimeout: 280_000,
    testTimeout: 120_000,
    // A finding ends with the code that it is about.
    chaiConfig: { truncateThreshold: 0 },
  },
});
