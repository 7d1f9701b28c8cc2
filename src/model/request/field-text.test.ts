import { describe, expect, it } from 'vitest';
import { toJsonText } from '../json-text';
import { parseExactJson } from './exact-json';
import { readField, writeField } from './field-text';
import type { TemplateField } from './request-template';

const read = (field: Partial<TemplateField>, text: string) => {
  const value = readField({ name: 'a', kind: 'text', ...field }, text);
  return value === undefined ? undefined : toJsonText(value);
};

const write = (field: Partial<TemplateField>, json: string) => {
  const written = writeField({ name: 'a', kind: 'text', ...field }, parseExactJson(json) ?? null);
  return [written.field.kind, written.text];
};

describe('the text of a field', () => {
  it.each<[Partial<TemplateField>, string, string | undefined]>([
    [{}, '12', '"12"'],
    [{}, 'null', '"null"'],
    [{ nullable: true }, 'null', 'null'],
    [{ kind: 'number' }, ' 12345678901234567890 ', '12345678901234567890'],
    [{ kind: 'number' }, 'abc', undefined],
    ...['01', '1.', '.5', '+1', '0x10', 'Infinity', '1e', ''].map(
      (text): [Partial<TemplateField>, string, undefined] => [{ kind: 'number' }, text, undefined],
    ),
    [{ kind: 'boolean' }, 'true', 'true'],
    [{ kind: 'boolean' }, 'yes', undefined],
    [{ kind: 'choice', choices: ['"a"', '1'] }, '1', '1'],
    [{ kind: 'choice', choices: ['"a"', '1'] }, 'other', '"other"'],
    [{ kind: 'list' }, 'a\n\nb', '["a","b"]'],
    [{ kind: 'list', item: 'number' }, '1\n2.0', '[1,2.0]'],
    [{ kind: 'list', item: 'number' }, '1\nx', undefined],
    [{ kind: 'json' }, '{"a": 1.0}', '{"a":1.0}'],
    [{ kind: 'json' }, '{', undefined],
  ])('of %j reads %j', (field, text, json) => {
    expect(read(field, text)).toBe(json);
  });

  it.each<[Partial<TemplateField>, string, readonly [string, string]]>([
    [{}, '"a b"', ['text', 'a b']],
    [{}, '5', ['json', '5']],
    [{ nullable: true }, 'null', ['text', 'null']],
    [{}, 'null', ['json', 'null']],
    [{ kind: 'number' }, '1.0', ['number', '1.0']],
    [{ kind: 'list' }, '["a","b"]', ['list', 'a\nb']],
    [{ kind: 'list' }, '["a\\nb"]', ['json', '[\n  "a\\nb"\n]']],
    [{ kind: 'list' }, '[""]', ['json', '[\n  ""\n]']],
    [{ kind: 'list' }, '[]', ['list', '']],
    [{ kind: 'choice', choices: ['"a"'] }, '"a"', ['choice', 'a']],
    [{ kind: 'choice', choices: ['"a"'] }, '1', ['json', '1']],
    [{ kind: 'json' }, '{"a":[1]}', ['json', '{\n  "a": [\n    1\n  ]\n}']],
  ])('of %j writes %s, as JSON if nothing else fits', (field, json, written) => {
    expect(write(field, json)).toEqual(written);
  });
});
