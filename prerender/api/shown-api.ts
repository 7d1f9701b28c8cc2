import type { ApiSummary } from '../../src/model/api/api';
import type { HomeApi } from '../../src/model/api/home-api';

/** What the app itself shows of an API, beside its pages. */
export interface ShownApi {
  /** The file that it starts with, from the project root. */
  readonly file: string;
  readonly summary: ApiSummary;
  /** None if it cannot be made, which stops the build once it has bundled. */
  readonly home: HomeApi | null;
}
