import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toBenchPage } from './bench-page';

const COUNT = 120;
const pages = Array.from({ length: COUNT }, (_, index) => toBenchPage(index, COUNT));

describe('the pages of the benchmark', () => {
  it('are the same each time', () => {
    expect(toBenchPage(7, COUNT)).toEqual(pages[7]);
  });

  it('are in folders of 50', () => {
    expect(pages.map(({ file }) => file).slice(48, 52)).toEqual([
      'area-01/topic-49.mdx',
      'area-01/topic-50.mdx',
      'area-02/topic-01.mdx',
      'area-02/topic-02.mdx',
    ]);
  });

  it('link to each other, and only to pages that exist', () => {
    const files = new Set(pages.map(({ file }) => file));
    const targets = pages.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, target = '']) =>
        posix.join(posix.dirname(file), target),
      ),
    );
    expect(targets.length).toBe(5 * COUNT);
    expect(targets.filter((target) => !files.has(target))).toEqual([]);
  });

  it('contain what guides contain: headings, code, a table, a list, an admonition', () => {
    for (const { text } of pages) {
      expect(text.match(/^## /gm)).toHaveLength(5);
      expect(text.match(/^```\w/gm)).toHaveLength(2);
      expect(text).toMatch(/^\| --- /m);
      expect(text).toMatch(/^- /m);
      expect(text).toMatch(/^:::\w/m);
    }
  });
});
