import type { ParameterNotation } from './parameter-styles';
import { serializeParameter } from './parameter-styles';
import { encodeStrictly } from './percent-encode';
import type { TemplateParameter } from './request-template';
import type { ExactJson } from './exact-json';
import { isCompound, isExactList, isExactObject } from './exact-json';
import { readField, toScalarText } from './field-text';

/** What a parameter writes for a text: one text in a path or a header, `name=value` texts otherwise. */
export function toParameterText(parameter: TemplateParameter, text: string): readonly string[] {
  const { name, in: place, mediaType } = parameter;
  if (mediaType !== undefined) {
    if (place === 'header') return [text];
    const value = encodeStrictly(text);
    return [place === 'path' ? value : `${encodeStrictly(name)}=${value}`];
  }
  // What is no value of its kind is sent as it was written.
  const value = readField(parameter, text) ?? text;
  const written = serializeParameter(parameter as ParameterNotation, toPlain(parameter, value));
  return typeof written === 'string' ? [written] : written;
}

/** A value as the notations take it: digits as text, and lists and objects inside of others as JSON. */
export function toPlain({ style }: Pick<TemplateParameter, 'style'>, value: ExactJson): unknown {
  const toInner = style === 'deepObject' ? toDeep : toText;
  if (isExactObject(value))
    return Object.fromEntries([...value].map(([name, item]) => [name, toInner(item)]));
  return isExactList(value) ? value.map(toText) : toText(value);
}

function toDeep(value: ExactJson): unknown {
  return isCompound(value) ? toPlain({ style: 'deepObject' }, value) : toText(value);
}

function toText(value: ExactJson): string | null {
  return value === null ? null : toScalarText(value);
}
