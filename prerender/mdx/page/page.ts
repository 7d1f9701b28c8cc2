import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { MdxSettings } from './mdx-settings';
import type { PageFiles } from './page-files';
import { createPageFiles } from './page-files';
import type { PageImports } from './page-imports';
import { getImports } from './page-imports';

/** A page that is being compiled, with all that a plugin may ask about it. */
export interface Page {
  readonly tree: Root;
  readonly file: VFile;
  readonly files: PageFiles;
  readonly imports: PageImports;
  readonly settings: MdxSettings;
}

/** What is known of a page, from what the parser hands to each plugin. */
export function toPage(settings: MdxSettings, tree: Root, file: VFile): Page {
  const files = createPageFiles(settings.root, file);
  return { tree, file, files, imports: getImports(tree, file), settings };
}
