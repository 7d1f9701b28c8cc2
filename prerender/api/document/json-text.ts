import type { JsonText } from '../../../src/model/schema/schema';

/** A value of a document as JSON text; what JSON cannot say, such as infinity, is `null`. */
export function toJsonText(value: unknown): JsonText {
  return JSON.stringify(value) ?? 'null';
}
