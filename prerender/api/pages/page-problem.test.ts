import { expect, it } from 'vitest';
import { ProblemError } from '../../diagnostics/problem';
import { makePage } from './page-problem';

const spec = {
  locate: (keys: readonly string[]) => ({ file: keys.join('/'), line: 7, column: 5 }),
};

const source = { name: 'the operation "a" (GET /a)', keys: ['paths', '/a', 'get'] };

function catchProblems(make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    return error instanceof ProblemError ? error.problems : error;
  }
}

it('a page that cannot be made is a problem at its place, which names it and why', () => {
  const make = () => {
    throw new RangeError('"a b" is not a header name.');
  };
  expect(catchProblems(() => makePage(spec, source, make))).toEqual([
    {
      file: 'paths//a/get',
      line: 7,
      column: 5,
      severity: 'error',
      message:
        'The page of the operation "a" (GET /a) cannot be created: "a b" is not a header name.',
      hint: expect.stringContaining('"x-internal: true"'),
    },
  ]);
});

it('a problem that is known already stays as it is, and a page that can be made is returned', () => {
  const known = [{ file: 'b.yaml', severity: 'error', message: 'Odd.' }] as const;
  const make = () => {
    throw new ProblemError(known);
  };
  expect(catchProblems(() => makePage(spec, source, make))).toBe(known);
  expect(makePage(spec, source, () => 5)).toBe(5);
});
