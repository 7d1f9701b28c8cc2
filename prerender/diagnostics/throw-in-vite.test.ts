import { describe, expect, it } from 'vitest';
import { throwInVite } from './throw-in-vite';

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
  it('hands all problems to the hook, and the place of the first one to the overlay', () => {
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

  it('names no place when none is known', () => {
    const problems = [{ file: 'a.mdx', severity: 'error', message: 'Odd.' }] as const;
    expect(catchThrown(() => throwInVite(context, problems, '/root'))).toEqual({
      id: '/root/a.mdx',
      message: 'error a.mdx Odd.',
    });
  });
});
