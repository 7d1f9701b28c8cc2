import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../content/site';
import { createSpecStore } from '../api/spec-store';
import { toLine } from '../diagnostics/problem';
import type { Style } from '../mdx/style/style';
import { createGuideStore } from '../guides/guide-store';
import { openTestCompiler } from '../guides/fixtures/open-test-compiler';
import { loadVersions } from '../guides/versions';
import { checkSources } from './source-checks';

const project = fileURLToPath(new URL('../..', import.meta.url));

const spec = 'specs/easier-api.yaml';

/** A possible mistake in this site's own sources. */
interface Mistake {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The text in the broken file whose line must be reported. */
  readonly at: string;
  readonly says: RegExp;
}

const missingTitle: Mistake = {
  file: spec,
  from: '  title: Easier Application API Document\n',
  to: '',
  at: '  version:',
  says: /"info" must have required property 'title'/,
};

const wrongType: Mistake = {
  file: spec,
  from: '\n      operationId: createTeam\n',
  to: '\n      operationId: [createTeam]\n',
  at: 'operationId: [createTeam]',
  says: /operationId" must be string/,
};

const wrongVersion: Mistake = {
  ...missingTitle,
  from: '  version: 2.0.0',
  to: '  version: [1]',
  at: 'version: [1]',
  says: /version" must be string/,
};

const brokenReference: Mistake = {
  file: spec,
  from: '$ref: "#/components/parameters/AcceptLanguage"',
  to: '$ref: "#/components/parameters/AcceptLangauge"',
  at: 'AcceptLangauge',
  says: /points to nothing in this document[^]*AcceptLanguage/,
};

const guide = 'content/docs/platform/message-iframe-helper/guide.mdx';

const unknownComponent: Mistake = {
  file: guide,
  from: '\n## ',
  to: '\n<Admonishon type="note">Hello.</Admonishon>\n\n## ',
  at: '<Admonishon',
  says: /component <Admonishon> is not known[^]*Did you mean <Admonition>/,
};

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'broken-sources-'));
  // One guide is enough: each takes time to compile.
  for (const name of [guide, 'specs'])
    await cp(join(project, name), join(root, name), { recursive: true });
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

describe('the check of all sources reports the position of each mistake and how to fix it', () => {
  it.each([
    ['one alone', [unknownComponent]],
    ['several in one spec', [missingTitle, wrongType]],
    [
      'a reference to nothing beside other mistakes of the same spec',
      [missingTitle, wrongType, brokenReference],
    ],
    ['two in one object, one of them inside the other', [missingTitle, wrongVersion]],
  ])('%s', async (_, mistakes) => {
    for (const { file, from, to } of mistakes) await replace(file, from, to);
    const problems = await check();
    for (const { file, at, says } of mistakes) {
      const position = `${file}:${await findLine(file, at)}:`;
      const found = problems.filter((line) => line.includes(position) && says.test(line));
      expect(found, `${position} ${says} in ${problems.join('\n')}`).toHaveLength(1);
      expect(found[0]).toMatch(/\n {2}fix: \S/);
    }
  });
});

describe('the check of all sources', () => {
  it('has read the configuration of all versions before it starts with a spec', async () => {
    const { versions } = await loadVersions(root, site.versions);
    const empty = { name: 'empty', folder: 'content/empty', specs: 'content/empty/specs' };
    const twice = versions.flatMap((version) => [version, { ...version, ...empty }]);
    const guides = createGuideStore({ root, versions: twice, site, locale: 'en', drafts: false });
    const specs = createSpecStore(root);
    const events: string[] = [];
    await checkSources(
      root,
      {
        ...guides,
        load: async (version) => {
          const loaded = await guides.load(version);
          // Longer than the other way to a spec takes.
          await setImmediate();
          events.push(version.name);
          return loaded;
        },
      },
      {
        ...specs,
        load: (file, text) => {
          events.push('spec');
          return specs.load(file, text);
        },
      },
      openTestCompiler(root, guides).compile,
    );
    const first = events.indexOf('spec');
    expect(events.slice(0, first)).toEqual(expect.arrayContaining(twice.map(({ name }) => name)));
    expect(events.slice(first)).toContain('spec');
  });
});

