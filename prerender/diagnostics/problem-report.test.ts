import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from './problem';
import { ProblemError } from './problem';
import {
  createReporter,
  groupByKind,
  printProblems,
  stopAtProblems,
  throwInVite,
  usualReporting,
} from './problem-report';

const toProblem = (file: string, line?: number, column?: number): Problem => ({
  file,
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
  severity: 'error',
  message: 'Odd.',
});

const toWarning = (file: string, line: number, message: string): Problem => ({
  file,
  line,
  severity: 'warning',
  message,
});

const strict = { strict: true, all: false };

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
    printProblems(given, usualReporting);
    expect(printed).toEqual([
      'error a.mdx Odd.',
      'error a.mdx:9:5 Odd.',
      'error a.mdx:10:1 Odd.',
      'error a.mdx:10:2 Odd.',
      'error b.mdx:1 Odd.',
      '5 errors.',
    ]);
    expect(given).toEqual(before);
  });

  it('prints a note of a guide as it is, and those of a file of others as one line', () => {
    const note = (file: string): Problem => ({ ...toProblem(file, 1), severity: 'note' });
    printProblems([note('a.mdx'), note('specs/b.yaml'), note('specs/b.yaml')], usualReporting);
    expect(printed).toEqual([
      expect.stringMatching(/^note specs\/b\.yaml 2 warnings of 1 kind in a file/),
      'note a.mdx:1 Odd.',
    ]);
  });

  it('prints every error, above all warnings', () => {
    const errors = Array.from({ length: 200 }, (_, index) => toProblem('b.mdx', index + 1));
    printProblems([toWarning('a.mdx', 1, 'Odd.'), ...errors], usualReporting);
    expect(printed).toEqual([
      ...errors.map(({ line }) => `error b.mdx:${line} Odd.`),
      'warning a.mdx:1 Odd.',
      '200 errors, 1 warning.',
    ]);
  });

  it('prints three warnings of a kind, whatever they name, and how many more there are', () => {
    const given = [
      toWarning('b.yaml', 9, 'The tag "Taems" is not declared.'),
      ...Array.from({ length: 306 }, (_, index) =>
        toWarning('a.yaml', index + 1, `"a › ${index}" does not match the format uri.`),
      ),
    ];
    printProblems(given, usualReporting);
    expect(printed).toEqual([
      'warning a.yaml:1 "a › 0" does not match the format uri.',
      'warning a.yaml:2 "a › 1" does not match the format uri.',
      'warning a.yaml:3 "a › 2" does not match the format uri.',
      '  … and 303 more like it.',
      'warning b.yaml:9 The tag "Taems" is not declared.',
      '307 warnings of 2 kinds. "--all" prints each: npm run build -- --all',
    ]);
  });

  it('prints one line for a file that the team does not own, and each note if asked', () => {
    const notes = [1, 2, 3].map((line): Problem => ({
      ...toWarning('vendor.yaml', line, `${line} is odd.`),
      severity: 'note',
    }));
    printProblems(notes, usualReporting);
    expect(printed).toEqual([
      'note vendor.yaml 3 warnings of 1 kind in a file that the team does not own; "--all" prints each.',
    ]);
    printed = [];
    printProblems(notes, { strict: false, all: true });
    expect(printed).toEqual(notes.map(({ line }) => `note vendor.yaml:${line} ${line} is odd.`));
    expect(() => stopAtProblems(notes, strict)).not.toThrow();
  });

  it('prints every warning if asked, and still by kind', () => {
    const given = Array.from({ length: 8 }, (_, index) =>
      toWarning('a.yaml', index + 1, index % 2 === 0 ? `"${index}" is even.` : `${index} is odd.`),
    );
    printProblems(given, { strict: false, all: true });
    expect(printed).toEqual([
      ...[0, 2, 4, 6].map((number) => `warning a.yaml:${number + 1} "${number}" is even.`),
      ...[1, 3, 5, 7].map((number) => `warning a.yaml:${number + 1} ${number} is odd.`),
      '8 warnings of 2 kinds.',
    ]);
  });

  it('prints nothing without problems', () => {
    printProblems([], usualReporting);
    expect(printed).toEqual([]);
  });
});

