import { describe, expect, it } from 'vitest';
import { toLines, toParts } from './page-parts';

describe('the parts of a page', () => {
  it.each([
    [[{ title: 'First call', hash: '#first-call' }], { t: 'First call' }],
    [
      [
        { title: 'First call', hash: '#first-call' },
        { title: 'id', hash: '#body.id' },
        { title: '都道府県', hash: '#都道府県' },
      ],
      { t: 'First call\nid\n都道府県', h: '\nbody.=\n' },
    ],
    [
      [
        { title: 'First call', hash: '#first-call-2' },
        { title: 'First call', hash: '#x=first-call' },
        { title: 'a=~$&', hash: '#body.a=~$&' },
        { title: '?!', hash: '#elsewhere' },
      ],
      {
        t: 'First call\nFirst call\na=~$&\n?!',
        h: '#first-call-2\n#x=first-call\nbody.=\n#elsewhere',
      },
    ],
    [
      [
        { title: 'Errors', hash: '#errors' },
        { title: 'Retry', hash: '#retry', parent: 'Errors' },
        { title: 'Limits', hash: '#limits' },
        { title: 'id', hash: '#id' },
      ],
      { t: 'Errors\n\tRetry\nLimits\nid' },
    ],
  ])('are lines, without what their titles suggest of their anchors', (parts, lines) => {
    expect(toLines(parts)).toEqual(lines);
    expect(toParts(lines)).toEqual(parts);
  });

  it('are in no section that is not among them, as one with the title of the page', () => {
    const retry = { title: 'Retry', hash: '#retry' };
    const parts = [
      { title: 'Limits', hash: '#limits' },
      { ...retry, parent: 'Errors' },
    ];
    expect(toParts(toLines(parts))).toEqual([parts[0], retry]);
  });
});
