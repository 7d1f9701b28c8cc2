import { expect, it } from 'vitest';
import { joinCodeLines } from './join-code-lines';

it('joins lines into as few runs as their colours allow', () => {
  const runs = joinCodeLines([
    [['function', 'curl'], " 'a' \\"],
    ['  ', ['string', "'{"]],
    [['string', '  1']],
    [],
    [['string', "}'"]],
    [['keyword', '|'], ' jq'],
  ]);
  expect(runs).toEqual([
    ['function', 'curl'],
    " 'a' \\\n  ",
    ['string', "'{\n  1\n\n}'\n"],
    ['keyword', '|'],
    ' jq',
  ]);
});

it('keeps empty lines at the start', () => {
  expect(joinCodeLines([[], [], ['a']])).toEqual(['\n\na']);
});
