import { toJsonText } from '../../../src/model/json-text';
import { createBudget } from '../../../src/model/schema/outcome';
import type { Direction, JsonText } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import { isValidValue } from '../../../src/model/schema/validity';
import type { SchemaKeywords } from '../../api/document/schema-object';
import { listExampleValues } from '../../api/examples/candidates';
import { takeFirst } from '../../api/examples/example-walk';
import type { Versions } from '../versions/versions';
import type { Refs } from './schema-pair';
import { toSides } from './schema-pair';

const STEPS = 2000;
const MOST_VALUES = 20;

/** A value that only the narrow version allows, and that is as shown; undefined if none is found. */
export function findWitness(
  versions: Versions,
  direction: Direction,
  refs: Refs,
  shown: SchemaKeywords,
): JsonText | undefined {
  const { narrow, wide } = toSides(direction, refs);
  const { graph, matches } = versions;
  const ref = [...toIds(narrow), versions.add(shown)];
  // First with no more than is required, which is short to read.
  for (const maxDepth of [-1, 2]) {
    const budget = createBudget(STEPS);
    const attempt = { maxDepth, onlyRequired: maxDepth < 0, budget, isCut: false };
    const start = { ancestors: [], depth: 0, attempt, list: listExampleValues, name: undefined };
    const walk = { graph, matches, direction, ...start };
    const found = takeFirst(listExampleValues(walk, ref), MOST_VALUES).find(
      (value) =>
        isValidValue(versions, narrow, direction, value) &&
        !isValidValue(versions, wide, direction, value),
    );
    if (found !== undefined) return toJsonText(found);
  }
  return undefined;
}
