import { describe, expect, it } from 'vitest';
import { toBenchPlan } from './bench-arguments';
import { parts } from './figures/figures';

describe('the arguments of the bench', () => {
  it('are all sizes and all parts where nothing is said', () => {
    expect(toBenchPlan([])).toEqual({
      sizes: {
        guides: [100, 1000, 10_000],
        operations: [30, 300, 1200],
        'schemas without names': [],
      },
      parts: new Set(parts),
      compare: undefined,
    });
  });

  it('leave out the kinds whose sizes are not named', () => {
    const { sizes } = toBenchPlan(['--guides', '100,1000', '--inline-schemas=40']);
    expect(sizes).toEqual({
      guides: [100, 1000],
      operations: [],
      'schemas without names': [40],
    });
  });

  it('choose parts, and a run to compare with', () => {
    const plan = toBenchPlan(['--parts', 'visits,search', '--compare', 'before.json']);
    expect([...plan.parts]).toEqual(['visits', 'search']);
    expect(plan.compare).toBe('before.json');
  });

  it.each([
    [['--guides', '1e2x'], '--guides is "1e2x"; write numbers, as in: --guides 100,1000'],
    [['--operations', '-3'], /--operations/],
    [['--guides', '0'], /--guides is "0"/],
    [['--parts', 'speed'], `"speed" is no part of the bench; the parts are ${parts.join(', ')}.`],
    [['--fast'], /--fast/],
    [['growth'], /growth/],
  ])('are refused when they are %j', (args, message) => {
    expect(() => toBenchPlan(args)).toThrow(message);
  });
});
