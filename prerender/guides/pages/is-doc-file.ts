/**
 * Whether a file below a docs folder is a page: Markdown that is neither a partial nor a test.
 *
 *
 */
export function isDocFile(source: string): boolean {
  if (!/\.mdx?$/.test(source) || /\.test\.mdx?$/.test(source)) return false;
  return source.split('/').every((part) => !part.startsWith('_'));
}
