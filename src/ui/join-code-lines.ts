import type { CodeLine, CodeRun, TokenKind } from '../model/code';

/** All lines as one: most code has nothing to say of each, and then has as few elements as its colours need. */
export function joinCodeLines(lines: readonly CodeLine[]): readonly CodeRun[] {
  const runs: { readonly kind: TokenKind | undefined; text: string }[] = [];
  const add = (kind: TokenKind | undefined, text: string) => {
    const last = runs.at(-1);
    if (last !== undefined && last.kind === kind) last.text += text;
    else runs.push({ kind, text });
  };
  for (const [index, line] of lines.entries()) {
    // A line end has no colour of its own, so it goes with what is before it.
    if (index > 0) add(runs.at(-1)?.kind, '\n');
    for (const run of line) {
      if (typeof run === 'string') add(undefined, run);
      else add(...run);
    }
  }
  return runs.map(({ kind, text }) => (kind === undefined ? text : [kind, text]));
}
