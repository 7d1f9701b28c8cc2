import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { writeOutput } from '../sources/output-files';
import { hashFiles } from '../sources/kept-files';
import { readQuestion } from './api-question';

/** The file in the folder of a build that names the specs whose text is part of its bundles, with their hashes. */
export const IMPORTED_SPECS_FILE = 'server/imported-specs.json';

/**
 * Notes the files of specs that modules import themselves, as with `?raw` or `?url`. The app has nothing else of a
 * spec that changes with each of its texts.
 */
export function importedSpecs(root: string, outDir: string, folders: readonly string[]): Plugin {
  const found = new Set<string>();
  return {
    name: 'easier:imported-specs',
    sharedDuringBuild: true,
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const file = relative(root, id.replace(/^\0/, '').replace(/[?#].*/, ''));
        const path = file.split(sep).join('/');
        const isInside = folders.some((folder) => path.startsWith(`${folder}/`));
        if (isInside && readQuestion(root, id) === undefined) found.add(path);
      }
    },
    async closeBundle() {
      // The server bundle is closed last.
      if (this.environment.name === 'client') return;
      const hashes = hashFiles(root, [...found].toSorted());
      await writeOutput(outDir, IMPORTED_SPECS_FILE, JSON.stringify(hashes));
    },
  };
}
