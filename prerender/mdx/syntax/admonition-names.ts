import { admonitionAliases, admonitionTypes } from '../../../src/model/guides/mdx-components';

/** Every name that may follow `:::`. */
export const admonitionNames: ReadonlySet<string> = new Set([
  ...admonitionTypes,
  ...admonitionAliases,
]);
