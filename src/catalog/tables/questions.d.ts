declare module 'virtual:api-references' {
  import type { ReferenceModule } from './api-pages';

  /** How to load the pages of each OpenAPI file, by its path from the project's root, with a leading slash. */
  export const references: Readonly<Record<string, () => Promise<ReferenceModule>>>;
}

declare module '*?guides' {
  import type { GuideTable } from '../../model/guides/guide-table';
  import type { GuideModule } from '../page';

  const table: GuideTable;
  export default table;
  /** How to load each guide of the table, by its file. */
  export const bodies: Readonly<Record<string, () => Promise<GuideModule>>>;
}

declare module '*?descriptions' {
  /** By doc id. */
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}
