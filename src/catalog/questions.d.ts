declare module '*?guides' {
  const table: import('../model/docs/guide-table').GuideTable;
  export default table;
}

declare module '*?descriptions' {
  /** By the ids of docs. */
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}
