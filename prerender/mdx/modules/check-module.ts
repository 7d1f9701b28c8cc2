import { isFilePath } from '../page/module-path';
import type { PageFiles } from '../page/page-files';
import { findNearestFile, isFile } from '../page/page-files';
import { toNearestHint } from '../page/report';

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.json', '.mdx', '.md'];

/** What is wrong with the path of an import: without this, a build would stop and not say where. */
export function checkModule(
  module: string,
  files: PageFiles,
): { readonly message: string; readonly hint: string } | undefined {
  const [path = ''] = module.split('?');
  if (!isFilePath(path)) return undefined;
  const target = files.toPath(path);
  const places = [target, `${target}/index`, files.toPath(`/public/${files.toPublicPath(path)}`)];
  if (places.some((place) => endings.some((ending) => isFile(place + ending)))) return undefined;
  const nearest = findNearestFile(path, target);
  return {
    message: `The file "${path}" is not there.`,
    hint: toNearestHint(
      nearest && `"${nearest}"`,
      'Correct the path: "./" begins at the page, "/" at the root of the project.',
    ),
  };
}
