import { describe, expect, it } from 'vitest';
import type { Direction, SchemaGraph, SchemaId } from '../../../src/model/schema/schema';
import { getSchema } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toExample } from '../examples/example';
import { createSchemaValidator } from '../fixtures/schema-validator';
import { choiceKeywords } from '../fixtures/choice-keywords';
import { createConversion } from '../fixtures/create-conversion';
import type { KeywordFixture } from '../fixtures/keyword-fixture';
import { partKeywords } from '../fixtures/part-keywords';
import { valueKeywords } from '../fixtures/value-keywords';
import { matchesPattern } from '../../../src/model/schema/pattern';

const fixtures = [...valueKeywords, ...partKeywords, ...choiceKeywords];

describe.each(fixtures)('$keyword', (fixture) => {
  const graph = toGraph(fixture);

  it('is converted into the node', () => {
    expect(getSchema(graph, 'A')).toMatchObject(fixture.node);
  });

  it('is part of the effective schema', () => {
    expect(toEffectiveSchema(graph, 'A', 'request')).toMatchObject(fixture.effective);
  });

  it('is respected by the example, which is valid in both directions', () => {
    expect(toExample(graph, 'A', 'request')).toEqual(fixture.example);
    if (fixture.example === undefined) return;
    const getValidate = createSchemaValidator({ graph, matches: matchesPattern });
    const listErrors = (direction: Direction, id: SchemaId = 'A') =>
      getValidate(id, direction)(toExample(graph, id, direction));
    expect(listErrors('request')).toEqual([]);
    expect(listErrors('response')).toEqual([]);
  });
});

function toGraph({ schema, others = {} }: KeywordFixture): SchemaGraph {
  const schemas = { A: schema, ...others };
  const { graph } = createConversion({ components: { schemas } } as object);
  return graph.nodes;
}
