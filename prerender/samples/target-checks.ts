import type { Problem } from '../diagnostics/problem';

/** The problems of the languages that a site adds to its samples. All languages are loaded only for one that adds some. */
export async function checkTargets(ids: readonly string[]): Promise<readonly Problem[]> {
  if (ids.length === 0) return [];
  const { checkOtherTargets } = await import('./other-targets');
  return checkOtherTargets(ids);
}
