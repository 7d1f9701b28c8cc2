import { describe, expect, it } from 'vitest';
import { renderInTime } from './rendering';
import { TaskTimeout } from './task-timeout';

const toFailed = (path: string, reason = 'odd') =>
  ({ kind: 'failed', path, reason, components: [] }) as const;

describe('pages that do not end in time', () => {
  it('are found one by one, and the others are there', async () => {
    const asked: (readonly string[])[] = [];
    const render = (paths: readonly string[]) => {
      asked.push(paths);
      return paths.includes('/loop')
        ? Promise.reject(new TaskTimeout('renderPages', true))
        : Promise.resolve(paths.map((path) => toFailed(path)));
    };
    expect(await renderInTime(['/a', '/loop', '/b'], render)).toEqual([
      toFailed('/a'),
      toFailed(
        '/loop',
        'it does not end; a loop in its braces or in a component may be the cause.',
      ),
      toFailed('/b'),
    ]);
    expect(asked).toEqual([['/a', '/loop', '/b'], ['/a'], ['/loop'], ['/b']]);
  });

  it('are not looked for where their modules do not end loading', async () => {
    const render = () => Promise.reject(new TaskTimeout('renderPages', false));
    await expect(renderInTime(['/a', '/b'], render)).rejects.toThrow('do not end loading');
  });

  it('are no cover for other errors', async () => {
    const render = () => Promise.reject(new Error('The disk is full.'));
    await expect(renderInTime(['/a', '/b'], render)).rejects.toThrow('The disk is full.');
  });
});
