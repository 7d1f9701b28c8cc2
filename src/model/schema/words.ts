import { toDefined } from '../defined';
import type { RichText } from '../text/rich-text';
import type { ExternalDocs, JsonText, SchemaGraph, SchemaId, SchemaNode } from './schema';
import { getSchema } from './schema';

/** An author's documentation of a value, besides what it may be. */
export interface Words {
  /** The component that it is, or that it adds only words to; the path of its page. */
  readonly name?: string;
  readonly page?: string;
  readonly title?: string;
  readonly description: RichText;
  readonly externalDocs: readonly ExternalDocs[];
  /** Those of the first part that has any. */
  readonly examples: readonly JsonText[];
  /** Those of other parts, which may have only some of the fields. */
  readonly partExamples: readonly JsonText[];
  /** Whether the schema describes its use of a component, if it adds only words to one. */
  readonly use?: 'described' | 'undescribed';
}

/**
 * Joins what the parts of a schema say.
 *
 * All that stands in the schema itself counts. A component that it refers to has a page of its own, so the
 * words of that one count only where the schema has none.
 */
export function mergeWords(
  graph: SchemaGraph,
  ids: readonly SchemaId[],
  parts: readonly SchemaNode[],
): Words {
  const { own, components } = splitParts(graph, ids);
  const { name, page } = findComponent(own, components) ?? {};
  const isUse = name !== undefined && own.every((part) => part.name === undefined);
  const ownTitle = [...new Set(own.flatMap(({ title = [] }) => title))].join(', ');
  const isExtension = ownTitle === '' && !isUse && components.length < 2;
  const title = isExtension ? parts.find(hasTitle)?.title : ownTitle;
  const docs = own.flatMap(({ externalDocs = [] }) => externalDocs);
  const [first, ...rest] = own.filter(hasExamples);
  const { examples = [] } = first ?? parts.find(hasExamples) ?? {};
  const more = new Set(rest.flatMap((part) => part.examples));
  const isDescribed = own.some(({ description }) => description.length > 0);
  return {
    ...toDefined({ name, page }),
    ...(title !== undefined && title !== '' && { title }),
    description: joinDescriptions(graph, ids),
    externalDocs: docs.length > 0 ? docs : parts.flatMap(({ externalDocs = [] }) => externalDocs),
    examples,
    partExamples: [...more].filter((example) => !examples.includes(example)),
    ...(isUse && { use: isDescribed ? 'described' : 'undescribed' }),
  };
}

/** The component that some parts are, or that they refer to and add only words to. */
function findComponent(
  own: readonly SchemaNode[],
  [component, ...others]: readonly SchemaNode[],
): SchemaNode | undefined {
  const [first] = own;
  if (first?.name !== undefined) return first;
  return others.length === 0 && own.every(isOnlyWords) ? component : undefined;
}

/** True for a schema that limits no values, and describes nothing inside them. */
function isOnlyWords(node: SchemaNode): boolean {
  return (
    filled.every((key) => Object.keys(node[key]).length === 0) &&
    !present.some((key) => key in node)
  );
}

const filled = ['types', 'values', 'limits', 'properties', 'required', 'unions'] as const;

/** Absent where they are not used. */
const present: readonly (keyof SchemaNode)[] = [
  'never',
  'format',
  'constant',
  'patternProperties',
  'propertyNames',
  'additional',
  'unevaluated',
  'dependentRequired',
  'dependentSchemas',
  'items',
  'prefixItems',
  'contains',
  'unevaluatedItems',
  'not',
  'condition',
];

function hasTitle({ title }: SchemaNode): boolean {
  return title !== undefined;
}

function hasExamples({ examples }: SchemaNode): boolean {
  return examples.length > 0;
}

/** The descriptions of a schema, outermost first and each once; those of its components if it has none. */
function joinDescriptions(
  graph: SchemaGraph,
  ids: readonly SchemaId[],
  around: ReadonlySet<SchemaId> = new Set(),
): RichText {
  const { own, components } = splitParts(graph, ids);
  const described = own.map(({ description }) => description).filter(({ length }) => length > 0);
  if (described.length > 0) return joinTexts(described);
  const inner = components.map(({ id }) => id).filter((id) => !around.has(id));
  return joinTexts(inner.map((id) => joinDescriptions(graph, [id], new Set([...around, id]))));
}

function joinTexts(texts: readonly RichText[]): RichText {
  const [only = [], ...others] = texts;
  if (others.length === 0) return only;
  return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()].flat();
}

/** The parts that stand in a schema itself, and the components that it refers to. */
function splitParts(
  graph: SchemaGraph,
  ids: readonly SchemaId[],
): { readonly own: readonly SchemaNode[]; readonly components: readonly SchemaNode[] } {
  const own = new Map<SchemaId, SchemaNode>();
  const components = new Set<SchemaNode>();
  const open = ids.toReversed();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (own.has(id)) continue;
    const node = getSchema(graph, id);
    if (node.name !== undefined && ids.length + own.size > 1) components.add(node);
    else {
      own.set(id, node);
      open.push(...node.allOf.toReversed());
    }
  }
  return { own: [...own.values()], components: [...components] };
}
