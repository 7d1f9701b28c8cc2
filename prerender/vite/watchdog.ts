import { url as findDebugger } from 'node:inspector';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { toLine } from '../diagnostics/problem';

/** Rendering a page blocks the server for less than a second, and on a busy machine for a few. */
const LIMIT = 30;

/** Renders a page from a file. */
export type Watch = <Result>(file: string, render: () => Promise<Result>) => Promise<Result>;

/**
 * Ends the process, with a message that names the file, when rendering blocks it for more than `limit` seconds: a loop
 * without an end in a guide would leave a server that answers nothing, not even Ctrl-C.
 */
export function openWatchdog(root: string, limit = LIMIT): Watch {
  const rendered = new Map<symbol, string>();
  let thread: Worker | undefined;
  let beat: NodeJS.Timeout | undefined;
  const start = () => {
    thread = new Worker(join(root, 'prerender/vite/watchdog-thread.js'), { workerData: { limit } });
    thread.unref();
    beat = setInterval(tell, 1000);
  };
  const tell = () => {
    const message = [...new Set(rendered.values())].map(toMessage).join('\n');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
    thread?.postMessage(message);
  };
  const stop = () => {
    clearInterval(beat);
    void thread?.terminate();
  };
  return async (file, render) => {
    // A breakpoint blocks the server, too.
    if (findDebugger() !== undefined) return render();
    if (rendered.size === 0) start();
    const key = Symbol(file);
    rendered.set(key, file);
    tell();
    try {
      return await render();
    } finally {
      rendered.delete(key);
      if (rendered.size === 0) stop();
      else tell();
    }
  };
}

function toMessage(file: string): string {
  return toLine({
    file,
    severity: 'error',
    message:
      'The server hangs while it renders the page: a loop in braces or in a component may be the cause.',
    hint: 'Correct it, and start "npm run dev" again.',
  });
}
