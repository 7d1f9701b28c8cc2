import type { OpenApiDocument, Referable, Reference } from './document';
import { findAt, toKeys } from './pointer';

/**
 * The object itself, or the one at the end of its chain of `$ref`s. From OpenAPI 3.1 on, a `summary` and a
 * `description` beside a `$ref` override those of the object.
 */
export function resolve<T extends object>(document: OpenApiDocument, value: Referable<T>): T {
  const seen = new Set<string>();
  const texts: Record<string, string> = {};
  let current: Referable<T> = value;
  while (isReference(current)) {
    if (seen.has(current.$ref)) throw new Error(`"$ref: ${current.$ref}" refers to itself.`);
    seen.add(current.$ref);
    addTexts(texts, current);
    current = findAt(document, toKeys(current.$ref)) as Referable<T>;
  }
  const isReplaced = Object.keys(texts).length === 0 || document.openapi.startsWith('3.0');
  return isReplaced ? current : { ...current, ...texts };
}

/** The outermost reference comes first, and its texts stay. */
function addTexts(texts: Record<string, string>, reference: object): void {
  for (const [key, value] of Object.entries(reference))
    if (overriding.has(key) && typeof value === 'string') texts[key] ??= value;
}

/** The fields of a Reference Object that override those of the object referred to. */
const overriding: ReadonlySet<string> = new Set(['summary', 'description']);

/** The fields of a Reference Object that have no effect, each with what to do. */
export function listSiblings(reference: object, keys: readonly string[]) {
  return Object.keys(reference)
    .filter((key) => key !== '$ref' && !key.startsWith('x-') && !overriding.has(key))
    .map((key) => ({
      keys: [...keys, key],
      message: `"${key}" beside "$ref" has no effect.`,
      hint: 'Only "summary" and "description" override the target: change that, or write the object here.',
    }));
}

function isReference(value: object): value is Reference {
  return '$ref' in value && typeof value.$ref === 'string';
}
