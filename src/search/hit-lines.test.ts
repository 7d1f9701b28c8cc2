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

  it('puts a part below its page, and beside another section of it', () => {
    const hits = [toHit('/a', 'guides'), { ...toHit('/b', 'guides'), kind: 'section' } as const];
    const parts = toHitGroups(hits)[0]?.lines.map(({ part }) => part);
    expect(parts).toEqual([undefined, 'below', undefined, 'beside']);
  });

  it('says a text once', () => {
    const summary = [
      { text: 'The ', marked: false },
      { text: 'team', marked: true },
    ];
    const hits = ['/a', '/b'].map((url) => ({ ...toHit(url, 'guides'), summary, parts: [] }));
    const summaries = toHitGroups(hits)[0]?.lines.map((line) => line.summary);
    expect(summaries).toEqual([summary, []]);
  });

  it.each([
    ['#body.owner.name', 'Request'],
    ['#path.teamId', 'Request'],
    ['#response-201.id', 'Response 201'],
    ['#response-default-header.ETag', 'Response default'],
    ['#body(text/csv).file', 'Request'],
    ['#request-body', undefined],
    ['#bodyguards.list', undefined],
  ])('names what the field %s is part of', (hash, side) => {
    const [part] = toHit('/a', 'operations').parts;
    const guide = { ...toHit('/a', 'others'), parts: part ? [{ ...part, hash }] : [] };
    const lines = [{ ...guide, kind: 'operation' } as const, guide].map(
      (hit) => toHitGroups([hit])[0]?.lines[1],
    );
    expect(lines.map((line) => line?.within)).toEqual([side, undefined]);
  });

  it('says the section that another one is in', () => {
    const hit = { ...toHit('/a', 'guides'), kind: 'section', parent: 'Errors' } as const;
    const parts = [{ hash: '#retry', title: [], summary: [], lead: '', parent: 'Limits' }];
    const lines = toHitGroups([{ ...hit, parts }])[0]?.lines;
    expect(lines?.map(({ within }) => within)).toEqual(['Errors', 'Limits']);
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
