import { defineConfig } from 'vitest/config';

/** The proof that samples work runs apart from the unit tests: it needs the languages that they are written in. */
export default defineConfig({
  test: {
    include: ['tests/samples/**/*.test.ts'],
    // Two idle cores need about a minute; a busy machine is no mistake.
    hookTimeout: 900_000,
    testTimeout: 300_000,
    // A finding ends with the code that it is about.
    chaiConfig: { truncateThreshold: 0 },
  },
});
