declare module 'virtual:api-references' {
  import type { ReferenceModule } from './api-pages';

  /** How to load the pages of each OpenAPI file, by its path from the project's root, with a leading slash. */
  export const references: Readonly<Record<string, () => Promise<ReferenceModule>>>;
}

declare module '*?guides' {
  import type { GuideTable } from '../../model/guides/guide-table';

  const table: GuideTable;
  export default table;
}

declare module '*?descriptions' {
  /** By doc id. */
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}
