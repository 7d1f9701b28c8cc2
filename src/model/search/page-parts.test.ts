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
      { t: 'First call\nid\n都道府県', h: '\n#body.id\n' },
    ],
  ])('are lines, without the anchors that their titles suggest', (parts, lines) => {
    expect(toLines(parts)).toEqual(lines);
    expect(toParts(lines)).toEqual(parts);
  });
});
