import { isMap } from 'yaml';
import { describe, expect, it } from 'vitest';
import { parseYamlSource } from '../../sources/yaml-source';
import { number, oneOf, optionalText, text } from './field-types';
import { readFields, required, toUnknownKey, toFieldMap } from './fields';

const types = {
  type: required(oneOf('doc', 'ref')),
  label: text,
  description: optionalText,
  position: number,
} as const;

function read(yaml: string, name?: string) {
  const source = parseYamlSource('a.yml', yaml);
  const map = {
    ...toFieldMap(source, source.yaml.contents),
    ...(name !== undefined && { name }),
  };
  const { fields, problems } = readFields(map, types, toUnknownKey('warning', 'item key'));
  return {
    fields,
    problems: problems.map(
      ({ severity, line, column, message, hint }) =>
        `${severity} ${line}:${column} ${message} ${hint}`,
    ),
  };
}

describe('a declared map', () => {
  it('has a value of the declared type for each key', () => {
    expect(read('type: ref\nlabel: 1.10\ndescription: ""\nposition: 2')).toEqual({
      fields: { type: 'ref', label: '1.10', description: '', position: 2 },
      problems: [],
    });
  });

  it('is left out when a required key is missing or invalid', () => {
    expect(read('label: a', 'the item "a"')).toEqual({
      fields: undefined,
      problems: ['error 1:1 "type" is missing in the item "a". Add "type".'],
    });
    expect(read('label: a\ntype: page', 'the item "a"')).toEqual({
      fields: undefined,
      problems: [
        'error 2:1 "type" of the item "a" must be "doc" or "ref". Write it as in "type: doc".',
      ],
    });
  });

  it('is kept without values of the wrong type', () => {
    expect(read('type: doc\nposition: first\nlabel: ""')).toEqual({
      fields: { type: 'doc' },
      problems: [
        'error 2:1 "position" must be a number. Write it as in "position: 2".',
        'error 3:1 "label" has no value. Write it as in "label: \'Some words\'", or remove the key.',
      ],
    });
  });

  it('is kept without unknown keys, which are reported with the nearest known one', () => {
    expect(read('type: doc\nlable: a\nconstructor: b')).toEqual({
      fields: { type: 'doc' },
      problems: [
        'warning 2:1 The item key "lable" is not known. Did you mean "label"?',
        'warning 3:1 The item key "constructor" is not known. Known keys: type, label, description, position.',
      ],
    });
  });

  it('may be an alias', () => {
    const source = parseYamlSource('a.yml', 'a: &item\n  type: doc\nb: *item');
    const contents = source.yaml.contents;
    const map = toFieldMap(source, isMap(contents) ? contents.get('b', true) : undefined);
    expect(readFields(map, types, toUnknownKey('error', 'item key')).fields).toEqual({
      type: 'doc',
    });
  });
});
