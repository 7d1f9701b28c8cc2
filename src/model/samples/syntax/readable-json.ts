import { invisible, toUnicodeEscape } from '../../text/invisible';
import { toJsonCompound } from '../../request/json-value';
import type { LiteralSyntax } from './literal';
import { toLiteral } from './literal';

const json: LiteralSyntax = {
  indent: '  ',
  padding: ' ',
  trailingComma: false,
  toScalar: toJson,
  toEntry: (key, code) => `${toJson(key)}: ${code}`,
};

/** JSON text for languages that send it as text: laid out for reading where that changes only white space. */
export function toReadableJson(text: string): string {
  const value = toJsonCompound(text);
  return value === undefined ? text : toLiteral(value, 0, json);
}

function toJson(value: null | boolean | number | string): string {
  return JSON.stringify(value).replaceAll(invisible, toUnicodeEscape);
}
