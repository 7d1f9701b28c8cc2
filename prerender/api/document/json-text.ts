import type { JsonText } from '../../../src/model/schema/schema';

/** Serializes a value of a document as JSON; values that JSON cannot express, such as infinity, become `null`. */
export function toJsonText(value: unknown): JsonText {
  return JSON.stringify(value) ?? 'null';
}
