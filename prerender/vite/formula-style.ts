import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, posix, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = "@import 'katex/dist/katex.min.css';";

/** Puts KaTeX's rules into the style sheet of formulas, with its fonts in the one format that all browsers read. */
export function formulaStyle(): Plugin {
  return {
    name: 'easier:formula-style',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/mdx\/formula\.css(?:\?|$)/ },
      handler: (code, id) =>
        code.includes(IMPORT) ? { code: code.replace(IMPORT, () => toRules(id)), map: null } : null,
    },
  };
}

function toRules(id: string): string {
  const file = createRequire(import.meta.url).resolve('katex/dist/katex.min.css');
  const folder = relative(dirname(id), dirname(file)).split(sep).join('/');
  return readFileSync(file, 'utf8')
    .replaceAll(/,url\([^)]*\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, '')
    .replaceAll(/url\((fonts\/[^)]+)\)/g, (_, font: string) => `url(${posix.join(folder, font)})`);
}
