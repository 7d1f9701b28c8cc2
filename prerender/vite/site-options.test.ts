import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { describe, expect, it } from 'vitest';
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
