import type { OpenApiDocument, Referable, Reference } from './document';
import { findAt, toKeys } from './pointer';

/** The object itself, or the one at the end of its chain of `$ref`s. */
export function resolve<T extends object>(document: OpenApiDocument, value: Referable<T>): T {
  const seen = new Set<string>();
  let current: Referable<T> = value;
  while (isReference(current)) {
    if (seen.has(current.$ref)) throw new Error(`"$ref: ${current.$ref}" refers to itself.`);
    seen.add(current.$ref);
    current = findAt(document, toKeys(current.$ref)) as Referable<T>;
  }
  return current;
}

function isReference(value: object): value is Reference {
  return '$ref' in value && typeof value.$ref === 'string';
}
