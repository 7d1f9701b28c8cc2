import { ProblemError } from '../../diagnostics/problem';
import type { Problem } from '../../diagnostics/problem';
import type { Spec } from '../document/document';

/** The source of a page: its name in a sentence, and its place in the document. */
export interface PageSource {
  /** `the operation "createTeam" (POST /teams)` */
  readonly name: string;
  readonly keys: readonly string[];
}

/** Makes the data of a page; what it throws becomes a problem at the page's place in the spec. */
export function makePage<Data>(
  { locate }: Pick<Spec, 'locate'>,
  source: PageSource,
  make: () => Data,
): Data {
  try {
    return make();
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError([toPageProblem(locate(source.keys), source.name, error)], {
      cause: error,
    });
  }
}

/** The problem of a page that cannot be made or rendered. */
export function toPageProblem(
  position: Pick<Problem, 'file' | 'line' | 'column'>,
  name: string,
  error: unknown,
): Problem {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.?\s*$/, '');
  return {
    ...position,
    severity: 'error',
    message: `The page of ${name} cannot be created: ${reason}.`,
    hint: 'Correct the file there. If the file is valid, this is a bug of the site: report it, and hide this part with "x-internal: true" until it is fixed.',
  };
}
