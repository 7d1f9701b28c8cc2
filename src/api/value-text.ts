import type { JsonText, TypeName } from '../model/schema/schema';

/** A JSON value as it is shown: where only text is valid, the quotes say nothing. */
export function toValueText(json: JsonText, types: readonly TypeName[] = []): string {
  const isText = types.length === 1 && types[0] === 'string' && json.startsWith('"');
  if (!isText) return json;
  const text = JSON.parse(json) as string;
  // Without quotes, nothing would be seen of these.
  return text.trim() === text && text !== '' ? text : json;
}
