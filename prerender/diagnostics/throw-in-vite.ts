import { join } from 'node:path';
import type { Problem } from './problem';
import { toLine } from './problem-error';

interface PluginContext {
  error(error: {
    message: string;
    id: string;
    loc?: { file: string; line: number; column: number };
  }): never;
}

/** Stops a Vite hook with an author's mistakes: the terminal and the overlay both show the place. */
export function throwInVite(
  context: PluginContext,
  problems: readonly Problem[],
  root: string,
): never {
  const [first] = problems;
  // The mistake's own file: it may be another one than the one that is asked for.
  const id = join(root, first?.file ?? '');
  return context.error({
    id,
    message: problems.map(toLine).join('\n'),
    ...(first?.line !== undefined && {
      loc: { file: id, line: first.line, column: first.column ?? 1 },
    }),
  });
}
