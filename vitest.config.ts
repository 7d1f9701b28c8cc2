import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'prerender/**/*.test.ts',
      'tools/**/*.test.ts',
      'tests/{architecture,pages}/**/*.test.{ts,tsx}',
    ],
    // A busy machine is no mistake; what hangs is found all the same.
    testTimeout: 60_000,
  },
});
