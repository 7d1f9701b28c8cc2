import { basename } from 'node:path';
import type { DocsVersion } from '../../../src/model/site/docs-version';

/** The path of an OpenAPI file's pages: below its version, named after the file. */
export function toApiPath(file: string, versions: readonly DocsVersion[]): string {
  const version = versions.find(({ specs }) => file.startsWith(`${specs}/`));
  if (version === undefined) throw new Error(`${file} belongs to no version of the documentation.`);
  return `${version.path}/api/${basename(file).replace(/\.[^.]+$/, '')}`;
}
