import type { StyleRule } from '../../../src/model/site/style-rules';
import type { Problem } from '../../diagnostics/problem';
import type { Position } from '../../sources/position';
import type { Prose } from './prose';

/** Words that guides write in one way. */
export interface Term {
  readonly write: string;
  readonly not: readonly string[];
  readonly why?: string;
}

/** What the guides of a site are checked for, besides mistakes. */
export interface Style {
  readonly rules: readonly StyleRule[];
  /** The BCP 47 tag of the language that the guides are written in. */
  readonly language: string;
  readonly terms: readonly Term[];
  /** What keeps its capitals in headings. */
  readonly names: readonly string[];
}

/** A break of a rule, at a place in the guide. */
export interface StyleProblem
  extends Position, Required<Pick<Problem, 'severity' | 'message' | 'hint'>> {}

/** A break of a rule at an index in a text. */
export function toStyleProblem(
  prose: Pick<Prose, 'findPosition'>,
  index: number,
  message: string,
  hint: string,
): StyleProblem {
  return { ...prose.findPosition(index), severity: 'warning', message, hint };
}
