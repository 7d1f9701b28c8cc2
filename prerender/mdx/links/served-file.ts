import { join } from 'node:path';
import type { Expression } from 'estree-jsx';
import { withBase } from '../../../src/model/site/paths';
import { toIdentifier, toLiteral, toSum } from '../tree/estree-nodes';
import type { Page } from '../page/page';
import { isFile, splitUrl } from '../page/paths';
import { addDependency } from '../page/page';

/** A file that a page links to or shows. */
export interface ServedFile {
  /** Absolute path. */
  readonly path: string;
  readonly isThere: boolean;
  /** False outside the project: a page tells nothing of such files, not even whether they exist. */
  readonly isInside: boolean;
  /** True for a file in `public/`, which therefore keeps its name. */
  readonly isPublic: boolean;
  /** Its address as an expression; a file outside `public/` is imported and gets a hashed name. */
  readonly toUrl: () => Expression;
}

/** The file that an address in a page refers to, below `public/` or relative to the page. */
export function findServedFile(page: Page, url: string): ServedFile {
  const { path, suffix } = splitUrl(url);
  const { paths, imports, settings, file } = page;
  const publicPath = paths.toPublicPath(path);
  const isPublic = publicPath !== undefined;
  const target = isPublic ? join(settings.root, 'public', publicPath) : paths.toFile(path);
  addDependency(file, target);
  const toUrl = (): Expression => {
    if (isPublic) return toLiteral(withBase(settings.base, encodeURI(publicPath)) + suffix);
    // Inlined, a small file would be in both the HTML and the script of the page.
    const specifier = `${paths.toSpecifier(target)}?url&no-inline`;
    const name = toIdentifier(imports.add(specifier, 'default', 'fileUrl'));
    return suffix === '' ? name : toSum(name, toLiteral(suffix));
  };
  const isInside = paths.isInside(target);
  return { path: target, isThere: isInside && isFile(target), isInside, isPublic, toUrl };
}
