/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin under which the site is served, without a trailing slash. */
  readonly VITE_SITE_URL: string;
}
