import { describe, expect, it } from 'vitest';
import type { Heading } from './heading';
import type { HeadingBranch, HeadingLevels } from './heading-tree';
import { toHeadingTree } from './heading-tree';

/** Creates headings from their levels: `2 3` gives `2.0` and `3.1`. */
function toHeadings(depths: string): readonly Heading[] {
  return depths.split(' ').map((depth, index) => {
    const id = `${depth}.${index}`;
    return { depth: Number(depth) as Heading['depth'], text: id, id };
  });
}

function toOutline(branches: readonly HeadingBranch[]): string {
  return branches
    .map(({ heading, children }) =>
      children.length === 0 ? heading.id : `${heading.id}(${toOutline(children)})`,
    )
    .join(' ');
}

function outline(depths: string, levels?: HeadingLevels): string {
  return toOutline(toHeadingTree(toHeadings(depths), levels));
}

describe('the tree of a page’s headings', () => {
  it('holds levels 2 and 3 by default', { tags: ['S66', 'S107'] }, () => {
    expect(outline('2 3 4 2 3')).toBe('2.0(3.1) 2.3(3.4)');
    expect(outline('2 3 4', { from: 2, to: 6 })).toBe('2.0(3.1(4.2))');
  });

  it('nests a heading under the nearest preceding one of a smaller level', () => {
    expect(outline('2 4 3 4', { from: 2, to: 4 })).toBe('2.0(4.1 3.2(4.3))');
    expect(outline('3 2 3')).toBe('3.0 2.1(3.2)');
  });

  it('moves up the headings below one that is left out', () => {
    expect(outline('2 3 4 5', { from: 4, to: 5 })).toBe('4.2(5.3)');
    expect(outline('2 3 5 3', { from: 5, to: 6 })).toBe('5.2');
    expect(outline('2 4 5 3', { from: 2, to: 3 })).toBe('2.0(3.3)');
    expect(outline('2 3 4', { from: 2, to: 2 })).toBe('2.0');
  });

  it('is empty for a page without headings', () => {
    expect(toHeadingTree([])).toEqual([]);
  });
});
