import type { Problem } from './problem';

/**
 * Returns the problems of a check that the check before it did not find. Each edit moves what stands below
 * it, so positions do not count.
 */
export function createNewProblems(): (problems: readonly Problem[]) => readonly Problem[] {
  let known = new Map<string, number>();
  return (problems) => {
    const found = new Map<string, number>();
    const isNew = ({ file, severity, message }: Problem) => {
      const key = [file, severity, message].join('\n');
      const count = (found.get(key) ?? 0) + 1;
      found.set(key, count);
      return count > (known.get(key) ?? 0);
    };
    const added = problems.filter(isNew);
    known = found;
    return added;
  };
}
