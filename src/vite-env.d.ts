/// <reference types="vite/client" />

declare module '*?guides' {
  const table: import('./model/docs/guide-table').GuideTable;
  export default table;
}

declare module '*?descriptions' {
  /** By the ids of docs. */
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}

interface ImportMetaEnv {
  /** Origin under which the site is served, without a trailing slash. */
  readonly VITE_SITE_URL: string;
  /** The code of the locale that is built; tests have none. */
  readonly VITE_LOCALE?: string;
  /** Its texts as JSON, by section and key; undefined for English. */
  readonly VITE_TRANSLATION?: string;
}
