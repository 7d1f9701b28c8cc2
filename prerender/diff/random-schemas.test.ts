import { describe, expect, it } from 'vitest';
import { parseJsonText } from '../../src/model/json-text';
import { createBudget } from '../../src/model/schema/outcome';
import { matchesPattern } from '../../src/model/schema/pattern';
import type { Direction, SchemaGraph } from '../../src/model/schema/schema';
import { isValidValue } from '../../src/model/schema/validity';
import { listExampleValues } from '../api/examples/candidates';
import { takeFirst } from '../api/examples/example-walk';
import type { Spec } from '../api/document/document';
import type { Schemas } from '../api/fixtures/generate-schemas';
import { generateSchemas } from '../api/fixtures/generate-schemas';
import { generateWildSchemas } from '../api/fixtures/generate-wild-schemas';
import type { Validate } from '../api/fixtures/schema-validator';
import { createSchemaValidator } from '../api/fixtures/schema-validator';
import { PATIENCE, listSeeds } from '../api/fixtures/seeds';
import { toPlaceId } from '../api/schema/schema-id';
import { compareApis } from './api-diff';
import type { Change } from './changes/change';
import { changeSchemas } from './fixtures/change-schemas';
import { toExchanges, toSpec } from './fixtures/to-spec';
import type { Rule, RuleId } from './changes/rules';
import { rules } from './changes/rules';
import { toSide } from './changes/side';

const DIRECTIONS: readonly Direction[] = ['request', 'response'];

/** Two versions of six schemas per seed. */
const pairs: readonly (readonly [name: string, seed: number, old: Schemas, now: Schemas])[] = [
  ...listSeeds(300).map((seed) => {
    const old = generateSchemas(seed);
    return ['changed', seed, old, changeSchemas(old, seed)] as const;
  }),
  ...listSeeds(50).map(
    (seed) => ['other', seed, generateSchemas(seed), generateSchemas(seed + 1)] as const,
  ),
  ...listSeeds(60).map((seed) => {
    const old = generateWildSchemas(seed);
    return ['wild', seed, old, changeSchemas(old, seed)] as const;
  }),
];

describe('for two versions of random schemas', () => {
  const compared = pairs.map(([kind, seed, old, now]) => {
    const [before, after] = [toSpec(toExchanges(old)), toSpec(toExchanges(now))];
    const { changes } = compareApis(before, after, '2026-11-29');
    const isWild = kind === 'wild';
    const sides = { old: toValidated(before, isWild), new: toValidated(after, isWild) };
    return { name: `${kind} ${seed}`, names: Object.keys(old), changes, sides };
  });

  it(
    'all values that were valid still are if no change asks anything of programs',
    PATIENCE,
    () => {
      let count = 0;
      const wrong = compared.flatMap(({ name, names, changes, sides }) =>
        DIRECTIONS.flatMap((direction) => {
          const { narrow, wide } = toSides(sides, direction);
          const safe = names.filter(
            (schema) => !changes.some((one) => isAsking(one, schema, direction)),
          );
          return safe.flatMap((schema) =>
            listValues(narrow.graph, toId(schema), direction)
              .filter((value) => {
                count++;
                return isValid(wide, toId(schema), direction, value) !== true;
              })
              .map((value) => `${name}, ${schema}, ${direction}: ${JSON.stringify(value)}`),
          );
        }),
      );
      expect(wrong).toEqual([]);
      // Otherwise the rule would hold vacuously.
      expect(count).toBeGreaterThan(10 * pairs.length);
    },
  );

  it('a value shows that a change of a schema is breaking', PATIENCE, () => {
    let count = 0;
    const wrong = compared.flatMap(({ name, changes, sides }) =>
      changes.filter(isAsked).flatMap(({ rule, operations, direction = 'request', witness }) => {
        count++;
        const schema = toId(operations[0]?.label.replace('POST /', '') ?? '');
        const { narrow, wide } = toSides(sides, direction);
        const value = parseJsonText(witness ?? 'null');
        const [one, other] = [narrow, wide].map((side) => isValid(side, schema, direction, value));
        const isShown = witness !== undefined && one === true && other === false;
        return isShown ? [] : [`${name}, ${schema}, ${rule}: ${witness} ${one} ${other}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(pairs.length / 3);
  });

  it('most changes of what authors write are decided', () => {
    const written = compared.filter(({ name }) => !name.startsWith('wild'));
    const all = written.flatMap(({ changes }) => changes).filter(isAskedRule);
    expect(all.filter((change) => change.class === 'look').length).toBeLessThan(all.length / 3);
  });
});

function toId(name: string): string {
  return toPlaceId(['components', 'schemas', name]);
}

/** The schemas of a version, and an independent validator of them. */
interface Validated {
  readonly graph: SchemaGraph;
  readonly getValidate: (ref: string, direction: Direction) => Validate;
  readonly isWild: boolean;
}

function toValidated(spec: Spec, isWild: boolean): Validated {
  const { graph } = toSide(spec);
  const getValidate = createSchemaValidator({ graph, matches: matchesPattern });
  return { graph, getValidate, isWild };
}

function toSides(
  { old, new: now }: { readonly old: Validated; readonly new: Validated },
  direction: Direction,
) {
  return direction === 'request' ? { narrow: old, wide: now } : { narrow: now, wide: old };
}

function isAsking(change: Change, schema: string, direction: Direction): boolean {
  const isOf = change.operations.some(({ label }) => label === `POST /${schema}`);
  return isOf && change.direction === direction && /^(?:breaking|look)$/.test(change.class);
}

function isAsked(change: Change): boolean {
  return change.class === 'breaking' && isAskedRule(change);
}

function isAskedRule({ rule }: Change): boolean {
  const id = rule.replace(/^(?:request|response)-(?:body|property)/, '*');
  const [kind]: Rule = rules[(rule in rules ? rule : id) as RuleId];
  return kind === 'asked' || kind === 'watched';
}

function listValues(graph: SchemaGraph, schema: string, direction: Direction): readonly unknown[] {
  return [-1, 2].flatMap((maxDepth) => {
    const attempt = {
      maxDepth,
      onlyRequired: maxDepth < 0,
      budget: createBudget(2000),
      isCut: false,
    };
    const start = { ancestors: [], depth: 0, attempt, list: listExampleValues, name: undefined };
    const walk = { graph, matches: matchesPattern, direction, ...start };
    return takeFirst(listExampleValues(walk, schema), 20);
  });
}

/** The verdict of both validators; undefined if they differ. The other one cannot validate all wild schemas. */
function isValid(
  { graph, getValidate, isWild }: Validated,
  schema: string,
  direction: Direction,
  value: unknown,
): boolean | undefined {
  const own = isValidValue({ graph, matches: matchesPattern }, schema, direction, value);
  const isSame = isWild || (getValidate(schema, direction)(value).length === 0) === own;
  return isSame ? own : undefined;
}
