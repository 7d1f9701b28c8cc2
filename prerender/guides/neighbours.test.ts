import { describe, expect, it } from 'vitest';
import { findNeighbours } from '../../src/model/guides/neighbours';
import { guide, toGuides, toLines } from './fixtures/guides';

describe('neighbours', () => {
  it('are labelled by the pagination label, the sidebar label, the label in the sidebar, or the title', () => {
    const { table } = toGuides(
      {
        'a.md': guide('A', 'pagination_label: Near', 'sidebar_label: Short'),
        'b.md': guide('B', 'sidebar_label: Short'),
        'c.md': guide('C'),
        'd.md': guide('D'),
      },
      {
        sidebars: {
          all: [
            'a',
            { type: 'doc', id: 'b', label: 'Own' },
            { type: 'doc', id: 'c', label: 'Own' },
            'd',
          ],
        },
      },
    );
    const labels = ['b', 'c', 'd'].map(
      (id) => findNeighbours(table, `/docs/${id}`).previous?.label,
    );
    expect(labels).toEqual(['Near', 'Short', 'Own']);
    expect(findNeighbours(table, '/docs/c').next?.label).toBe('D');
  });

  it('may be chosen; a draft counts as none', () => {
    const { table, problems } = toGuides({
      'a.md': guide('A', 'pagination_next: c', 'pagination_prev: null'),
      'b.md': guide('B', 'pagination_next: d'),
      'c.md': guide('C', 'sidebar_label: Short'),
      'd.md': guide('D', 'draft: true'),
    });
    expect(problems).toEqual([]);
    expect(findNeighbours(table, '/docs/a')).toEqual({ next: { label: 'Short', href: '/docs/c' } });
    expect(findNeighbours(table, '/docs/b')).toEqual({ previous: { label: 'A', href: '/docs/a' } });
  });

  it('must exist', () => {
    const { problems } = toGuides({
      'f/a.md': guide('A', 'pagination_next: b', 'pagination_prev: f/bb'),
      'f/b.md': guide('B'),
    });
    expect(toLines(problems)).toEqual([
      'error f/a.md:3:1 Error when loading f/a in f: the pagination_next front matter points to a non-existent ID b.',
      'error f/a.md:4:1 Error when loading f/a in f: the pagination_prev front matter points to a non-existent ID f/bb.',
    ]);
    expect(problems.map(({ hint }) => hint)).toEqual([
      'Use another name, or remove the key.',
      'Did you mean "f/b"?',
    ]);
  });
});
