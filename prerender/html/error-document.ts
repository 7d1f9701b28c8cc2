/** The details of a failed transform, which Vite's overlay shows. */
interface SourceError extends Error {
  readonly id?: string;
  readonly frame?: string;
  readonly plugin?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/**
 * An attribute for the script of a page in development that imports Vite's client. If the server stops between the
 * page and the client, nothing else tells the page that it is there again.
 */
export const RELOAD_ON_ERROR = `onerror="const wait = () => setTimeout(() => fetch(location.href).then(() => location.reload(), wait), 500); wait()"`;

const TITLE = 'This page has a mistake';

/**
 * The document shown in development for a page that cannot be rendered: the error over an empty page,
 * until a saved file fixes it. `toSourceStack` finds the lines of the sources in a stack.
 */
export function renderErrorDocument(
  error: unknown,
  base: string,
  toSourceStack: (stack: string) => string,
): string {
  const { message, stack = '', id, frame, plugin, loc } = toSourceError(error);
  const place =
    id === undefined && loc === undefined
      ? toThrownPlace(toSourceStack(stack))
      : { stack, id, loc };
  const data = JSON.stringify({ message, frame, plugin, ...place }).replaceAll('<', '\\u003C');
  // Without it, browsers ask for another one, which is not there.
  const icon = JSON.stringify(`${base}favicon.svg`);
  const client = JSON.stringify(`${base}@vite/client`);
  return `<!doctype html>
<html lang="en" data-mistake>
  <head>
    <meta charset="utf-8" />
    <title>${TITLE}</title>
    <link rel="icon" type="image/svg+xml" href=${icon} />
    <script type="module" ${RELOAD_ON_ERROR}>
      import { ErrorOverlay, createHotContext } from ${client};
      document.body.append(new ErrorOverlay(${data}));
      const reload = () => window.location.reload();
      const hot = createHotContext('/broken-page');
      hot.on('easier:saved', reload);
      // It may have been mended before this page listened.
      hot.on('vite:ws:connect', async () => {
        const now = await fetch(window.location.href);
        if (!(await now.text()).includes(document.title)) reload();
      });
    </script>
  </head>
  <body></body>
</html>
`;
}

/** Where a component or an expression threw: the writer's own lines of the stack, and the first as the place. */
function toThrownPlace(stack: string): Pick<SourceError, 'id' | 'loc' | 'stack'> {
  const lines = stack.split('\n');
  const own = lines.filter((line) => /^\s+at /.test(line) && /[\\/]content[\\/]/.test(line));
  const frame = own.map((line) => FRAME.exec(line)).find((match) => match !== null);
  const [, file, line, column] = frame ?? [];
  if (file === undefined) return { stack };
  const message = lines.filter((text) => !/^\s+at /.test(text));
  return {
    id: file,
    loc: { file, line: Number(line), column: Number(column) },
    stack: [...message, ...own].join('\n'),
  };
}

/** `at name (file:line:column)`, or without a name. */
const FRAME = /^\s+at (?:.*\()?(.+):(\d+):(\d+)\)?$/;

/** The original error, which frameworks wrap in their own. */
function toSourceError(error: unknown): SourceError {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error && !('loc' in error) ? toSourceError(error.cause) : error;
}
