import { filterQueries } from './filter-queries';
import { guideQueries } from './guide-queries';
import { misspeltQueries } from './misspelt-queries';
import { operationQueries } from './operation-queries';
import { pastedQueries } from './pasted-queries';
import { quotedQueries } from './quoted-queries';
import { listQueries } from './relevance-table';
import { readerQueries } from './reader-queries';
import { roughQueries } from './rough-queries';
import { supportQueries } from './support-queries';
import { titleQueries } from './title-queries';

/** What readers of this site type or paste, and where each of them wants to go. */
export const siteQueries = listQueries([
  titleQueries,
  misspeltQueries,
  operationQueries,
  pastedQueries,
  guideQueries,
  filterQueries,
  roughQueries,
  supportQueries,
  readerQueries,
  quotedQueries,
]);
