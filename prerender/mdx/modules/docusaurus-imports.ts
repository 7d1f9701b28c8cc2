/** An export below `src/mdx/` that replaces a Docusaurus module. */
export interface Replacement {
  /** Path below `src/mdx/` without extension; by default that of the component with this name. */
  readonly module?: string;
  readonly name: string;
}

/** The Docusaurus modules whose default export pages may import, with their replacements. */
export const docusaurusImports: ReadonlyMap<string, Replacement> = new Map([
  ['@theme/Tabs', { name: 'Tabs' }],
  ['@theme/TabItem', { name: 'TabItem' }],
  ['@theme/CodeBlock', { name: 'CodeBlock' }],
  ['@theme/Admonition', { name: 'Admonition' }],
  ['@theme/Details', { name: 'Details' }],
  ['@theme/TOCInline', { name: 'TOCInline' }],
  ['@theme/DocCardList', { name: 'DocCardList' }],
  ['@docusaurus/Link', { name: 'Link' }],
  ['@docusaurus/BrowserOnly', { name: 'BrowserOnly' }],
  ['@docusaurus/useBaseUrl', { module: 'use-base-url', name: 'useBaseUrl' }],
]);

/** A module as written, with what a site swizzled as what it replaced. */
export function toDocusaurusModule(source: string): string {
  return source.replace(/^@theme-original\//, '@theme/');
}

export function isDocusaurusModule(source: string): boolean {
  return /^@(?:theme|theme-original|docusaurus)\//.test(source);
}
