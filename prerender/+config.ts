import type { Config } from 'vike/types';

/**
 * Vike prerenders our React Router tree and adds nothing to what a reader loads: `Page` stays on the
 * server, and the only script of a page is our own entry (`+client.ts`).
 */
export default {
  prerender: true,
  // Index pages keep their trailing slash.
  disableUrlNormalization: true,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