describe('the style of guides', () => {
  it('is checked where the site has rules, in the texts of its language', async () => {
    const { versions } = await loadVersions(root, site.versions);
    const folder = 'content/small';
    const small = versions.slice(0, 1).map((each) => ({ ...each, folder, specs: folder }));
    await mkdir(join(root, folder, 'docs'), { recursive: true });
    const file = `${folder}/docs/styled.mdx`;
    await writeFile(join(root, file), '---\ntitle: Styled\n---\n\n[here](https://a.example/)\n');
    const checkStyle = async (locale: string, style?: Style) => {
      const settings = { root, versions: small, site, locale, drafts: false, style };
      const store = createGuideStore(settings);
      const { compile } = openTestCompiler(root, store);
      const problems = await checkSources(root, store, createSpecStore(root), compile);
      return problems.filter(({ line }) => line === 5).map((problem) => problem.file);
    };
    const style: Style = { rules: ['links'], language: 'en', terms: [], names: [] };
    expect(await checkStyle('en', style)).toEqual([file]);
    // From the cache.
    expect(await checkStyle('en', style)).toEqual([file]);
    expect(await checkStyle('vi', style)).toEqual([]);
    expect(await checkStyle('en')).toEqual([]);
  });
});

describe('a Markdown file', () => {
  const docs = 'content/docs';

  async function checkSmall(locale = 'en'): Promise<readonly string[]> {
    const { versions } = await loadVersions(root, site.versions);
    const small = versions.slice(0, 1).map((each) => ({ ...each, specs: 'content/none' }));
    const store = createGuideStore({ root, versions: small, site, locale, drafts: false });
    const { compile } = openTestCompiler(root, store);
    return (await checkSources(root, store, createSpecStore(root), compile)).map(toLine);
  }

  beforeEach(async () => {
    await rm(join(root, guide));
  });

  it('is no part of a guide that only shows its text', async () => {
    const fence = '```md file="./_shown.md"\n```';
    const raw = 'import text from "./_raw.mdx?raw";\n\n<CodeBlock>{text}</CodeBlock>';
    await writeFile(join(root, docs, 'a.mdx'), `---\ntitle: A\n---\n\n${raw}\n\n${fence}\n`);
    for (const name of ['_shown.md', '_raw.mdx'])
      await writeFile(join(root, docs, name), '# {{name}}\n\n<Lost />\n');
    expect(await checkSmall()).toEqual([]);
  });

  it('is checked as a part of a guide in the language of the site', async () => {
    const text = '---\ntitle: A\n---\n\nimport Part from "./_part.mdx";\n\n<Part />\n';
    await writeFile(join(root, docs, 'a.mdx'), text);
    await writeFile(join(root, docs, '_part.mdx'), 'Text\n');
    expect(await checkSmall()).toEqual([]);
    const translated = 'content/i18n/vi/docs/_part.mdx';
    await mkdir(join(root, 'content/i18n/vi/docs'), { recursive: true });
    await writeFile(join(root, translated), '<Lost />\n');
    expect(await checkSmall()).toEqual([]);
    expect(await checkSmall('vi')).toEqual([expect.stringContaining(`${translated}:1`)]);
  });
});

async function replace(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(root, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(
    join(root, file),
    text.replace(from, () => to),
  );
}

/** All problems in the sources, as printed. */
async function check(): Promise<readonly string[]> {
  const { versions } = await loadVersions(root, site.versions);
  const store = createGuideStore({ root, versions, site, locale: 'en', drafts: false });
  return (
    await checkSources(root, store, createSpecStore(root), openTestCompiler(root, store).compile)
  ).map(toLine);
}

async function findLine(file: string, text: string): Promise<number> {
  const source = await readFile(join(root, file), 'utf8');
  return source.slice(0, source.indexOf(text)).split('\n').length;
}
