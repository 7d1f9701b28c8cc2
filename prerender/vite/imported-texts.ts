import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { writeOutput } from '../sources/output-files';
import { hashFiles } from '../sources/kept-files';
import { readQuestion } from './api-question';

/** The file in the folder of a build that names guides and specs whose text is part of its bundles, with hashes. */
export const IMPORTED_TEXTS_FILE = 'server/imported-texts.json';

/** What a guide is compiled to: its text is in the bundle only if it has code. */
const COMPILED = /\.mdx?(?:\?page)?$/;

/**
 * Notes which of the files that a bundle is not kept by are part of it all the same: those that modules import as
 * they are, as with `?raw`, or name, as with `new URL()`.
 */
export function importedTexts(
  root: string,
  outDir: string,
  isLeftOut: (file: string) => boolean,
): Plugin {
  const found = new Set<string>();
  return {
    name: 'easier:imported-texts',
    sharedDuringBuild: true,
    generateBundle(_, bundle) {
      const modules = [...this.getModuleIds()].filter(
        (id) => !COMPILED.test(id) && readQuestion(root, id) === undefined,
      );
      const assets = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' ? output.originalFileNames : [],
      );
      for (const name of [...modules, ...assets]) {
        const path = relative(root, resolve(root, name.replace(/^\0/, '').replace(/[?#].*/, '')));
        const file = path.split(sep).join('/');
        if (isLeftOut(file)) found.add(file);
      }
    },
    closeBundle() {
      // The server bundle is closed last.
      if (this.environment.name === 'client') return;
      const hashes = hashFiles(root, [...found].toSorted());
      writeOutput(outDir, IMPORTED_TEXTS_FILE, JSON.stringify(hashes));
    },
  };
}
