import type { Problem } from './problem';

/** Problems of one kind: their messages say the same of different names, numbers and places. */
export function toKind({ severity, message }: Problem): string {
  return `${severity} ${message
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/"…"(?:(?:, | › )"…")+/g, '"…"')
    .replaceAll(/\[[^\]]*\]/g, '[…]')
    .replaceAll(/(?:[\w.@-]*\/)+[^\s,:)]*/g, '/…')
    .replaceAll(/\d+/g, '0')}`;
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
