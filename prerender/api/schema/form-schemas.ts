import type { SchemaId, SchemaNode } from '../../../src/model/schema/schema';
import { listEdges } from './schema-graph';
import { emptySchema, toIds } from '../../../src/model/schema/schema';
import type {
  FormSchema,
  RequestTemplate,
  TemplateField,
} from '../../../src/model/request/request-template';
import type { DocumentGraph } from './schema-graph';

/** Enough schemas to validate what a reader types into a form. */
const ENOUGH_NODES = 100;

/**
 * The schemas that validate a template's values, without descriptions and other text for readers.
 *
 * Where schemas reach hundreds of others, the farthest accept any value.
 */
export function listFormSchemas(
  graph: DocumentGraph,
  template: RequestTemplate,
): readonly FormSchema[] {
  const near = graph.reach(listSchemaIds(template), ENOUGH_NODES);
  const known = new Set(near.map(({ id }) => id));
  const beyond = new Set(near.flatMap(listNeighbours).filter((id) => !known.has(id)));
  return [...near, ...Array.from(beyond, (id) => ({ id, ...emptySchema }))].map(toFormSchema);
}

/** The schemas of the parameters, bodies and fields of a request. */
export function listSchemaIds({
  parameters,
  bodies,
}: Pick<RequestTemplate, 'parameters' | 'bodies'>): readonly SchemaId[] {
  return [
    ...parameters.flatMap(listIds),
    ...bodies.flatMap(({ schema, fields = [] }) => [
      ...(schema === undefined ? [] : [schema]),
      ...fields.flatMap(listIds),
    ]),
  ];
}

/** All schemas that a schema refers to. */
export function listNeighbours(node: SchemaNode): readonly SchemaId[] {
  const variants = node.unions.flatMap((union) => union.variants.map(({ schema }) => schema));
  return [...node.allOf, ...variants, ...listEdges(node)];
}

function listIds({ schema }: TemplateField): readonly SchemaId[] {
  return schema === undefined ? [] : toIds(schema);
}

function toFormSchema(node: SchemaNode): FormSchema {
  const said = Object.entries(node).filter(
    ([key, value]) => !unneeded.has(key) && !isUsual(key, value),
  );
  const lean = Object.fromEntries(said) as unknown as FormSchema;
  return node.values.length === 0
    ? lean
    : { ...lean, values: node.values.map(({ value }) => ({ value })) };
}

const unneeded = new Set([
  'name',
  'title',
  'description',
  'externalDocs',
  'default',
  'examples',
  'deprecated',
  'xml',
]);

/** True for a default: an unset flag, an empty list, no limits. `additional: false` is not one. */
function isUsual(key: string, value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return key in emptySchema && value === emptySchema[key as keyof typeof emptySchema];
}
