import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { UserConfig } from 'vite';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { createSite } from '../mdx/fixtures/create-site';
import { siteOptions } from './site-options';

const ROOT = '/project';

interface Options {
  readonly config: (config: object, env: { readonly command: 'build' }) => UserConfig & Watching;
}

interface Watching {
  readonly server: { readonly watch: { readonly ignored: (path: string) => boolean } };
}

function getConfig(): UserConfig & Watching {
  const locale = { code: 'en', label: 'English', htmlLang: 'en' };
  const plugin = siteOptions(ROOT, { locale, base: '/', siteUrl: 'https://docs.example' });
  return (plugin as unknown as Options).config({}, { command: 'build' });
}

function isIgnored(file: string): boolean {
  return getConfig().server.watch.ignored(join(ROOT, file));
}

describe('what a writer’s server watches', () => {
  it.each([
    'content/docs/index.mdx',
    'content/docs/fixtures/index.mdx',
    'content/docs/test/page.test.mdx',
    // A guide may show a test.
    'content/docs/testing/team.test.ts',
    'specs/easier-api.yaml',
    'specs/fixtures.yaml',
    'src/ui/button.tsx',
    'prerender/vite/guides.ts',
    'public/favicon.svg',
  ])('includes %s', (file) => {
    expect(isIgnored(file)).toBe(false);
  });

  it.each([
    'dist',
    'tests',
    '.cache',
    'src/ui/button.test.tsx',
    'prerender/vite/guides.test.ts',
    'prerender/mdx/fixtures',
  ])('leaves out %s', (file) => {
    expect(isIgnored(file)).toBe(true);
  });
});

describe('a file that a script names', () => {
  const mayBeInside = (file: string) => {
    const limit = getConfig().build?.assetsInlineLimit;
    if (typeof limit !== 'function') throw new Error('The limit is not decided for each file.');
    return limit(join(ROOT, file), Buffer.from('{}')) !== false;
  };

  it('never becomes a part of the script when it is a font', () => {
    expect(mayBeInside('src/e.woff2')).toBe(false);
  });

  it('may become a part of the script when it is a small picture', () => {
    expect(mayBeInside('content/docs/picture.svg')).toBe(true);
  });
});

describe('a symbolic link to a file of the project', () => {
  /** The modules of a bundle, by their paths relative to the project. */
  async function listModules(root: string) {
    const modules: string[] = [];
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      resolve: getConfig().resolve ?? {},
      plugins: [
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

  it('is a module of its own path, so that it is a page there', { tags: ['F37'] }, async () => {
    const root = createSite({
      'main.js': [
        "import '/content/docs/link.mdx';",
        "import '/content/docs/folder/a b.mdx?x';",
        "import '/content/docs/100%.mdx';",
      ].join('\n'),
      'content/shared/page.mdx': '',
      'content/shared/folder/a b.mdx': '',
      'content/docs/100%.mdx': '',
    });
    mkdirSync(join(root, 'content/docs'), { recursive: true });
    symlinkSync('../shared/page.mdx', join(root, 'content/docs/link.mdx'));
    symlinkSync('../shared/folder', join(root, 'content/docs/folder'));
    expect(await listModules(root)).toEqual([
      'content/docs/100%.mdx',
      'content/docs/folder/a b.mdx?x',
      'content/docs/link.mdx',
      'main.js',
    ]);
  });
});
