import { defineConfig } from 'vitest/config';

/** What other programs make of the requests of the site runs separately: it installs them, which takes a while. */
export default defineConfig({
  test: {
    include: ['tests/programs/*.test.ts'],
    globalSetup: 'tests/programs/install.ts',
    hookTimeout: 900_000,
    testTimeout: 60_000,
    chaiConfig: { truncateThreshold: 0 },
  },
});
