import type { Renderer } from './renderer';

/** After so many pages a process makes room for a new one: the modules that it has loaded it keeps. */
export const MOST_PAGES = 1200;

/** A renderer for any number of pages, whose process is replaced now and then. */
export function toLastingRenderer(start: () => Renderer): Renderer {
  let renderer = start();
  let count = 0;
  return {
    list: () => renderer.list(),
    render: (routes) => {
      if (count >= MOST_PAGES) {
        renderer.stop();
        renderer = start();
        count = 0;
      }
      count += routes.length;
      return renderer.render(routes);
    },
    stop: () => renderer.stop(),
  };
}
