import { describe, expect, it } from 'vitest';
import { guide, toGuides, toLines } from './fixtures/guides';
import type { GuideVersion } from './guide-version';

const pageTags = (guides: GuideVersion, file: string) =>
  guides.pages.get(`content/docs/${file}`)?.tags;

describe('tags', () => {
  it('have pages below the version, sorted by label, with their docs sorted by title', () => {
    const { table } = toGuides(
      {
        'a.md': guide('Zebra', 'tags: [limits, API version]'),
        'b.md': guide('Ant', 'tags: [limits, limits, { label: Errors, permalink: /problems }]'),
      },
      { version: { path: '/docs/1.0' } },
    );
    expect(table.tags).toEqual([
      { label: 'API version', path: '/docs/1.0/tags/api-version', docs: ['a'] },
      { label: 'Errors', path: '/docs/1.0/tags/problems', docs: ['b'] },
      { label: 'limits', path: '/docs/1.0/tags/limits', docs: ['b', 'a'] },
    ]);
  });

  it('with the same address are one tag: the first label counts', () => {
    const guides = toGuides({
      'a.md': guide('A', 'tags: [Rate limits]'),
      'b.md': guide('B', 'tags: [rate-limits]'),
    });
    expect(guides.table.tags).toEqual([
      { label: 'Rate limits', path: '/docs/tags/rate-limits', docs: ['a', 'b'] },
    ]);
    expect(pageTags(guides, 'b.md')).toEqual([
      { label: 'Rate limits', path: '/docs/tags/rate-limits' },
    ]);
  });

  it('do not list unlisted docs, and have no page without listed ones', () => {
    const guides = toGuides({
      'a.md': guide('A', 'tags: [both]'),
      'b.md': guide('B', 'unlisted: true', 'tags: [both, hidden]'),
      'c.md': guide('C', 'draft: true', 'tags: [both, later]'),
    });
    expect(guides.table.tags).toEqual([{ label: 'both', path: '/docs/tags/both', docs: ['a'] }]);
    expect(pageTags(guides, 'b.md')).toEqual([{ label: 'both', path: '/docs/tags/both' }]);
  });

  it('made only of symbols have addresses, too', () => {
    expect(toGuides({ 'a.md': guide('A', 'tags: ["!!"]') }).table.tags[0]?.path).toBe(
      '/docs/tags/!!',
    );
  });
});

describe('a file of tags', () => {
  const file =
    'limits:\nerrors:\n  label: Problems\n  description: When calls fail\n  permalink: /fail\n';

  it('gives tags their labels, descriptions and addresses', () => {
    const { table, problems } = toGuides({
      'tags.yml': file,
      'a.md': guide('A', 'tags: [errors, limits]'),
    });
    expect(problems).toEqual([]);
    expect(table.tags).toEqual([
      { label: 'limits', path: '/docs/tags/limits', docs: ['a'] },
      {
        label: 'Problems',
        path: '/docs/tags/fail',
        description: 'When calls fail',
        docs: ['a'],
      },
    ]);
  });

  it('makes every other tag a warning', () => {
    const { problems } = toGuides({
      'tags.yml': file,
      'a.md': guide('A', 'tags: [erors, other, limits, { label: Own, permalink: /own }]'),
    });
    expect(toLines(problems)).toEqual([
      'warning a.md:3:1 Tags [erors, other] used in content/docs/a.md are not defined in content/docs/tags.yml',
    ]);
    expect(problems[0]?.hint).toBe('Did you mean "errors"?');
  });

  it.each([
    ['a: { lable: A }', '1:6 The tag key "lable" is not known.'],
    ['a: []', '1:1 The tag "a" must be a map or empty.'],
    ['a: text', '1:1 The tag "a" must be a map or empty.'],
    ['a: { label: [] }', '1:6 "label" must be a text.'],
    ['- a', '1:1 The file is not valid YAML: it is not a list of keys with values.'],
  ])('%j is reported at its position', (text, line) => {
    const { problems } = toGuides({ 'tags.yml': text });
    expect(toLines(problems)).toContain(`error tags.yml:${line}`);
  });
});
