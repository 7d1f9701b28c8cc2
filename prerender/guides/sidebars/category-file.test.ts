import { describe, expect, it } from 'vitest';
import { isCategoryFile, toCategories } from './category-file';
import { toLines } from '../fixtures/guides';

const read = (files: Readonly<Record<string, string>>) =>
  toCategories(
    Object.entries(files).map(([file, text]) => ({ file: `content/docs/${file}`, text })),
    'content/docs',
  );

describe('a category file', () => {
  it.each([
    ['a/_category_.json', true],
    ['_category_.yml', true],
    ['a/b/_category_.yaml', true],
    ['a/_category_.toml', false],
    ['a/my_category_.json', false],
  ])('%s is one: %s', (source, is) => {
    expect(isCategoryFile(source)).toBe(is);
  });

  it('may have every key, as JSON', () => {
    const { categories, problems } = read({
      '01-a/_category_.json': JSON.stringify({
        label: 'A',
        description: 'All of it',
        position: 2.5,
        collapsed: false,
        collapsible: true,
        className: 'new',
        customProps: { a: 1 },
        key: 'a',
        link: {
          type: 'generated-index',
          slug: '/all',
          title: 'All',
          description: '',
          keywords: ['a'],
          image: '/a.png',
        },
      }),
    });
    expect(problems).toEqual([]);
    expect(categories.get('01-a')).toMatchObject({
      file: 'content/docs/01-a/_category_.json',
      fields: { label: 'A', description: 'All of it', position: 2.5, collapsed: false },
      link: {
        type: 'generated-index',
        slug: '/all',
        title: 'All',
        description: '',
        keywords: ['a'],
        image: '/a.png',
      },
    });
  });

  it.each([
    ['link:\n  type: doc\n  id: intro', { type: 'doc', id: 'intro' }],
    ['link: null', null],
    ['label: a', undefined],
    ['', undefined],
    ['\uFEFFlink: ~', null],
  ])('as YAML, %j, links to %j', (text, link) => {
    const { categories, problems } = read({ 'a/_category_.yml': text });
    expect([categories.get('a')?.link, problems]).toEqual([link, []]);
  });

  it('may be in the docs folder itself, where it has no effect', () => {
    expect([...read({ '_category_.yml': 'label: a' }).categories.keys()]).toEqual(['.']);
  });
});

describe('a problem of a category file', () => {
  it.each([
    ['labl: a', '1:1 The category key "labl" is not known.', 'Did you mean "label"?'],
    [
      'label: a\nposition: first',
      '2:1 "position" must be a number.',
      'Write it as in "position: 2".',
    ],
    [
      'link:\n  type: generated-index\n  sluk: a',
      '3:3 The category key "sluk" is not known.',
      'Did you mean "slug"?',
    ],
    [
      'link: { type: docs }',
      '1:1 Unknown sidebar category link type "docs".',
      'Use "doc" or "generated-index".',
    ],
    ['link: { type: doc }', '1:1 The link of the type "doc" names no doc.', 'Add "id".'],
    [
      'link: intro',
      '1:1 "link" must be a map with the type "doc" or "generated-index", or null.',
      'Write it as in "link: { type: generated-index }".',
    ],
  ])('in %j has its position', (text, line, hint) => {
    const { problems } = read({ 'a/_category_.yml': text });
    expect(toLines(problems)).toEqual([`error a/_category_.yml:${line}`]);
    expect(problems[0]?.hint).toBe(hint);
  });

  it.each([
    [
      '{ "label": "a",, }',
      /^error a\/_category_\.json:1:\d+ The docs sidebar category metadata file content\/docs\/a\/_category_\.json looks invalid! /,
    ],
    ['[]', /looks invalid! it is not a list of keys with values\.$/],
  ])('in %j leaves out the whole file', (text, line) => {
    const { problems, categories } = read({ 'a/_category_.json': text });
    expect(toLines(problems)[0]).toMatch(line);
    expect(categories.get('a')?.fields).toEqual({});
  });

  it('is a second file in the same folder: the first one is used', () => {
    const { problems, categories } = read({
      'a/_category_.json': '{ "label": "A" }',
      'a/_category_.yml': 'label: B',
      'b/_category_.yml': 'label: C',
    });
    expect(toLines(problems)).toEqual([
      'warning a/_category_.yml:1:1 There are more than one category metadata files for a: _category_.json, _category_.yml. The behavior is undetermined.',
    ]);
    expect(categories.get('a')?.fields.label).toBe('A');
  });
});
