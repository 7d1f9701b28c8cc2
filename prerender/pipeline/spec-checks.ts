import { toApiId } from '../api/document/api-path';
import type { SpecFiles } from '../api/read/spec-files';
import { checkUnused } from '../api/read/spec-files';
import { findNearest } from '../diagnostics/find-nearest';
import type { Problem } from '../diagnostics/problem';
import type { Source } from '../sources/sources';
import type { CheckedSpec } from './checked-spec';

/** Checks an API by the file that it starts with. */
export type CheckSpec = (entry: Source) => Promise<CheckedSpec>;

/** Checks the specs of a version, and waits for `pause` between them. */
export async function checkSpecs(
  { entries, others, problems }: SpecFiles,
  check: CheckSpec,
  pause = () => Promise.resolve(),
): Promise<readonly Problem[]> {
  const found: Problem[] = [...problems];
  const used = new Set<string>();
  let isWhole = problems.length === 0;
  // One after the other: they take the same thread, and memory meanwhile.
  for (const entry of entries) {
    await pause();
    const checked = await check(entry);
    found.push(...checked.problems);
    for (const part of checked.files ?? []) used.add(part);
    if (checked.files === undefined) isWhole = false;
  }
  // The references of an invalid API are not known.
  return isWhole ? [...found, ...checkUnused(others, used)] : found;
}

/** Checks the ids in `foreignSpecs` of `content/site.ts` against the files that there are. */
export function checkForeignSpecs(
  foreign: readonly string[],
  files: readonly string[],
): readonly Problem[] {
  const ids = files.map(toApiId);
  return foreign
    .filter((id) => !ids.includes(id))
    .map((id) => {
      const nearest = ids.find((known) => known === toNamedId(id)) ?? findNearest(id, ids);
      return {
        file: 'content/site.ts',
        severity: 'error',
        message: `There is no OpenAPI file "${id}".`,
        hint:
          nearest === undefined
            ? `Write names of files below specs/ into "foreignSpecs", such as "${ids[0] ?? 'stripe'}".`
            : `Did you mean "${nearest}"? Correct "foreignSpecs".`,
      };
    });
}

/** The id of a spec that is named by its path, as in `specs/stripe.yaml` or `stripe/openapi.yaml`. */
function toNamedId(path: string): string {
  return toApiId(`specs/${path.replace(/^(?:.*\/)?specs\/|^\.\//, '')}`);
}
