import { toJsonText } from '../../../src/model/json-text';
import { createBudget } from '../../../src/model/schema/outcome';
import type { JsonText } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import type { SchemaKeywords } from '../../api/document/schema-object';
import { listExampleValues } from '../../api/examples/candidates';
import { takeFirst } from '../../api/examples/example-walk';
import type { Refs, Versions } from './schema-pair';
import { accepts, toSides } from './schema-pair';

const STEPS = 2000;
const MOST_VALUES = 20;

/** A value that only the narrow version allows, and that is as shown; undefined if none is found. */
export function findWitness(
  versions: Versions,
  refs: Refs,
  shown: SchemaKeywords,
  add: (schema: SchemaKeywords) => string,
): JsonText | undefined {
  const pair = { versions, refs };
  const { narrow } = toSides(versions, refs);
  const ref = [...toIds(narrow), add(shown)];
  const { narrow: graph } = toSides(versions, versions);
  const { matches, direction } = versions;
  // First with no more than is required, which is short to read.
  for (const maxDepth of [-1, 2]) {
    const budget = createBudget(STEPS);
    const attempt = { maxDepth, onlyRequired: maxDepth < 0, budget, isCut: false };
    const start = { ancestors: [], depth: 0, attempt, list: listExampleValues };
    const walk = { graph, matches, direction, name: undefined, ...start };
    const found = takeFirst(listExampleValues(walk, ref), MOST_VALUES).find(
      (value) => accepts(pair, 'narrow', value) && !accepts(pair, 'wide', value),
    );
    if (found !== undefined) return toJsonText(found);
  }
  return undefined;
}
