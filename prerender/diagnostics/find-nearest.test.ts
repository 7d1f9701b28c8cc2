import { describe, expect, it } from 'vitest';
import { findNearest } from './find-nearest';

describe('findNearest', () => {
  it.each([
    ['titles', ['title', 'slug'], 'title'],
    ['Title', ['slug', 'title'], 'title'],
    ['sidebarposition', ['sidebar_label', 'sidebar_position'], 'sidebar_position'],
    ['not', ['note', 'tip'], 'note'],
    ['tea', ['Team', 'Task'], 'Team'],
    ['warning', ['warning'], 'warning'],
    ['draft', ['title', 'slug'], undefined],
    ['x', ['title'], undefined],
    ['anything', [], undefined],
  ])('given %s and %j, finds %s', (name, candidates, nearest) => {
    expect(findNearest(name, candidates)).toBe(nearest);
  });

  it('prefers the first of two equally near candidates', () => {
    expect(findNearest('tas', ['task', 'tag'])).toBe('task');
  });

  it.each([
    ['titel', 'title'],
    ['Tema', 'Team'],
    ['ntoe', 'note'],
  ])('counts swapped letters as one mistake: %s for %s', (name, meant) => {
    expect(findNearest(name, [meant])).toBe(meant);
  });

  it('allows more mistakes in longer names', () => {
    expect(findNearest('descritpion', ['description'])).toBe('description');
    expect(findNearest('abc', ['axy'])).toBeUndefined();
  });
});
