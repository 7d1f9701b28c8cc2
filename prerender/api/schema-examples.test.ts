import { describe, expect, it } from 'vitest';
import type { Direction, SchemaGraph } from '../../src/model/schema/schema';
import { toExample } from './examples/example';
import { isValidValue } from '../../src/model/schema/validity';
import type { Validate } from './fixtures/schema-validator';
import { createAjv, createSchemaValidator, findOpinion } from './fixtures/schema-validator';
import { createConversion } from './fixtures/create-conversion';
import { generateSchemas } from './fixtures/generate-schemas';
import type { Schemas } from './fixtures/generate-schemas';
import { generateWildSchemas } from './fixtures/generate-wild-schemas';
import { listDisagreements } from './fixtures/list-disagreements';
import { PATIENCE, listSeeds } from './fixtures/seeds';
import { matchesPattern } from '../../src/model/schema/pattern';

/** Six schemas per seed; the last ones have failed before. */
const SEEDS = [...listSeeds(334), 863_356, 461_147, 501_134];

/** Five schemas per seed; the last ones have failed before. */
const WILD_SEEDS = [...listSeeds(100), 31_381, 867_614, 500_957];

const DIRECTIONS: readonly Direction[] = ['request', 'response'];

describe('for generated schemas', () => {
  // The graphs and their examples, created once for both tests.
  const made = SEEDS.map((seed) => {
    const graph = toGraph(generateSchemas(seed));
    return { seed, graph, examples: listExamples(graph) };
  });

  it('every example exists, and is valid in its direction', PATIENCE, () => {
    const wrong = made.flatMap(({ seed, graph, examples }) => {
      const getValidate = createSchemaValidator({ graph, matches: matchesPattern });
      return examples.flatMap((example) =>
        example.value === undefined
          ? [toMistake(seed, example, 'is not there')]
          : listMistakes(seed, example, getValidate(example.name, example.direction)),
      );
    });
    expect(wrong).toEqual([]);
  });

  it(
    'every example is valid for the original schema if that does not depend on a direction',
    PATIENCE,
    () => {
      const wrong = SEEDS.slice(0, 100).flatMap((seed) => {
        const schemas = generateSchemas(seed, { hasDirections: false });
        const ajv = createAjv(matchesPattern);
        ajv.addSchema({ $id: 'document', components: { schemas } });
        return listExamples(toGraph(schemas)).flatMap((example) => {
          const check = ajv.compile({ $ref: `document#/components/schemas/${example.name}` });
          return listMistakes(seed, example, (value) => (check(value) ? [] : (check.errors ?? [])));
        });
      });
      expect(wrong).toEqual([]);
    },
  );

  it('the table and the example have the same properties', PATIENCE, () => {
    const wrong = made.flatMap(({ seed, graph, examples }) =>
      examples.flatMap((example) => {
        const { name, direction, value } = example;
        const disagreements = listDisagreements(graph, name, direction, value);
        return disagreements.map((text) => toMistake(seed, example, text));
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('for schemas of random keywords', () => {
  // The graphs and their validators, created once for both tests.
  const made = WILD_SEEDS.map((seed) => {
    const graph = toGraph(generateWildSchemas(seed));
    return { seed, graph, getValidate: createSchemaValidator({ graph, matches: matchesPattern }) };
  });

  it('nothing crashes or hangs, and every example is valid', PATIENCE, () => {
    const examples = made.flatMap(({ seed, graph, getValidate }) =>
      listExamples(graph)
        .filter(({ value }) => value !== undefined)
        .map((example) =>
          listMistakes(seed, example, getValidate(example.name, example.direction)),
        ),
    );
    expect(examples.flat()).toEqual([]);
    // Most of them have an example, however odd.
    expect(examples.length).toBeGreaterThan(5 * WILD_SEEDS.length);
  });

  it('our own validation agrees with the validator', PATIENCE, () => {
    const wrong = made.flatMap(({ seed, graph, getValidate }) =>
      listNames(graph).flatMap((name) => {
        const validate = getValidate(name, 'request');
        return VALUES.flatMap((value) => {
          const example = { name, direction: 'request', value } as const;
          const accepts = findOpinion(validate, value);
          const isValid = isValidValue({ graph, matches: matchesPattern }, name, 'request', value);
          const isSame = accepts === undefined || accepts === isValid;
          if (isSame || findOpinionOfRenamed(seed, name, value) === isValid) return [];
          return [toMistake(seed, example, `accepted: ${String(accepts)}`)];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('a name that every object inherits is not evaluated by itself', () => {
    const graph = toGraph({
      open: { anyOf: [{ properties: { a: {} } }, true], unevaluatedProperties: false },
    });
    const isValid = (value: object) =>
      isValidValue({ graph, matches: matchesPattern }, 'open', 'request', value);
    expect(isValid({ a: 'x' })).toBe(true);
    expect(isValid({ a: 'x', constructor: 1 })).toBe(false);
  });

  it('two schemas that are parts of each other, both with unevaluated items, have an end', () => {
    const $ref = '#/components/schemas/loop';
    const graph = toGraph({
      loop: { unevaluatedItems: false, allOf: [{ unevaluatedItems: true, allOf: [{ $ref }] }] },
    });
    const isValid = (value: unknown) =>
      isValidValue({ graph, matches: matchesPattern }, 'loop', 'request', value);
    expect([isValid([]), isValid(null), isValid({})]).toEqual([true, true, true]);
  });

  it('Object.prototype stays unchanged', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('a');
  });
});

/** No arrays, because the validator does not treat items matched by `contains` as evaluated. */
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  1,
  2.5,
  14,
  'a',
  '',
  'aaaaa',
  {},
  { a: 1 },
  { b: {}, a: null },
  { a: 'x', constructor: 1 },
  { 'x/y': 7 },
  { abc: true },
];

/**
 * The validator's opinion where no name is one that every object inherits: where the value decides which properties
 * are evaluated, it takes those for evaluated.
 */
function findOpinionOfRenamed(seed: number, name: string, value: unknown): boolean | undefined {
  const rename = <T>(part: T): T =>
    JSON.parse(JSON.stringify(part).replaceAll('constructor', 'constractor')) as T;
  const graph = toGraph(rename(generateWildSchemas(seed)));
  const getValidate = createSchemaValidator({ graph, matches: matchesPattern });
  return findOpinion(getValidate(rename(name), 'request'), rename(value));
}

interface MadeExample {
  readonly name: string;
  readonly direction: Direction;
  readonly value: unknown;
}

function listExamples(graph: SchemaGraph): readonly MadeExample[] {
  return listNames(graph).flatMap((name) =>
    DIRECTIONS.map((direction) => ({
      name,
      direction,
      value: toExample(graph, name, direction),
    })),
  );
}

function listNames(graph: SchemaGraph): readonly string[] {
  return [...graph.values()].filter(({ name }) => name !== undefined).map(({ id }) => id);
}

function listMistakes(seed: number, example: MadeExample, validate: Validate): readonly string[] {
  try {
    return validate(example.value).map(({ instancePath, message }) =>
      toMistake(seed, example, `${instancePath} ${message}`),
    );
  } catch (error) {
    // The validator does not terminate on a schema that refers to itself at the same value, and fails on
    // unevaluated properties beside names that every object inherits.
    if (error instanceof RangeError || error instanceof TypeError) return [];
    throw error;
  }
}

function toMistake(seed: number, { name, direction, value }: MadeExample, text: string): string {
  return `seed ${seed}, ${name}, ${direction}: ${text} in ${JSON.stringify(value)}`;
}

function toGraph(schemas: Schemas): SchemaGraph {
  const { graph } = createConversion({ components: { schemas } } as object);
  return graph.nodes;
}
