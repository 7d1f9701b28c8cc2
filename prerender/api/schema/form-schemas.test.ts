import { describe, expect, it } from 'vitest';
import type { RequestTemplate } from '../../../src/model/request/request-template';
import { toFormGraph } from '../../../src/model/request/request-template';
import { isValidValue } from '../../../src/model/schema/validity';
import { createConversion } from '../fixtures/create-conversion';
import { listFormSchemas } from './form-schemas';
import { matchesPattern } from '../../../src/model/schema/pattern';

const ref = (index: number) => ({ $ref: `#/components/schemas/S${index}` });

/** Schemas that each refer to the next one. */
function toChain(length: number): object {
  const schemas = Array.from({ length }, (_, index) => [
    `S${index}`,
    { type: 'object', required: ['next'], properties: { next: ref((index + 1) % length) } },
  ]);
  return { components: { schemas: Object.fromEntries(schemas) } };
}

function list(length: number) {
  const { graph } = createConversion(toChain(length));
  const template = { parameters: [], bodies: [{ schema: 'S0' }] } as unknown as RequestTemplate;
  return listFormSchemas(graph, template);
}

/** `{ next: { next: … end } }` */
function toNested(depth: number, end: unknown): unknown {
  return depth === 0 ? end : { next: toNested(depth - 1, end) };
}

describe('the form schemas of a template', () => {
  it('are all schemas that it reaches', () => {
    const nodes = list(100);
    expect(nodes).toHaveLength(100);
    expect(
      isValidValue(
        { graph: toFormGraph(nodes), matches: matchesPattern },
        'S0',
        'request',
        toNested(90, 1),
      ),
    ).toBe(false);
  });

  it('are limited to the nearest; schemas farther away accept any value', () => {
    const nodes = list(1000);
    expect(nodes.length).toBeLessThan(220);
    const graph = toFormGraph(nodes);
    expect(isValidValue({ graph, matches: matchesPattern }, 'S0', 'request', { next: 1 })).toBe(
      false,
    );
    expect(
      isValidValue({ graph, matches: matchesPattern }, 'S0', 'request', toNested(400, 1)),
    ).toBe(true);
  });
});
