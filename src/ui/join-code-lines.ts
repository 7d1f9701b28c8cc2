import type { CodeLine, CodeRun, TokenKind } from '../model/code';

/** All lines as one: most code has nothing to say of each, and then has as few elements as its colours need. */
export function joinCodeLines(lines: readonly CodeLine[]): readonly CodeRun[] {
  const runs: { kind?: TokenKind; text: string }[] = [];
  for (const [index, line] of lines.entries()) {
    const before = runs.at(-1);
    // A line end has no colour, so it goes with what is before it.
    if (index > 0 && before !== undefined) before.text += '\n';
    else if (index > 0) runs.push({ text: '\n' });
    for (const run of line) {
      const [kind, text] = typeof run === 'string' ? [undefined, run] : run;
      const last = runs.at(-1);
      if (last !== undefined && last.kind === kind) last.text += text;
      else runs.push({ text, ...(kind !== undefined && { kind }) });
    }
  }
  return runs.map(({ kind, text }) => (kind === undefined ? text : [kind, text]));
}
