declare module '*?guides' {
  import type { GuideTable } from '../model/guides/guide-table';

  const table: GuideTable;
  export default table;
}

declare module '*?descriptions' {
  /** By doc id. */
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}
