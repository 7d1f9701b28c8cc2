import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../model/text/rich-text';
import { listContradictions, listFacts } from './facts';
import { isPlainObject, toRowLabel } from './field-rows';

describe('what is said of a list', () => {
  it('has the marks of its items, unless they are a component with a page', () => {
    const items = { types: ['string'], deprecated: true, writeOnly: true } as const;
    const toWords = (all: Parameters<typeof listFacts>[1]) =>
      listFacts({ types: ['array'] }, all, {}).map(toPlainText);
    expect(toWords([items])).toEqual(['each: deprecated', 'each: write-only']);
    expect(toWords([{ ...items, name: 'Secret' }])).toEqual([]);
  });

  it('says once why no item can be valid', () => {
    const contradictions = ['At least 2 and at most 1 exclude each other.'];
    expect(listContradictions([{}, { contradictions }, { contradictions }])).toEqual(
      contradictions,
    );
  });
});

describe('the line of a field', () => {
  it('shows that a name is empty', () => {
    expect(toPlainText(toRowLabel({ role: 'property', name: '', schema: 0 }))).toBe('""');
    expect(toPlainText(toRowLabel({ role: 'with', name: '', schema: 0 }))).toContain('""');
  });

  it('has the type of an object only for its format', () => {
    expect(isPlainObject({ name: 'Team', types: ['object'] })).toBe(true);
    expect(isPlainObject({ name: 'Team', types: ['object'], format: 'team' })).toBe(false);
  });
});
