import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { minifySync } from 'vite';
import { toShortTemplate } from '../html/document-template';

/** Gives a build the template of documents as it is published. */
export function documentTemplate(root: string): Plugin {
  return {
    name: 'easier:document-template',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/index\.html\?raw$/ },
      handler: async () => ({
        code: `export default ${JSON.stringify(await loadPublishedTemplate(root))};\n`,
        moduleType: 'js',
      }),
    },
  };
}

/** The template of documents, with short scripts. */
export async function loadPublishedTemplate(root: string): Promise<string> {
  const template = await readFile(join(root, 'index.html'), 'utf8');
  return toShortTemplate(template, (script) => minifySync('script.js', script).code);
}
