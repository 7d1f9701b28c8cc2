import { listObjects } from '../document/objects';
import type { OpenApiDocument } from '../document/document';

/**
 * Removes the keywords beside a `$ref`, which replaces the entire schema before OpenAPI 3.1.
 *
 * Keeps descriptions and extensions: they do no harm, and many authors intend them.
 */
export function ignoreSiblings(document: OpenApiDocument): OpenApiDocument {
  if (!document.openapi.startsWith('3.0')) return document;
  for (const { kind, value } of listObjects(document)) {
    if (kind !== 'schemas' || typeof value['$ref'] !== 'string') continue;
    for (const key of Object.keys(value)) {
      if (!isHarmless(key)) Reflect.deleteProperty(value, key);
    }
  }
  return document;
}

function isHarmless(key: string): boolean {
  return key === '$ref' || key === 'description' || key.startsWith('x-');
}
