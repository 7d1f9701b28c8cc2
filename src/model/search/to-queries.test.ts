import { describe, expect, it } from 'vitest';
import { toQueries } from './to-queries';
import { toTokens } from './to-tokens';

const show = (query: string) =>
  toQueries(toTokens(query))
    .map((terms) => terms.map(({ text, wildcard }) => `+${text}${wildcard ? '*' : ''}`).join(' '))
    .join(' ; ');

describe('toQueries', () => {
  it.each([
    ['hello', '+hello ; +hello*', 'SE.1'],
    ['hello world', '+hello +world ; +hello +world*', 'SE.2'],
    [
      'mà hello world',
      '+mà +hello +world ; +hello +world ; +mà +hello +world* ; +hello +world* ; +mà +hello ; +mà +world ; +mà +world*',
      'SE.3 and SB.35, with a Vietnamese stop word',
    ],
    ['hello là', '+hello +là ; +hello ; +hello +là*', 'SE.4, with a Vietnamese stop word'],
    ['là', '+là ; +là*', 'SE.5'],
    ['termos alfabetização', '+termos +alfabetização ; +termos +alfabetização*', 'SE.7'],
    ['a hello', '+a +hello ; +a +hello*', 'SE.8'],
    [
      'create new team',
      '+create +new +team ; +create +new +team* ; +create +new ; +create +team ; +new +team ; +create +team* ; +new +team*',
      'SB.39, SE.12',
    ],
    ['là team', '+là +team ; +team ; +là +team* ; +team*', 'SE.15'],
    ['la team', '+la +team ; +la +team*', 'SB.23: a stop word has its accent'],
  ])('asks for %j in the order of %s', (query, expected) => {
    expect(show(query)).toBe(expected);
  });

  it('asks for the parts of a compound after the whole', () => {
    expect(show('createTeam')).toBe('+createteam ; +createteam* ; +create +team ; +create +team*');
  });

  it('asks nothing without words (S5.1)', () => {
    expect(toQueries(toTokens(' - * '))).toEqual([]);
  });
});
