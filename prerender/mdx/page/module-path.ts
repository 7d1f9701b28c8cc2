/** What Vite makes modules of; any other file is imported as its address. */
const CODE = /\.(?:[cm]?[jt]sx?|json|css|mdx?)$/i;

/**
 * The module that a page means by an import: `@site/` is the project's root, and the text of a file is
 * asked for by a loader.
 */
export function toModulePath(source: string): string {
  const raw = /^(?:!!)?raw-loader!(.+)$/.exec(source)?.[1];
  const path = (raw ?? source).replace(/^@site\/static\//, '/').replace(/^@site\//, '/');
  if (raw !== undefined) return `${path}?raw`;
  const isAsset = isFilePath(path) && /\.\w+$/.test(path) && !CODE.test(path);
  return isAsset ? `${path}?url` : path;
}

/** Whether a module is a file of the project, and no package. */
export function isFilePath(module: string): boolean {
  return /^\.{0,2}\//.test(module);
}
