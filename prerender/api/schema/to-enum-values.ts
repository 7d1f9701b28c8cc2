import type { EnumValue } from '../../../src/model/schema/schema';
import type { EnumTexts, SchemaKeywords } from '../document/schema-object';
import { toJsonText } from '../document/to-json-text';
import type { ToText } from '../document/to-text';

/** The values of an `enum`, each once, with what the author says of them; null is told by the type. */
export function toEnumValues(keywords: SchemaKeywords, toText: ToText): readonly EnumValue[] {
  const { 'x-enumDescriptions': meanings = keywords['x-enum-descriptions'] } = keywords;
  const { 'x-enum-varnames': names = keywords['x-enumNames'] } = keywords;
  const values = (keywords.enum ?? []).map((value, index) => {
    const meaning = findText(meanings, value, index);
    const name = findText(names, value, index);
    return {
      value: toJsonText(value),
      ...(meaning !== undefined && { meaning: toText(meaning) }),
      ...(name !== undefined && { name }),
    };
  });
  const texts = values.map(({ value }) => value);
  return values.filter(({ value }, index) => value !== 'null' && texts.indexOf(value) === index);
}

/** Lists follow the order of the values, maps name them; a map of other keys explains some values only. */
function findText(texts: EnumTexts | undefined, value: unknown, index: number): string | undefined {
  if (texts === undefined) return undefined;
  const key = isList(texts) ? String(index) : typeof value === 'string' ? value : toJsonText(value);
  const text: unknown = Object.hasOwn(texts, key) ? Reflect.get(texts, key) : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function isList(texts: EnumTexts): texts is readonly string[] {
  return Array.isArray(texts);
}
