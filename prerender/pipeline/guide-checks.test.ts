import { expect, it } from 'vitest';
import { site } from '../../content/site';
import { createSpecStore } from '../api/spec-store';
import { openTestCompiler } from '../guides/fixtures/open-test-compiler';
import { createGuideStore } from '../guides/guide-store';
import { loadVersions } from '../guides/versions';
import { createSite } from '../mdx/fixtures/create-site';
import { checkSources } from './source-checks';

it('a version that is left out is not read, whatever is in its folder', async () => {
  const root = createSite({
    'content/versions.json': '["2.0", "1.0"]',
    'content/docs/a.md': '# A\n',
    'content/versions/2.0/docs/a.md': '# A\n',
    'content/versions/2.0/sidebars.json': '{ "all": ["a"] }',
    'content/versions/1.0/docs/a.md': '# A <Lost />\n',
    'content/versions/1.0/sidebars.json': '{ "all": ["gone", { "label": "Two Words" }] }',
    'content/versions/1.0/specs/api.yaml': 'openapi: 3.1.0\n',
  });
  const check = async (...names: readonly string[]) => {
    const options = { onlyIncludeVersions: names };
    const { versions, problems } = await loadVersions(root, options);
    const store = createGuideStore({ root, versions, site, locale: 'en', drafts: false });
    const { compile } = openTestCompiler(root, store);
    const found = await checkSources(root, store, createSpecStore(root), compile);
    return [...problems, ...found].map(({ file }) => file);
  };
  expect(await check('current', '2.0')).toEqual([]);
  expect(new Set(await check('current', '2.0', '1.0'))).toEqual(
    new Set(
      ['docs/a.md', 'sidebars.json', 'specs/api.yaml'].map(
        (file) => `content/versions/1.0/${file}`,
      ),
    ),
  );
});
