/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin under which the site is served, without a trailing slash. */
  readonly VITE_SITE_URL: string;
  /** The code of the locale that is built; tests have none. */
  readonly VITE_LOCALE?: string;
}
