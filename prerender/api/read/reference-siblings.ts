import { listObjects } from '../document/objects';
import type { OpenApiDocument } from '../document/document';

/**
 * Before OpenAPI 3.1 a reference stands for all of its schema: what is written beside it does not count.
 *
 * Words about it do no harm, and many authors mean them.
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
