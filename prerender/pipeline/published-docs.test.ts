import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../content/site';
import { createGuideStore } from '../guides/guide-store';
import { openTestCompiler } from '../guides/fixtures/open-test-compiler';
import { loadTranslation } from '../guides/translations/translation';
import { loadVersions } from '../guides/versions';
import { toLine } from '../diagnostics/problem';
import { createSpecStore } from '../api/spec-store';
import { checkSources } from './source-checks';

const project = fileURLToPath(new URL('../..', import.meta.url));
const fixtures = join(project, 'tests/fixtures');

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'published-docs-'));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

/** All problems in the guides and specs of the root. */
async function check(locale = 'en'): Promise<readonly string[]> {
  const { versions, problems } = await loadVersions(root, site.versions);
  const store = createGuideStore({ root, versions, site, locale, drafts: false });
  return [
    ...problems,
    ...(await checkSources(
      root,
      store,
      createSpecStore(root),
      openTestCompiler(root, store).compile,
    )),
  ].map(toLine);
}

describe('documentation that was written for Docusaurus', () => {
  it.each(['a', 'b', 'c'])('has no problems here: folder %s', async (folder) => {
    await cp(join(fixtures, 'docusaurus', folder), join(root, 'content/docs'), { recursive: true });
    expect(await check()).toEqual([]);
  });
});

describe('the fixtures of the browser tests', () => {
  it('of versions have no problems', async () => {
    await cp(join(fixtures, 'versions'), root, { recursive: true });
    expect(await check()).toEqual([]);
  });

  it('of locales have no problems, and translate only texts that the interface has', async () => {
    await cp(join(fixtures, 'locales'), root, { recursive: true });
    await symlink(join(project, 'src'), join(root, 'src'));
    expect(await check('vi')).toEqual([]);
    expect((await loadTranslation(root, 'vi')).problems).toEqual([]);
  });
});
