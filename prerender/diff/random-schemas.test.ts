import { describe, expect, it } from 'vitest';
import { parseJsonText, toJsonText } from '../../src/model/json-text';
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
import { createSchemaValidator, findOpinion } from '../api/fixtures/schema-validator';
import { PATIENCE, listSeeds, toSeedParts } from '../api/fixtures/seeds';
import { toPlaceId } from '../api/schema/schema-id';
import { compareApis } from './api-diff';
import type { Change } from './changes/change';
import { changeSchemas } from './fixtures/change-schemas';
import { toExchanges, toSpec } from './fixtures/to-spec';
import type { RuleId } from './changes/rules';
import { getRule, namedRules } from './changes/rules';
import { toVersions } from './versions/versions';

const DIRECTIONS: readonly Direction[] = ['request', 'response'];

/** Kinds of two versions: seeds, of which the last ones have failed before, and six schemas for each, or five wild ones. */
const kinds: readonly (readonly [
  kind: string,
  seeds: readonly number[],
  make: (seed: number) => readonly [old: Schemas, now: Schemas],
])[] = [
  [
    'changed',
    [...listSeeds(300), 5150, 5209, 7085],
    (seed) => withChanges(generateSchemas(seed), seed),
  ],
  ['other', listSeeds(50), (seed) => [generateSchemas(seed), generateSchemas(seed + 1)]],
  ['wild', listSeeds(60), (seed) => withChanges(generateWildSchemas(seed), seed)],
];

function withChanges(old: Schemas, seed: number): readonly [old: Schemas, now: Schemas] {
  return [old, changeSchemas(old, seed)];
}

describe.each(kinds)('for two versions of %s schemas', (kind, all, make) => {
  it.each(toSeedParts(all))(
    'values agree with what is compatible, breaking or open, for the seeds $name',
    PATIENCE,
    ({ seeds }) => {
      const compared = seeds.map((seed) => compare(kind, seed, make(seed)));
      const kept = compared.flatMap(listKept);
      const shown = compared.flatMap(listShown);
      expect(kept.filter(({ verdict }) => verdict !== true)).toEqual([]);
      expect(shown.filter(({ verdict }) => verdict !== true)).toEqual([]);
      if (kind !== 'changed') return;
      // Otherwise the rules would hold vacuously, or everything would be open.
      expect(kept.length).toBeGreaterThan(5 * seeds.length);
      expect(shown.length).toBeGreaterThan(seeds.length / 2);
      const asked = compared.flatMap(({ changes }) => changes.filter(isAsked));
      const open = asked.filter((change) => change.class === 'look');
      expect(open.length).toBeLessThan(asked.length / 2);
    },
  );
});

interface Compared {
  readonly name: string;
  /** The names of the schemas in both versions. */
  readonly names: readonly string[];
  readonly changes: readonly Change[];
  readonly sides: { readonly old: Validated; readonly new: Validated };
}

function compare(kind: string, seed: number, [old, now]: readonly [Schemas, Schemas]): Compared {
  const [before, after] = [toSpec(toExchanges(old)), toSpec(toExchanges(now))];
  const { changes } = compareApis(before, after, '2026-11-29');
  const isWild = kind === 'wild';
  const sides = { old: toValidated(before, isWild), new: toValidated(after, isWild) };
  return { name: `${kind} ${seed}`, names: Object.keys(old), changes, sides };
}

interface Claim {
  readonly text: string;
  readonly verdict: boolean | undefined;
}

/** Values that were valid still are where no change asks anything of programs. */
function listKept({ name, names, changes, sides }: Compared): readonly Claim[] {
  return DIRECTIONS.flatMap((direction) => {
    const { narrow, wide } = toSides(sides, direction);
    const safe = names.filter((schema) => !changes.some((one) => isAsking(one, schema, direction)));
    return safe.flatMap((schema) =>
      listValues(narrow.graph, toId(schema), direction).map((value) => ({
        text: `${name}, ${schema}, ${direction}: ${JSON.stringify(value)}`,
        verdict: isValid(wide, toId(schema), direction, value),
      })),
    );
  });
}

/** A value of each breaking change of a schema is valid in one version only. */
function listShown({ name, changes, sides }: Compared): readonly Claim[] {
  const found = changes.filter((change) => change.class === 'breaking' && isAsked(change));
  return found.map(({ rule, operations, direction = 'request', witness }) => {
    const schema = toId(operations[0]?.label.replace('POST /', '') ?? '');
    const { narrow, wide } = toSides(sides, direction);
    const value = parseJsonText(witness ?? 'null');
    const [one, other] = [narrow, wide].map((side) => isValid(side, schema, direction, value));
    const verdict = witness !== undefined && one === true && other === false;
    return { text: `${name}, ${schema}, ${rule}: ${witness}`, verdict };
  });
}

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
  const { graph } = toVersions(spec, spec);
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

function isAsked({ rule }: Change): boolean {
  const id = rule.replace(/^(?:request|response)-(?:body|property)/, '*');
  const [kind] = namedRules[rule] ?? getRule(id as RuleId);
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
  // It reads numbers as JavaScript does.
  if (isWild || /\d{16}/.test(toJsonText(value))) return own;
  const other = findOpinion(getValidate(schema, direction), value);
  return other === undefined || other === own ? own : undefined;
}
