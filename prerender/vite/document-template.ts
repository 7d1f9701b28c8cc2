import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { minifySync } from 'vite';

/** Gives a build the template of documents as it is published. */
export function documentTemplate(root: string): Plugin {
  return {
    name: 'easier:document-template',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/index\.html\?raw$/ },
      handler: async () => ({
        // With a name, because the bundler takes that of the folder for a module `index`.
        code: `const template = ${JSON.stringify(await loadPublishedTemplate(root))};\nexport default template;\n`,
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

/** A script within the template; one with a source has nothing to shorten. */
const INLINE_SCRIPT = /(?<=<script>)[^]*?(?=<\/script>)/g;

/**
 * The template of all documents with its scripts in their shortest form: with their comments they would be an
 * eighth of each page.
 */
export function toShortTemplate(template: string, shorten: (script: string) => string): string {
  return template.replaceAll(INLINE_SCRIPT, (script) => shorten(script).trim());
}
