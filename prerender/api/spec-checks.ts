import { oncePer } from '../../src/model/once-per';
import type { Problem } from '../diagnostics/problem';
import type { LoadedSpec } from './load-spec';
import { checkExamples } from './validate/examples';

/** What the check of a site needs to know of an API. */
export type CheckedSpec =
  | {
      readonly kind: 'valid';
      /** Paths of all source files, from the project root. */
      readonly files: readonly string[];
      readonly warnings: readonly Problem[];
    }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] };

/** Checks what a valid spec says, too, such as its examples. */
export function toCheckedSpec(loaded: LoadedSpec): CheckedSpec {
  if (loaded.kind === 'invalid') return loaded;
  const { spec } = loaded;
  const warnings = [...spec.warnings, ...checkKnownExamples(spec)];
  return {
    kind: 'valid',
    files: spec.files,
    warnings: spec.isForeign ? warnings.map(toNote) : warnings,
  };
}

/** Each once: in development, every save checks all files again. */
const checkKnownExamples = oncePer(checkExamples);

function toNote(problem: Problem): Problem {
  return { ...problem, severity: 'note' };
}
