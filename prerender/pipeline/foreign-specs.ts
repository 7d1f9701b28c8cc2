import { findNearest } from '../diagnostics/find-nearest';
import type { Problem } from '../diagnostics/problem';
import { toApiId } from '../api/document/api-path';

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
