import type { Problem } from '../diagnostics/problem';
import type { ApiQuestion } from './api-modules';

/** An API so large that a process of its own reads it, and makes its modules and files. */
export interface LargeApi {
  readonly toModule: (asked: ApiQuestion) => Promise<MadeModule>;
}

/** A module, or why there is none; with a module, why pages of it are missing. */
export interface MadeModule {
  readonly code: string | undefined;
  readonly problems: readonly Problem[];
}
