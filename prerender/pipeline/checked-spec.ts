import { oncePer } from '../../src/model/once-per';
import type { LoadedSpec } from '../api/load-spec';
import { checkExamples } from '../api/validate/examples';
import type { Problem } from '../diagnostics/problem';

/** The result of checking a spec. */
export interface CheckedSpec {
  readonly problems: readonly Problem[];
  /** All files of the API, from the project root; undefined for an invalid one, of which they are not known. */
  readonly files: readonly string[] | undefined;
}

/** Checks a spec that has been read. */
export function checkSpec(loaded: LoadedSpec): CheckedSpec {
  if (loaded.kind === 'invalid') return { problems: loaded.problems, files: undefined };
  const { spec } = loaded;
  const warnings = [...spec.warnings, ...checkKnownExamples(spec)];
  return { problems: spec.isForeign ? warnings.map(toNote) : warnings, files: spec.files };
}

/** Each once: in development, every save checks all files again. */
const checkKnownExamples = oncePer(checkExamples);

function toNote(problem: Problem): Problem {
  return { ...problem, severity: 'note' };
}
