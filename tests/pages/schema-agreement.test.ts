import { isObject } from '../../src/model/json-object';
import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { toNode } from '../../src/model/schema/fixtures/to-node';
import type { Direction, SchemaNode, TypeName } from '../../src/model/schema/schema';
import { toGraph } from '../../src/model/schema/schema';
import { toExample } from '../../prerender/api/examples/example';
import { listSeeds } from '../../prerender/api/fixtures/seeds';
import { renderField } from './fixtures/render-field';

/** Generous, for busy machines. */
const TIMEOUT = 120_000;

const SEEDS = listSeeds(200);
const ROOT = 'body';
const VARIANT = /\(variant-\d\)/g;

describe.each<Direction>(['request', 'response'])('for generated schemas in a %s', (direction) => {
  it(
    'table, types and example agree on the fields',
    () => {
      for (const seed of SEEDS) expectAgreement(seed, { ownBesideUnion: false }, direction);
    },
    TIMEOUT,
  );

  it(
    'they also agree if a union has properties of its own',
    () => {
      for (const seed of SEEDS) expectAgreement(seed, { ownBesideUnion: true }, direction);
    },
    TIMEOUT,
  );
});

function expectAgreement(seed: number, options: GeneratorOptions, direction: Direction): void {
  const nodes = generateSchemas(seed, options);
  const rows = listRows(nodes, direction);
  const values = listValues(toExample(toGraph(nodes), '0', direction), ROOT);

  const extra = [...values.keys()].filter((path) => !rows.has(path) && !isElsewhere(path, rows));
  expect(extra, `seed ${seed}: the example shows what the table does not`).toEqual([]);

  // An example may omit optional fields that recurse or are too deep to read.
  const missing = [...rows]
    .filter(([path, row]) => row.isRequired && !values.has(path) && values.has(toParent(path)))
    .map(([path]) => path);
  expect(missing, `seed ${seed}: the table requires what the example does not show`).toEqual([]);

  const shown = [...values].filter(([path]) => rows.has(path));
  const mistyped = shown.filter(
    ([path, value]) => rows.get(path)?.types.some((type) => fits(type, value)) !== true,
  );
  expect(mistyped, `seed ${seed}: an example is not of the type in the table`).toEqual([]);
}

/** What the table shows at one path; in a union, several variants may have a field there. */
interface Row {
  readonly types: readonly string[];
  /** Required, and outside variants, because an example shows only one variant. */
  readonly isRequired: boolean;
  /** Whether the table refers to another place for its fields. */
  readonly refers: boolean;
}

/** The table's rows for the schema "0", by anchor without the names of variants. */
function listRows(nodes: readonly SchemaNode[], direction: Direction): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  visit(fromParse5(parseFragment(renderField(nodes, direction))), 'element', (node) => {
    const { id } = node.properties;
    if (node.tagName !== 'li' || typeof id !== 'string') return;
    const path = id.replaceAll(VARIANT, '');
    rows.set(path, {
      types: [...(rows.get(path)?.types ?? []), findType(node)],
      refers: rows.get(path)?.refers === true || holdsLater(node),
      isRequired: path === id && isMarkedRequired(findLine(node), direction),
    });
  });
  return rows;
}

/** Whether something inside an element opens on demand, or is only in the OpenAPI file. */
function holdsLater(node: Element): boolean {
  return node.children.some(
    (child) =>
      child.type === 'element' &&
      (child.properties['dataLater'] !== undefined ||
        child.properties['dataCut'] !== undefined ||
        holdsLater(child)),
  );
}

/** In a response, what is always there has no mark. */
function isMarkedRequired(line: string, direction: Direction): boolean {
  return direction === 'response' ? !line.includes('optional') : line.includes('required');
}

/** Whether the table stops above a path and leaves the fields to another page. */
function isElsewhere(path: string, rows: ReadonlyMap<string, Row>): boolean {
  const parent = toParent(path);
  if (parent === path) return false;
  return rows.get(parent)?.refers === true || isElsewhere(parent, rows);
}

function toParent(path: string): string {
  return path.replace(/(?:\.[^.[\]]+|\[\])$/, '');
}

function findLine({ children }: Element): string {
  const line = children.find((child) => child.type === 'element' && child.tagName === 'p');
  return line?.type === 'element' ? toString(line) : '';
}

