import type { ApiSummary } from '../../src/model/api/api';
import type { HomeApi } from '../../src/model/api/home-api';

/** The data of an API that the app itself shows, beside its pages. */
export interface ShownApi {
  /** The file that it starts with, from the project root. */
  readonly file: string;
  readonly summary: ApiSummary;
  /** None if it cannot be made, which stops the build once it has bundled. */
  readonly home: HomeApi | null;
}
