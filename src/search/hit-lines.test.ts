import { describe, expect, it } from 'vitest';
import type { HitGroup } from '../model/search/hits';
import type { PageHit } from '../model/search/hits';
import { toHitGroups } from './hit-lines';

const toHit = (url: string, group: HitGroup): PageHit => ({
  kind: 'guide',
  group,
  url,
  hash: '',
  title: [],
  trail: [],
  summary: [],
  lead: '',
  outline: [],
  parts: [{ hash: '#part', title: [], summary: [], lead: '' }],
  tokens: [],
});

describe('toHitGroups', () => {
  it('keeps the best hit first, and each group together', () => {
    const hits = [toHit('/a', 'guides'), toHit('/b', 'operations'), toHit('/c', 'guides')];
    const groups = toHitGroups(hits);
    expect(groups.map(({ group }) => group)).toEqual(['guides', 'operations']);
    expect(groups[0]?.lines.map(({ path }) => path)).toEqual(['/a', '/a#part', '/c', '/c#part']);
  });

  it('keeps the line of a page when its texts tell which section is meant', () => {
    const page = toHit('/a', 'guides');
    const keys = [page, { ...page, hash: '#part' }].map(
      (hit) => toHitGroups([hit])[0]?.lines[0]?.key,
    );
    expect(keys).toEqual(['/a', '/a']);
  });

  it('drops hits that lead out of the site', () => {
    const urls = [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
    ];
    expect(toHitGroups(urls.map((url) => toHit(url, 'guides')))).toEqual([]);
  });
});
