import type { JsonText, TypeName } from '../model/schema/schema';

/** The text shown for a JSON value. If only strings are valid, quotes add nothing. */
export function toValueText(json: JsonText, types: readonly TypeName[] = []): string {
  const isText = types.length === 1 && types[0] === 'string' && json.startsWith('"');
  if (!isText) return json;
  const text = JSON.parse(json) as string;
  // Keep quotes where blanks or an empty string would be invisible.
  return text.trim() === text && text !== '' ? text : json;
}
