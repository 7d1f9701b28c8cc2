import type { RankedHit } from './ranked-hit';
import type { Branch } from './to-branches';
import type { HitTexts } from './to-hit-texts';

/** A hit as the worker answers it: everything that showing it needs. */
export interface SearchHit extends RankedHit {
  readonly branch: Branch;
  readonly texts: HitTexts;
}
