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

function isIgnored(file: string): boolean {
  const locale = { code: 'en', label: 'English', htmlLang: 'en' };
  const plugin = siteOptions(ROOT, { locale, base: '/', siteUrl: 'https://docs.example' });
  const { server } = (plugin as unknown as Options).config({}, { command: 'build' });
  return server.watch.ignored(join(ROOT, file));
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
