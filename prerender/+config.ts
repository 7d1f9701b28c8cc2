import type { Config } from 'vike/types';

/**
 * Vike bundles our React Router tree and renders its pages (`prerender/pipeline/rendering.ts`). It adds nothing to
 * what a reader loads: `Page` stays on the server, and the only script of a page is our own entry
 * (`+client.ts`).
 */
export default {
  // Index pages keep their trailing slash.
  disableUrlNormalization: true,
  // It would say that a page is slow whenever the machine is busy.
  hooksTimeout: false,
  meta: {
    Page: { env: { server: true, client: false } },
  },
} satisfies Config;
