import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../content/site';
import { toVersions } from '../../src/model/site/versions';
import { createGuideStore } from '../guides/guide-store';
import { openWrittenGuides } from './written-guides';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'written-guides-'));
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, ...lines: readonly string[]): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), lines.join('\n'));
}

async function find(path: string, base = '/') {
  const store = createGuideStore({
    root,
    versions: toVersions([]),
    site,
    locale: 'en',
    drafts: true,
  });
  return (await openWrittenGuides(store, base))(path);
}

async function findText(path: string): Promise<string | undefined> {
  return (await find(path))?.documents?.sections.map(({ content }) => content).join(' ');
}

describe('a guide as it is written', () => {
  it('is found with its title, its place and its sections', async () => {
    await write('content/docs/teams/_category_.yml', 'label: All teams');
    await write(
      'content/docs/teams/invite.md',
      '---',
      'title: Invite people',
      'description: Who may join.',
      'keywords: [member, mail]',
      '---',
      '',
      'First.',
      '',
      '## By mail',
      '',
      'Second.',
    );
    expect(await find('/docs/teams/invite', '/pr-1/')).toEqual({
      documents: {
        url: '/pr-1/docs/teams/invite',
        title: 'Invite people',
        breadcrumb: ['All teams'],
        description: 'Who may join.',
        keywords: 'member, mail',
        sections: [
          { title: '', hash: '', content: 'First.' },
          { title: 'By mail', hash: '#by-mail', content: 'Second.' },
        ],
      },
    });
  });

  it('is not found by others while it is unlisted', async () => {
    await write('content/docs/a.md', '---', 'unlisted: true', '---', 'Text.');
    expect(await find('/docs/a')).toEqual({ documents: undefined });
  });

  it('is no other page', async () => {
    await write('content/docs/a.md', 'Text.');
    expect(await find('/docs/tags')).toBeUndefined();
  });

  it('says what its partials say, and theirs', async () => {
    await write(
      'content/docs/a.mdx',
      "import Part from './_part.mdx';",
      '',
      'Before.',
      '',
      '<Part name="x" />',
    );
    await write(
      'content/docs/_part.mdx',
      "import Inner from '@site/docs/_inner.md';",
      '',
      'Middle.',
      '',
      '<Inner/>',
    );
    await write('content/docs/_inner.md', 'End.');
    expect(await findText('/docs/a')).toBe('Before. Middle. End.');
  });

  it('says the rest when a partial is missing, or includes itself', async () => {
    await write(
      'content/docs/a.mdx',
      "import Gone from './_gone.mdx';",
      "import Round from './_round.mdx';",
      '',
      'Text. <Gone /> <Round />',
    );
    await write(
      'content/docs/_round.mdx',
      "import Round from './_round.mdx';",
      '',
      'Again. <Round />',
    );
    expect(await findText('/docs/a')).toMatch(/^Text\. Again\. (?:Again\. )*/);
  });
});
