import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { toReferenceFileModule } from '../api/api-files';
import type { ShownApi } from '../api/shown-api';
import { QUESTION, readQuestion } from './api-question';
import { toDataModule } from './hot-updates';

/**
 * Provides the modules of an OpenAPI file in a build, where another process makes its pages:
 *
 * - `api.yaml?summary`: its title and address
 * - `api.yaml?home=create-team`: what the home page shows of it
 * - `api.yaml?reference`: the table of its pages, and how to load each, from files beside the bundle; only for
 *   prerendering
 */
export function builtApis(root: string, client: string, shown: readonly ShownApi[]): Plugin {
  return {
    name: 'easier:built-apis',
    enforce: 'pre',
    sharedDuringBuild: true,
    load: {
      filter: { id: QUESTION },
      handler(id) {
        const asked = readQuestion(root, id);
        if (asked === undefined) return null;
        const file = relative(root, asked.path);
        const api = shown.find((each) => each.file === file);
        // Its check has told what is wrong with it.
        if (api === undefined) throw new Error(`${file} has not been read.`);
        return { code: toCode(api, asked.question, client), moduleType: 'js' };
      },
    },
  };
}

function toCode({ file, summary, home }: ShownApi, question: string, client: string): string {
  switch (question) {
    case 'summary':
      return toDataModule(summary);
    case 'home':
      return toDataModule(home);
    case 'reference':
      return toReferenceFileModule(client, file);
    default:
      throw new Error(`A build has no module ?${question} of ${file}.`);
  }
}