/** The type is on the row's first line, after the name. */
function findType({ children }: Element): string {
  const line = children.find((child) => child.type === 'element' && child.tagName === 'p');
  const spans = line?.type === 'element' ? line.children : [];
  const type = spans.find((child) => child.type === 'element' && child.tagName === 'span');
  return type?.type === 'element' ? toString(type) : '';
}

function listValues(value: unknown, path: string): ReadonlyMap<string, unknown> {
  const inside = Array.isArray(value)
    ? value.flatMap((item) => [...listValues(item, `${path}[]`)].slice(1))
    : Object.entries(isObject(value) ? value : {}).flatMap(([name, item]) => [
        ...listValues(item, `${path}.${name}`),
      ]);
  return new Map([[path, value], ...inside]);
}

function fits(type: string, value: unknown): boolean {
  if (/^(?:one|any) of/.test(type)) return true;
  if (type.startsWith('array')) return Array.isArray(value);
  if (type.startsWith('object')) return isObject(value);
  if (type.startsWith('integer')) return Number.isInteger(value);
  return type.startsWith(typeof value);
}

type Kind = 'object' | 'composed' | 'array' | 'union' | 'primitive';

interface GeneratorOptions {
  /** Whether unions have properties of their own. */
  readonly ownBesideUnion: boolean;
}

const NAMES = ['id', 'name', 'parent', 'constructor', '__proto__'];

/** Only unions have these: redefining one in a variant would be an `allOf` of both. */
const OWN_NAMES = ['amount', 'toString'];

/** Schemas that refer to each other at random; the first one is an object. */
function generateSchemas(seed: number, options: GeneratorOptions): readonly SchemaNode[] {
  const random = createRandom(seed);
  const pick = <T>(items: readonly T[], fallback: T): T =>
    items[Math.floor(random() * items.length)] ?? fallback;
  const kinds: readonly Kind[] = [
    'object',
    'primitive',
    ...Array.from({ length: 6 }, () =>
      pick<Kind>(['object', 'composed', 'array', 'union', 'primitive'], 'object'),
    ),
  ];
  const ids = kinds.map((_, index) => String(index));
  const listOf = (...wanted: readonly Kind[]) =>
    ids.filter((id) => wanted.includes(kinds[Number(id)] ?? 'primitive'));

  const objects = listOf('object', 'composed');

  // One schema per name, because parts of an allOf must not contradict each other.
  const byName = new Map([...NAMES, ...OWN_NAMES].map((name) => [name, pick(ids, '1')]));
  const toProperties = (names: readonly string[]) =>
    names.filter(() => random() < 0.5).map((name) => ({ name, schema: byName.get(name) ?? '1' }));

  const toSchema = (kind: Kind, id: string): SchemaNode => {
    const direction = { readOnly: random() < 0.15, writeOnly: random() < 0.15 };
    switch (kind) {
      case 'object':
        return toNode(id, { ...direction, types: ['object'], properties: toProperties(NAMES) });
      case 'composed':
        return toNode(id, {
          types: ['object'],
          properties: toProperties(NAMES),
          allOf: [pick(objects, '0'), pick(listOf('object'), '0')],
        });
      case 'array': {
        // Lists that contain themselves have separate tests.
        const later = listOf('array').filter((other) => Number(other) > Number(id));
        const items = [...objects, ...listOf('primitive'), ...later];
        return toNode(id, { ...direction, types: ['array'], items: pick(items, '1') });
      }
      case 'union':
        return toNode(id, {
          ...(options.ownBesideUnion && {
            types: ['object'],
            properties: toProperties(OWN_NAMES),
          }),
          unions: [
            {
              kind: pick(['oneOf', 'anyOf'], 'oneOf'),
              variants: [
                { schema: pick(objects, '0'), label: 'variant-1' },
                { schema: pick(options.ownBesideUnion ? objects : ids, '1'), label: 'variant-2' },
              ],
            },
          ],
        });
      default:
        return toNode(id, {
          ...direction,
          types: [pick<TypeName>(['string', 'integer', 'boolean'], 'string')],
        });
    }
  };
  return kinds.map((kind, index) => toSchema(kind, String(index)));
}

/** A small seeded random number generator: mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
