import type { HitGroup } from '../model/search/hits';
import { texts } from './texts';

export const groupNames: Readonly<Record<HitGroup, string>> = {
  operations: texts.search.groupOperations,
  guides: texts.search.groupGuides,
  schemas: texts.search.groupSchemas,
  others: texts.search.groupOthers,
  related: texts.search.groupRelated,
};
