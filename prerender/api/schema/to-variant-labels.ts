import { toKeys } from '../document/pointer';
import type { SchemaObject } from '../document/schema-object';
import { toJsonText } from '../document/to-json-text';

/** What the variants of a union are called: by title, by component, by type, else by number; each name once. */
export function toVariantLabels(
  schemas: readonly SchemaObject[],
  resolve: (schema: SchemaObject) => SchemaObject | undefined,
): readonly string[] {
  const names = schemas.map(
    (schema) => findTitle(schema) ?? findTitle(resolve(schema)) ?? findName(schema),
  );
  const types = schemas.map((schema) => toTypeLabel(resolve(schema)));
  const labels = schemas.map((_, index) => {
    const name = names[index];
    const type = types[index];
    if (name !== undefined && isOnce(names, name)) return name;
    if (name === undefined && type !== undefined && isOnce(types, type)) return type;
    return name === undefined ? `Option ${index + 1}` : `${name} ${index + 1}`;
  });
  return labels.map((label, index) => (isOnce(labels, label) ? label : `${label} ${index + 1}`));
}

function isOnce(texts: readonly (string | undefined)[], text: string): boolean {
  return texts.filter((other) => other === text).length === 1;
}

function findTitle(schema: SchemaObject | undefined): string | undefined {
  return typeof schema === 'object' ? schema.title : undefined;
}

function findName(schema: SchemaObject): string | undefined {
  const ref = typeof schema === 'object' ? schema.$ref : undefined;
  return ref === undefined ? undefined : toKeys(ref).at(-1);
}

/** The type of a plain value; what an object or a list is, its type does not tell. */
function toTypeLabel(schema: SchemaObject | undefined): string | undefined {
  if (typeof schema !== 'object') return undefined;
  if (schema.const !== undefined) return toJsonText(schema.const);
  const { type, format } = schema;
  if (typeof type !== 'string' || type === 'object' || type === 'array') return undefined;
  return format === undefined ? type : `${type} <${format}>`;
}
