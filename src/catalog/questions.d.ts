declare module 'virtual:apis' {
  import type { ApiSummary } from '../model/api/api';
  import type { ReferenceModule } from './api-pages';

  /** The OpenAPI files of all versions. */
  export const apiFiles: readonly {
    /** From the project's root, with a leading slash. */
    readonly file: string;
    readonly summary: { readonly default: ApiSummary };
    readonly loadReference: () => Promise<ReferenceModule>;
  }[];
}

declare module 'virtual:guide-addresses' {
  import type { GuideAddresses } from '../model/site/navbar';

  /** Where the navbar leads, in the last version. */
  const addresses: GuideAddresses;
  export default addresses;
}

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
