/** An address without its query and hash, and those. */
export function splitUrl(url: string): { readonly path: string; readonly suffix: string } {
  const end = /[?#]/.exec(url)?.index ?? url.length;
  return { path: url.slice(0, end), suffix: url.slice(end) };
}
