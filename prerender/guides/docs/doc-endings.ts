import { posix } from 'node:path';
import type { Problem } from '../../diagnostics/problem';

/** Warns of Markdown whose ending makes it no page; `_` begins the name of a part of others. */
export function checkEndings(files: readonly string[]): readonly Problem[] {
  return files
    .filter((file) => !/\.mdx?$/.test(file) && /\.(?:mdx?|markdown|mdown|mkdn?)$/i.test(file))
    .filter((file) => !/(?:^|\/)_/.test(file))
    .map((file) => {
      const name = posix
        .basename(file)
        .replace(/\.(\w+)$/, (_, ending: string) => (/^mdx$/i.test(ending) ? '.mdx' : '.md'));
      return {
        file,
        severity: 'warning',
        message: `The file is no page: its name does not end in ".mdx" or ".md".`,
        hint: `Rename it to "${name}".`,
      };
    });
}
