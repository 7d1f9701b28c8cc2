import { posix } from 'node:path';
import type { DocsVersion } from '../../../src/model/site/docs-version';

/** The path of an OpenAPI file's pages: below its version, named after the API. */
export function toApiPath(file: string, versions: readonly DocsVersion[]): string {
  const version = versions.find(({ specs }) => file.startsWith(`${specs}/`));
  if (version === undefined) throw new Error(`${file} belongs to no version of the documentation.`);
  return `${version.path}/api/${toApiId(file)}`;
}

/** The id of an API: the name of its file, or of its folder in `specs/`. */
export function toApiId(file: string): string {
  const [name = '', ...inside] = file.slice(toSpecsFolder(file).length + 1).split('/');
  const id = inside.length > 0 ? name : name.replace(/\.[^.]+$/, '');
  // It is part of addresses, in which only dots would be a folder.
  return id.replaceAll(/[^\p{L}\p{N}._~-]+/gu, '-').replaceAll(/^[-.]+|[-.]+$/g, '') || 'api';
}

/** True for a file of one of these APIs. */
export function isSpecOf(file: string, ids: readonly string[]): boolean {
  return SPECS.test(file) && ids.includes(toApiId(file));
}

/** The folder of all OpenAPI files: `specs`, or the one of a version. */
export function toSpecsFolder(file: string): string {
  return SPECS.exec(file)?.[0] ?? posix.dirname(file);
}

const SPECS = /^(?:content\/versions\/[^/]+\/)?specs(?=\/)/;
