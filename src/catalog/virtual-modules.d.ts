declare module 'virtual:site-facts' {
  import type { SiteFacts } from '../model/pages/site-facts';

  export const facts: SiteFacts;
}

declare module 'virtual:guide-modules' {
  import type { GuideModule } from './guide-modules';

  /** The guides with code of their own, by file from the project's root with a leading slash; empty in development. */
  export const modules: Readonly<Record<string, () => Promise<GuideModule>>>;
}
