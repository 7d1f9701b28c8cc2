/** What a page of another site may import, and the export below `src/mdx/` that it gets instead. */
export interface Replacement {
  /** Without ending, below `src/mdx/`; undefined for the module of a component of that name. */
  readonly module?: string;
  readonly name: string;
}

/** Modules of Docusaurus that its pages import by default, and what stands for each here. */
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
