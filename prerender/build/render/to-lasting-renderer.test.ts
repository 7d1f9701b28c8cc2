import { expect, it } from 'vitest';
import type { Renderer } from './renderer';
import { MOST_PAGES, toLastingRenderer } from './to-lasting-renderer';

it('replaces its process after so many pages, and stops the one that is left', async () => {
  const events: string[] = [];
  let count = 0;
  const start = (): Renderer => {
    const name = `process ${++count}`;
    events.push(`${name} starts`);
    return {
      list: () => Promise.resolve(['/']),
      render: () => Promise.resolve([]),
      stop: () => void events.push(`${name} stops`),
    };
  };
  const renderer = toLastingRenderer(start);
  expect(await renderer.list()).toEqual(['/']);
  for (let count = 0; count < MOST_PAGES; count += 2) await renderer.render(['/a', '/b']);
  expect(events).toEqual(['process 1 starts']);
  await renderer.render(['/']);
  renderer.stop();
  expect(events).toEqual([
    'process 1 starts',
    'process 1 stops',
    'process 2 starts',
    'process 2 stops',
  ]);
});
