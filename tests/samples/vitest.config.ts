import { defineConfig } from 'vitest/config';

/** The proof that samples work runs separately from the unit tests, because it needs the languages of the samples. */
export default defineConfig({
  test: {
    include: ['tests/samples/**/*.test.ts'],
    // Programs of guides that wait for a limit do so beside the proof.
    maxWorkers: 2,
    // Two idle cores need about a minute, and ten for the cases of a seed; a busy machine must not fail.
    hookTimeout: process.env['SEED'] === undefined ? 900_000 : 2_700_000,
    testTimeout: 300_000,
    // A finding ends with the code that it is about; do not truncate it.
    chaiConfig: { truncateThreshold: 0 },
  },
});
