import { describe, expect, it } from 'vitest';
import { createSite } from '../../mdx/fixtures/create-site';
import { loadTranslatedFiles, toTranslatedFiles, toTranslationPath } from './translated-files';

const files = [
  'content/docs/index.mdx',
  'content/docs/teams/invite.mdx',
  'content/docs/teams/plan.png',
  'content/sidebars.ts',
  'content/versions/1.0/docs/index.mdx',
  'content/i18n/ja/docs/teams/invite.mdx',
  'content/i18n/vi/docs/index.mdx',
  'content/i18n/vi/docs/teams/plan.png',
  'content/i18n/vi/texts.json',
  'content/i18n/vi/versions/1.0/docs/index.mdx',
];

describe('the files of a locale', () => {
  const { findFile, problems } = toTranslatedFiles(files, 'vi');

  it.each([
    ['content/docs/index.mdx', 'content/i18n/vi/docs/index.mdx'],
    ['content/docs/teams/plan.png', 'content/i18n/vi/docs/teams/plan.png'],
    ['content/versions/1.0/docs/index.mdx', 'content/i18n/vi/versions/1.0/docs/index.mdx'],
    ['content/docs/teams/invite.mdx', 'content/docs/teams/invite.mdx'],
    ['content/sidebars.ts', 'content/sidebars.ts'],
    ['src/app/client.tsx', 'src/app/client.tsx'],
  ])('for %s are %s', (source, file) => {
    expect(findFile(source)).toBe(file);
    expect(problems).toEqual([]);
  });

  it('may translate the sidebars', () => {
    const translated = toTranslatedFiles([...files, 'content/i18n/vi/sidebars.ts'], 'vi');
    expect(translated.findFile('content/sidebars.ts')).toBe('content/i18n/vi/sidebars.ts');
  });

  it('are those of the default language where there are no translations', () => {
    const { findFile } = toTranslatedFiles(files, 'fr');
    expect(files.map(findFile)).toEqual(files);
  });

  it('are a problem when they have no source', () => {
    const file = 'content/i18n/vi/docs/teams/invtie.mdx';
    expect(toTranslatedFiles([...files, file], 'vi').problems).toEqual([
      {
        file,
        severity: 'warning',
        message: 'The file translates nothing: there is no content/docs/teams/invtie.mdx.',
        hint: 'Did you mean content/i18n/vi/docs/teams/invite.mdx?',
      },
    ]);
  });
});

it('a translation whose ending makes it no page is named', async () => {
  const paths = ['docs/a.mdx', 'i18n/vi/docs/a.MDX', 'i18n/vi/docs/_b.MDX', 'i18n/ja/docs/a.MDX'];
  const root = createSite(Object.fromEntries(paths.map((path) => [`content/${path}`, ''])));
  expect((await loadTranslatedFiles(root, 'vi')).problems).toMatchObject([
    { file: 'content/i18n/vi/docs/a.MDX', hint: 'Rename it to "a.mdx".' },
  ]);
});

describe('toTranslationPath', () => {
  it('inserts the locale after the content folder', () => {
    expect(toTranslationPath('content/docs/content/a.md', 'vi')).toBe(
      'content/i18n/vi/docs/content/a.md',
    );
  });
});
