import { join } from 'node:path';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { withBase } from '../../../src/model/site/paths';
import { toAttribute, toExpressionAttribute } from '../tree/mdx-tree';
import type { Page } from '../page/page';
import { addDependency } from '../page/page';
import { isFile, splitUrl, toFileHint } from '../page/paths';
import { report } from '../page/problems';

/** A file that a page links to or shows. */
export interface ServedFile {
  /** The path as written, without query and hash. */
  readonly written: string;
  /** Absolute path. */
  readonly path: string;
  readonly isThere: boolean;
  /** False outside the project: a page tells nothing of such files, not even whether they exist. */
  readonly isInside: boolean;
  /** True for a file in `public/`, which therefore keeps its name. */
  readonly isPublic: boolean;
  /** An attribute with its address; a file outside `public/` is imported and gets a hashed name. */
  readonly toAttribute: (name: string) => MdxJsxAttribute;
}

/** The file that an address in a page refers to, below `public/` or relative to the page. */
export function findServedFile(page: Page, url: string): ServedFile {
  const { path: written, suffix } = splitUrl(url);
  const { paths, imports, settings, file } = page;
  const publicPath = paths.toPublicPath(written);
  const isPublic = publicPath !== undefined;
  const target = isPublic ? join(settings.root, 'public', publicPath) : paths.toFile(written);
  addDependency(file, target);
  const toUrlAttribute = (attribute: string): MdxJsxAttribute => {
    if (isPublic)
      return toAttribute(attribute, withBase(settings.base, encodeURI(publicPath)) + suffix);
    // Inlined, a small file would be in both the HTML and the script of the page.
    const specifier = `${paths.toSpecifier(target)}?url&no-inline`;
    const name = imports.add(specifier, 'default', 'fileUrl');
    const code = suffix === '' ? name : `${name} + ${JSON.stringify(suffix)}`;
    return toExpressionAttribute(attribute, code);
  };
  const isInside = paths.isInside(target);
  const isThere = isInside && isFile(target);
  return { written, path: target, isThere, isInside, isPublic, toAttribute: toUrlAttribute };
}

/** Reports a file that is not there, or not in the project. */
export function reportMissing(
  node: Node,
  kind: 'file' | 'image',
  { written, path, isInside }: ServedFile,
  { file, paths }: Page,
  severity: 'error' | 'warning' = 'error',
): void {
  const otherwise = `Put the ${kind} beside the page, or into public/ and begin its path with "/".`;
  const hint = toFileHint(written, path, paths, otherwise);
  const what = isInside ? 'does not exist' : 'is outside the project';
  report(file, node, severity, `The ${kind} "${written}" ${what}.`, hint);
}
