import { describe, expect, it } from 'vitest';
import type { SchemaObject } from '../document/schema-object';
import { createConversion } from '../fixtures/create-conversion';
import type { DocumentGraph, SchemaRoot } from './schema-graph';

type Schemas = Readonly<Record<string, SchemaObject>>;

function createGraph(schemas: Schemas, roots: readonly SchemaRoot[] = []): DocumentGraph {
  return createConversion({ components: { schemas } } as object, roots).graph;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('a reference', () => {
  it('has the id of its component, wherever it stands', () => {
    const graph = createGraph({ Team: { type: 'object' } });
    expect(graph.getId(ref('Team'))).toBe('Team');
    expect(graph.reach(['Team'])).toMatchObject([{ id: 'Team', name: 'Team', types: ['object'] }]);
  });

  it('into a component resolves to the schema at that pointer', () => {
    const graph = createGraph({ Team: { properties: { name: { type: 'string' } } } });
    const id = graph.getId({ $ref: '#/components/schemas/Team/properties/name' });
    expect(id).toBe('Team.name');
    expect(graph.reach([id])).toMatchObject([{ types: ['string'] }]);
  });

  it('with siblings is a schema of its own, with the component in its allOf', () => {
    const root = { schema: { ...ref('Team'), description: 'The parent' }, id: 'x' };
    const graph = createGraph({ Team: { type: 'object' } }, [root]);
    const id = graph.getId(root.schema);
    expect(graph.reach([id])).toMatchObject([
      { id: 'x', description: ['The parent'], allOf: ['Team'] },
      { id: 'Team', description: [] },
    ]);
  });

  it('from one component to another is followed', () => {
    const graph = createGraph({ Alias: ref('Team'), Team: { type: 'object' } });
    expect(graph.reach([graph.getId(ref('Alias'))]).map(({ id }) => id)).toEqual(['Alias', 'Team']);
  });
});

describe('recursion', () => {
  it('is an edge back, so that each schema appears once', () => {
    const graph = createGraph({
      Team: { properties: { parent: ref('Team'), members: { items: ref('User') } } },
      User: { properties: { teams: { items: ref('Team') } } },
    });
    const nodes = graph.reach([graph.getId(ref('Team'))]);
    expect(nodes.map(({ id }) => id)).toEqual(['Team', 'Team.members', 'User', 'User.teams']);
    expect(nodes[0]?.properties).toContainEqual({ name: 'parent', schema: 'Team' });
    expect(nodes[3]?.items).toBe('Team');
  });

  it.each<[string, Schemas]>([
    ['itself', { A: ref('A') }],
    ['itself in an allOf', { A: { allOf: [ref('A')] } }],
    ['itself as its items', { A: { items: ref('A') } }],
    ['itself in a union', { A: { oneOf: [ref('A'), { type: 'string' }] } }],
    ['itself as its other properties', { A: { additionalProperties: ref('A') } }],
    ['one that refers back', { A: ref('B'), B: ref('A') }],
  ])('terminates for a schema that refers to %s', (_, schemas) => {
    const graph = createGraph(schemas);
    const ids = graph.reach([graph.getId(ref('A'))]).map(({ id }) => id);
    expect(ids[0]).toBe('A');
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a generic schema', () => {
  const List: SchemaObject = {
    type: 'array',
    items: { $dynamicRef: '#item' },
    $defs: { any: { $dynamicAnchor: 'item' } },
  };

  it('is filled by each schema that refers to it, also in several steps', () => {
    const graph = createGraph({
      Names: { ...ref('Page'), $defs: { name: { $dynamicAnchor: 'item', type: 'string' } } },
      Ids: { ...ref('List'), $defs: { id: { $dynamicAnchor: 'item', type: 'integer' } } },
      Page: { properties: { rows: ref('List') } },
      List,
    });
    const listTypes = (name: string) => graph.reach([name]).flatMap(({ types }) => types ?? []);
    expect(listTypes('Names')).toEqual(['array', 'string']);
    expect(listTypes('Ids')).toEqual(['array', 'integer']);
    expect(listTypes('Page')).toEqual(['array']);
  });

  it('may fill itself', () => {
    const graph = createGraph({
      List: {
        ...List,
        $defs: {
          own: {
            $dynamicAnchor: 'item',
            $defs: { other: { $dynamicAnchor: 'other' } },
            items: ref('List'),
          },
        },
      },
    });
    expect(graph.nodes.size).toBeLessThan(10);
  });

  it('that refers to itself is the one that extends it', () => {
    const graph = createGraph({
      Tree: {
        $dynamicAnchor: 'node',
        properties: { children: { items: { $dynamicRef: '#node' } } },
      },
      Named: { $dynamicAnchor: 'node', ...ref('Tree'), required: ['name'] },
    });
    const listItems = (name: string) => graph.reach([name]).flatMap(({ items }) => items ?? []);
    const listNames = (name: string) => graph.reach(listItems(name)).map((node) => node.name);
    expect(listNames('Named')[0]).toBe('Named');
    expect(listNames('Tree')[0]).toBe('Tree');
  });
});

describe('reach', () => {
  const graph = createGraph({
    A: {
      properties: { b: ref('B') },
      additionalProperties: ref('C'),
      allOf: [ref('D')],
      oneOf: [ref('E')],
    },
    B: { items: ref('F') },
    C: {},
    D: {},
    E: {},
    F: {},
    Other: {},
  });

  it('follows all edges of a schema, and returns nothing else', () => {
    const ids = graph.reach([graph.getId(ref('A'))]).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  it('returns each schema once, in the order of the ids', () => {
    expect(graph.reach(['F', 'C', 'F']).map(({ id }) => id)).toEqual(['F', 'C']);
  });

  it('returns nothing for an unknown id', () => {
    expect(graph.reach(['constructor', 'nowhere'])).toEqual([]);
  });
});

describe('ids', () => {
  it.each(['__proto__', 'constructor'])('may be %s', (name) => {
    const schemas = JSON.parse(`{"${name}":{"type":"string"}}`) as Schemas;
    const graph = createGraph(schemas);
    expect(graph.reach([graph.getId(ref(name))])).toMatchObject([{ name, types: ['string'] }]);
  });

  it('of a property and of a component with a dot in its name do not collide', () => {
    const graph = createGraph({
      Team: { properties: { owner: { type: 'string' } } },
      'Team.owner': { type: 'integer' },
    });
    const team = graph.getId(ref('Team'));
    const owner = graph.getId(ref('Team.owner'));
    expect(graph.reach([owner])).toMatchObject([{ types: ['integer'] }]);
    expect(graph.reach([team])[1]).toMatchObject({ types: ['string'] });
  });

  it('of a nested property and of one with a dot in its name do not collide', () => {
    const graph = createGraph({
      Team: {
        properties: {
          owner: { properties: { id: { type: 'string' } } },
          'owner.id': { type: 'integer' },
        },
      },
    });
    const nodes = graph.reach([graph.getId(ref('Team'))]);
    expect(nodes.flatMap(({ types }) => types)).toEqual(['integer', 'string']);
  });
});