describe('stopAtProblems', () => {
  const error = toProblem('a.mdx', 1);
  const warning: Problem = { ...error, severity: 'warning' };

  it('throws all problems together when one of them is an error', () => {
    expect(() => stopAtProblems([warning, error], usualReporting)).toThrow(ProblemError);
    expect(() => stopAtProblems([warning, error], usualReporting)).toThrow(/^warning [^]*\nerror /);
    expect(printed).toEqual([]);
  });

  it('prints warnings and continues', () => {
    stopAtProblems([warning], usualReporting);
    expect(printed).toEqual(['warning a.mdx:1 Odd.']);
  });

  it('stops at warnings when strict', () => {
    expect(() => stopAtProblems([warning], strict)).toThrow(ProblemError);
    expect(() => stopAtProblems([], strict)).not.toThrow();
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
    expect(catchThrown(() => throwInVite(context, problems, '/project'))).toMatchObject({
      id: '/project/a.mdx',
      message: 'error a.mdx:3:7 Odd.\nerror a.mdx:5 Odder.\n2 errors.',
      loc: { file: '/project/a.mdx', line: 3, column: 7 },
    });
  });

  it('names errors first, and the position of the first error', () => {
    const problems = [toWarning('a.yaml', 1, 'Odd.'), toProblem('a.yaml', 5, 2)];
    expect(catchThrown(() => throwInVite(context, problems, '/project'))).toMatchObject({
      id: '/project/a.yaml',
      message: 'error a.yaml:5:2 Odd.\nwarning a.yaml:1 Odd.\n1 error, 1 warning.',
      loc: { file: '/project/a.yaml', line: 5, column: 2 },
    });
  });

  it('passes no position when none is known', () => {
    const problems = [{ file: 'a.mdx', severity: 'error', message: 'Odd.' }] as const;
    const thrown = catchThrown(() => throwInVite(context, problems, '/project'));
    expect(thrown).toMatchObject({ id: '/project/a.mdx', message: 'error a.mdx Odd.' });
    expect(thrown).not.toHaveProperty('loc');
  });

  it('is an error without a stack: the terminal prints anything else with all that it holds', () => {
    const problems = [{ file: 'a.mdx', severity: 'error', message: 'Odd.' }] as const;
    const thrown = catchThrown(() => throwInVite(context, problems, '/project'));
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown).toHaveProperty('stack', 'error a.mdx Odd.');
  });
});

describe('problems', () => {
  it.each([
    ['names', 'The tag "a" is not declared.', 'The tag "b c" is not declared.'],
    ['numbers', '"a" has more than 7 items.', '"a" has more than 12 items.'],
    ['lists of names', '"a" is not one of "b", "c".', '"d" is not one of "e", "f", "g".'],
    ['names with quotes', 'The tag "a"b" is odd.', 'The tag "c" is odd.'],
    ['names with colons and digits', '"a: 1" has no "b:2".', '"c" has no "d".'],
    ['names with line breaks and brackets', '"a\nb[0]" is odd.', '"c" is odd.'],
    ['an empty name', '"" is odd, "x" is even.', '"a" is odd, "" is even.'],
    ['numbers with fractions', 'It is -1.5.', 'It is 2e-10.'],
    ['names in a choice', 'It is "a" or "b".', 'It is "a", "b" or "c".'],
    ['patterns', 'It does not match the pattern ^a "b" c$.', 'It does not match the pattern \\d+.'],
    ['paths with colons', 'The page "a" (GET /a:b,c) is odd.', 'The page "b" (GET /d) is odd.'],
    ['files', 'Nothing leads to docs/a.mdx.', 'Nothing leads to docs/b/c.mdx.'],
    ['addresses', 'There is no page /docs/a.', 'There is no page /docs/b/c?d#e.'],
    ['other lists', 'Tags [a, b] are not defined.', 'Tags [c] are not defined.'],
  ])('that differ in %s are of one kind', (_, one, other) => {
    expect(groupByKind([toWarning('a.yaml', 1, one), toWarning('a.yaml', 1, other)])).toHaveLength(
      1,
    );
  });

  it('that say something else, or weigh more, are of another', () => {
    const message = '"a" does not match the format uri.';
    const given = [
      toWarning('a.yaml', 1, message),
      toWarning('a.yaml', 1, '"a" does not match the format email.'),
      { ...toProblem('a.yaml'), message },
      toWarning('a.yaml', 1, '"a" does not match the format "b" or "c".'),
      toWarning('a.yaml', 1, 'The "a" is not declared, and neither is b.'),
    ];
    expect(groupByKind(given)).toEqual(given.map((problem) => [problem]));
  });
});

describe('a command with several steps', () => {
  const [warning, other] = [toWarning('a.mdx', 1, 'One.'), toWarning('b.mdx', 1, 'Two.')];
  const error = toProblem('c.tsx', 3);
  const note: Problem = { file: 'd.yaml', severity: 'note', message: 'Odd.' };

  it('goes on past warnings if it is strict, and fails with those of all its steps', () => {
    const { stopAt, stopAtWarnings } = createReporter(strict);
    stopAt([warning, note]);
    stopAt([other, warning]);
    expect(stopAtWarnings).toThrow(new ProblemError([warning, other]));
    expect(printed).toEqual([]);
  });

  it('reports its warnings with whatever ends it', () => {
    const { stopAt, endWith } = createReporter(strict);
    stopAt([warning]);
    expect(() => stopAt([error])).toThrow(new ProblemError([error]));
    expect(() => endWith(new ProblemError([error]))).toThrow(new ProblemError([error, warning]));
    stopAt([other]);
    expect(() => endWith(new Error('Odd.'))).toThrow('Odd.');
    expect(printed).toEqual(['warning b.mdx:1 Two.']);
  });

  it('prints its warnings at once, and each once, if it is not', () => {
    const { stopAt, stopAtWarnings, printNotes } = createReporter(usualReporting);
    stopAt([warning, note]);
    stopAt([warning]);
    stopAtWarnings();
    expect(printed).toEqual(['warning a.mdx:1 One.']);
    printNotes();
    expect(printed).toHaveLength(2);
    expect(() => stopAt([other, error])).toThrow(new ProblemError([other, error]));
  });
});
