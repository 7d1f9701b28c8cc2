import type { SchemaNode } from './schema';

/** Whether a schema says no more than: its parts, or null. */
export function isOrNull(node: SchemaNode): boolean {
  return node.nullable && !limitsNull(node);
}

/** Whether a schema itself says what is valid, so that null is valid only where it says so. */
export function limitsNull({ types, values, constant, unions }: SchemaNode): boolean {
  return (
    types.length > 0 ||
    values.length > 0 ||
    constant !== undefined ||
    unions.some(({ inherited }) => inherited !== true)
  );
}
