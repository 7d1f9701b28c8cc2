/** An error of the operating system in its own words, without the path: "EACCES: permission denied". */
export function toSystemText(error: unknown): string {
  return `${(error as Error).message.replace(/, \w+(?: '.*')?$/s, '')}.`;
}

/** Adds the path to an error of the operating system: one of a read or a write does not have it. */
export function withPath(error: unknown, path: string): unknown {
  return Object.assign(error as Error, { path });
}
