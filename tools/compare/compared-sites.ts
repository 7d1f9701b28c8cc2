import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toLargeApi } from './large-api';

/** A site that is built twice, with the code before and after a change. */
export interface ComparedSite {
  readonly name: string;
  /** Puts the site into a copy of the project. Both sides get it from the current project. */
  readonly prepare: (copy: string, project: string) => Promise<void>;
}

/** More than 300 schemas, where pages start to show one level less; few enough operations to be fast. */
const largeApi = { operations: 240, schemas: 320 };

export const comparedSites: readonly ComparedSite[] = [
  { name: 'this site', prepare: async () => {} },
  { name: 'three versions', prepare: (copy, project) => placeFixture(copy, project, 'versions') },
  { name: 'two languages', prepare: (copy, project) => placeFixture(copy, project, 'locales') },
  {
    name: 'a large API',
    prepare: async (copy, project) => {
      await placeFixture(copy, project, 'versions');
      await rm(join(copy, 'content/versions'), { recursive: true });
      await rm(join(copy, 'content/versions.json'));
      const spec = JSON.stringify(toLargeApi(largeApi));
      await writeFile(join(copy, 'specs/large-api.json'), spec);
    },
  },
];

/** Replaces the project's own guides and APIs with a fixture of the browser tests. */
async function placeFixture(copy: string, project: string, fixture: string): Promise<void> {
  const fixtures = join(project, 'tests/fixtures');
  for (const name of ['content/docs', 'content/sidebars.ts', 'specs'])
    await rm(join(copy, name), { recursive: true, force: true });
  await cp(join(fixtures, 'versions/specs'), join(copy, 'specs'), { recursive: true });
  await cp(join(fixtures, fixture), copy, { recursive: true });
}
