import type { Problem } from './problem';

/**
 * Problems of one kind: their messages say the same of different names, numbers and places. A name may hold
 * quotes itself, so it ends where a quote is followed by what follows a word.
 */
export function toKind({ severity, message }: Problem): string {
  return `${severity} ${message
    .replaceAll(/(?<![^\s([])"[^]*?"(?![^\s.,:;)\]])/g, '"…"')
    .replaceAll(/"…"(?:(?:, | › | or | and )"…")+/g, '"…"')
    .replaceAll(/\[[^\]]*\]/g, '[…]')
    .replaceAll(/(?:[\w.@-]*\/)+\S*/g, '/…')
    .replace(/\b(the pattern) [^]*$/, '$1 …')
    .replaceAll(/-?\d+(?:\.\d+)*(?:e[-+]?\d+)?/gi, '0')}`;
}

/** Problems by kind, in the order of the first of each. */
export function groupByKind(problems: readonly Problem[]): readonly (readonly Problem[])[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const kind = toKind(problem);
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [problem]);
    else group.push(problem);
  }
  return [...groups.values()];
}
