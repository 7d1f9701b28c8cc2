declare module 'virtual:apis' {
  import type { ApiSummary } from '../model/api/api';

  /** The OpenAPI files of all versions. */
  export const apiFiles: readonly {
    /** From the project's root, with a leading slash. */
    readonly file: string;
    readonly summary: { readonly default: ApiSummary };
  }[];
}

declare module 'virtual:home-apis' {
  import type { HomeApi } from '../model/api/home-api';

  export const homeApis: readonly (() => Promise<{ readonly default: HomeApi }>)[];
}

declare module 'virtual:guide-addresses' {
  import type { GuideAddresses } from '../model/site/navbar';

  /** Where the navbar leads, in each version. */
  const addresses: readonly GuideAddresses[];
  export default addresses;
}

declare module 'virtual:home' {
  import type { HomeGuide } from '../model/guides/home-guide';
  import type { HomeConfig } from '../model/site/site';

  /** Where the home page leads, in the last version. */
  export const guides: readonly HomeGuide[];
  export const words: Pick<HomeConfig, 'introduction' | 'start'>;
}

declare module 'virtual:versions' {
  import type { DocsVersion } from '../model/site/docs-version';

  /** The versions of the documentation, the current one first. */
  export const versions: readonly DocsVersion[];
}
