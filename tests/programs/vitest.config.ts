import { defineConfig } from 'vitest/config';

/** Runs separately, because it installs the programs, which takes a while. */
export default defineConfig({
  test: {
    include: ['tests/programs/*.test.ts'],
    globalSetup: 'tests/programs/install.ts',
    hookTimeout: 900_000,
    testTimeout: 60_000,
    chaiConfig: { truncateThreshold: 0 },
  },
});
