import { describe, expect, it } from 'vitest';
import { findDifferences } from './differences';
import { toFinishedSite } from './finished-site';

/** The differences between two sites, from their files on disk. */
function compare(before: Record<string, string>, after: Record<string, string>) {
  const [old, now] = [before, after].map((files) => toFinishedSite(new Map(Object.entries(files))));
  return findDifferences(old ?? new Map(), now ?? new Map());
}

const same = { gone: [], added: [], changes: [] };

describe('two builds of a site are the same', () => {
  it('when only hashed file names differ', () => {
    const toSite = (hash: string) => ({
      'index.html': `<link href="/assets/static/style.${hash}.css"><script src="/assets/entries/index.${hash}.js"></script>`,
      [`assets/static/style.${hash}.css`]: 'a{color:red}',
    });
    expect(compare(toSite('DZjNQkNe'), toSite('Bk3_a-9x'))).toEqual(same);
  });

  it('when classes and keyframes have other names', () => {
    const toSite = (name: string, motion: string) => ({
      'index.html': `<p class="icon ${name}">a</p>`,
      'assets/static/style.aaaaaaaa.css': `.${name}{animation:${motion} 1s}@keyframes ${motion}{to{opacity:1}}`,
    });
    expect(compare(toSite('_1Q753', 'C4h2A'), toSite('jLC1d', 'zWnnx'))).toEqual(same);
  });

  it('when data files are named after their content', () => {
    const toSite = (name: string, hash: string) => ({
      [`assets/pages/${hash}.json`]: `{"code":"<b class=\\"${name}\\">a</b>"}`,
      'assets/static/style.aaaaaaaa.css': `.${name}{color:red}`,
    });
    expect(compare(toSite('aaaaa', '0047aad678ff0e50'), toSite('bbbbb', 'ff'.repeat(8)))).toEqual(
      same,
    );
  });
});

describe('two builds of a site differ', () => {
  it('when a class looks different', () => {
    const page = { 'index.html': '<p class="aaaaa">a</p>' };
    const { changes } = compare(
      { ...page, 'assets/static/style.aaaaaaaa.css': '.aaaaa{color:red}' },
      { ...page, 'assets/static/style.aaaaaaaa.css': '.aaaaa{color:blue}' },
    );
    expect(changes.map(({ files }) => files)).toContainEqual(['index.html']);
  });

  it('by what the data of a page say', () => {
    const toSite = (id: string, text: string) => ({
      'team/index.html': `<html data-page="${id}"><link href="/pages/team.json?${id}">`,
      'pages/team.json': `{"id":"${id}","app":"assets/${id}.js","text":"${text}"}`,
    });
    expect(compare(toSite('0a', 'old'), toSite('0b', 'new')).changes).toEqual([
      { before: '"text":"old"}', after: '"text":"new"}', files: ['pages/team.json'] },
    ]);
  });

  it('by the files that only one of them has', () => {
    const page = { 'a.html': '', 'b.html': '' };
    expect(compare(page, { 'b.html': '', 'c.html': '' })).toEqual({
      gone: ['a.html'],
      added: ['c.html'],
      changes: [],
    });
  });

  it('by each change once, with all files that have it', () => {
    const toPages = (text: string) => ({
      'a.html': `<p>a</p><p>${text}</p><p>same</p>`,
      'b.html': `<p>b</p><p>${text}</p>`,
    });
    expect(compare(toPages('old'), toPages('new')).changes).toEqual([
      { before: '<p>old</p>', after: '<p>new</p>', files: ['a.html', 'b.html'] },
    ]);
  });
});
