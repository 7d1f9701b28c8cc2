import { defineConfig } from 'vitest/config';

/** The proof that samples work runs separately from the unit tests, because it needs the languages of the samples. */
export default defineConfig({
  test: {
    include: ['tests/samples/**/*.test.ts'],
    // Two idle cores need about a minute; a busy machine must not fail.
    hookTimeout: 900_000,
    testTimeout: 300_000,
    // A finding ends with the code that it is about; do not truncate it.
    chaiConfig: { truncateThreshold: 0 },
  },
});
