import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from './problem';
import { ProblemError } from './problem';
import { stopAtProblems, printProblems, throwInVite } from './problem-report';

const toProblem = (file: string, line?: number, column?: number): Problem => ({
  file,
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
  severity: 'error',
  message: 'Odd.',
});

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('printProblems', () => {
  it('groups problems by file and keeps their order in the file', () => {
    const given = [
      toProblem('b.mdx', 1),
      toProblem('a.mdx', 10, 2),
      toProblem('a.mdx', 9, 5),
      toProblem('a.mdx', 10, 1),
      toProblem('a.mdx'),
    ];
    const before = structuredClone(given);
    printProblems(given);
    expect(printed).toEqual([
      'error a.mdx Odd.',
      'error a.mdx:9:5 Odd.',
      'error a.mdx:10:1 Odd.',
      'error a.mdx:10:2 Odd.',
      'error b.mdx:1 Odd.',
    ]);
    expect(given).toEqual(before);
  });

  it('prints how many more there are when there are very many', () => {
    printProblems(Array.from({ length: 53 }, (_, index) => toProblem('a.mdx', index + 1)));
    expect(printed).toHaveLength(51);
    expect(printed.at(-1)).toBe('… and 3 more.');
  });

  it('prints nothing without problems', () => {
    printProblems([]);
    expect(printed).toEqual([]);
  });
});

describe('stopAtProblems', () => {
  const error = toProblem('a.mdx', 1);
  const warning: Problem = { ...error, severity: 'warning' };

  it('throws all problems together when one of them is an error', () => {
    expect(() => stopAtProblems([warning, error], false)).toThrow(ProblemError);
    expect(() => stopAtProblems([warning, error], false)).toThrow(/^warning [^]*\nerror /);
    expect(printed).toEqual([]);
  });

  it('prints warnings and continues', () => {
    stopAtProblems([warning], false);
    expect(printed).toEqual(['warning a.mdx:1 Odd.']);
  });

  it('stops at warnings when strict', () => {
    expect(() => stopAtProblems([warning], true)).toThrow(ProblemError);
    expect(() => stopAtProblems([], true)).not.toThrow();
  });
});

const context = {
  error: (error: unknown): never => {
    throw error;
  },
};

function catchThrown(run: () => never): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe('throwInVite', () => {
  it('passes all problems to the hook, and the position of the first one to the overlay', () => {
    const problems = [
      { file: 'a.mdx', line: 3, column: 7, severity: 'error', message: 'Odd.' },
      { file: 'a.mdx', line: 5, severity: 'error', message: 'Odder.' },
    ] as const;
    expect(catchThrown(() => throwInVite(context, problems, '/root'))).toEqual({
      id: '/root/a.mdx',
      message: 'error a.mdx:3:7 Odd.\nerror a.mdx:5 Odder.',
      loc: { file: '/root/a.mdx', line: 3, column: 7 },
    });
  });

  it('passes no position when none is known', () => {
    const problems = [{ file: 'a.mdx', severity: 'error', message: 'Odd.' }] as const;
    expect(catchThrown(() => throwInVite(context, problems, '/root'))).toEqual({
      id: '/root/a.mdx',
      message: 'error a.mdx Odd.',
    });
  });
});
