import { expect, it } from 'vitest';
import type { Processes } from './processes';
import type { RenderTasks } from './render-process';
import { MOST_PAGES, renderPages } from './rendering';

it('replaces its processes after a number of pages, and stops the remaining ones', async () => {
  const events: string[] = [];
  const routes = Array.from({ length: MOST_PAGES * 2 + 1 }, (_, index) => `/${index}`);
  let [count, rendered] = [0, 0];
  const tasks: RenderTasks = {
    listPaths: () => Promise.resolve(routes),
    render: (some) => {
      rendered += some.length;
      return Promise.resolve([]);
    },
  };
  const start = (): Processes<RenderTasks> => {
    const name = `pool ${++count}`;
    events.push(`${name} starts after ${rendered}`);
    return {
      ask: (name, ...args) => (tasks[name] as (...args: unknown[]) => never)(...args),
      stop: async () => void events.push(`${name} stops after ${rendered}`),
    };
  };
  await renderPages(start, 2);
  expect(events).toEqual([
    'pool 1 starts after 0',
    `pool 1 stops after ${2 * MOST_PAGES}`,
    `pool 2 starts after ${2 * MOST_PAGES}`,
    `pool 2 stops after ${routes.length}`,
  ]);
});
