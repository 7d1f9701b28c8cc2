import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { createSite } from '../mdx/fixtures/create-site';
import { linkedFiles } from './linked-files';

/** The modules of a bundle, by their paths relative to the project. */
async function listModules(files: Readonly<Record<string, string>>, links: readonly string[][]) {
  const root = createSite(files);
  mkdirSync(join(root, 'content/docs'), { recursive: true });
  for (const [path = '', target = ''] of links) symlinkSync(target, join(root, path));
  const modules: string[] = [];
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      linkedFiles(root),
      {
        name: 'list',
        load: (id) => {
          if (!id.startsWith(root)) return null;
          modules.push(relative(root, id));
          const code = readFileSync(id.split('?')[0] ?? '', 'utf8');
          return { code, moduleType: 'js' };
        },
      },
    ],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
  return modules.toSorted();
}

describe('a symbolic link to a file of the project', () => {
  it('is a module of its own path, so that it is a page there', { tags: ['F37'] }, async () => {
    const modules = await listModules(
      {
        'main.js': "import '/content/docs/link.mdx';\nimport '/content/docs/folder/a b.mdx?x';",
        'content/shared/page.mdx': '',
        'content/shared/folder/a b.mdx': '',
      },
      [
        ['content/docs/link.mdx', '../shared/page.mdx'],
        ['content/docs/folder', '../shared/folder'],
      ],
    );
    expect(modules).toEqual(['content/docs/folder/a b.mdx?x', 'content/docs/link.mdx', 'main.js']);
  });

  it('is looked for nowhere else, and not where a file is what it seems', async () => {
    const modules = await listModules(
      {
        'main.js': "import './linked.js';\nimport '/content/docs/100%.mdx';",
        'other.js': '',
        'content/docs/100%.mdx': '',
      },
      [['linked.js', 'other.js']],
    );
    expect(modules).toEqual(['content/docs/100%.mdx', 'main.js', 'other.js']);
  });
});
