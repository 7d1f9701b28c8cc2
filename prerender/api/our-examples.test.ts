import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../src/model/schema/schema';
import { toExample } from './examples/example';
import { checkExamples, listExamplePlaces } from './validate/examples';
import { createSchemaValidator } from './fixtures/schema-validator';
import { createConversion } from './fixtures/create-conversion';
import type { Spec } from './document/document';
import { parseSpec } from './load-spec';
import { matchesPattern } from '../../src/model/schema/pattern';

const DIRECTIONS: readonly Direction[] = ['request', 'response'];

const PATIENCE = { timeout: 60_000 };

describe.each(['specs/easier-api.yaml', 'specs/postal-api.yaml'])('%s', (file) => {
  it('has only examples that are valid for their schema', PATIENCE, async () => {
    const spec = await loadSpec(file);
    expect(checkExamples(spec)).toEqual([]);
    // Otherwise the check above would pass without any examples.
    const { graph } = createConversion(spec.document);
    expect(listExamplePlaces(spec.document, graph).length).toBeGreaterThan(30);
  });

  it('has a valid generated example for each schema, in both directions', PATIENCE, async () => {
    const { document } = await loadSpec(file);
    // The graph contains every schema, including those of parameters, headers and bodies.
    const { graph } = createConversion(document);
    const getValidate = createSchemaValidator({ graph: graph.nodes, matches: matchesPattern });
    const wrong = [...graph.nodes.keys()].flatMap((id) =>
      DIRECTIONS.flatMap((direction) => {
        const value = toExample(graph.nodes, id, direction);
        const errors = value === undefined ? ['none'] : getValidate(id, direction)(value);
        return errors.length === 0 ? [] : [{ id, direction, value, errors }];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

async function loadSpec(file: string): Promise<Spec> {
  const loaded = await parseSpec(file, await readFile(file, 'utf8'));
  if (loaded.kind === 'invalid') throw new Error(`${file} is not valid.`);
  return loaded.spec;
}
