import { describe, expect, it } from 'vitest';
import {
  readFieldPath,
  toBodyAnchor,
  toExampleAnchor,
  toHeaderAnchor,
  toItemsAnchor,
  toMediaAnchor,
  toParameterAnchor,
  toResponseAnchor,
  toRowAnchor,
  toSchemaAnchor,
  toVariantAnchor,
  toVersionAnchor,
} from './anchors';

const property = (around: string, name: string) =>
  toRowAnchor(around, { role: 'property', name, schema: 0 });

describe('an anchor', () => {
  it.each([
    ['a parameter', toParameterAnchor('query', 'page'), 'query.page'],
    ['a parameter with brackets', toParameterAnchor('query', 'f[a]'), 'query.f~[a~]'],
    [
      'a field of the body',
      property(property(toBodyAnchor(), 'assignee'), 'id'),
      'body.assignee.id',
    ],
    [
      'a field of another media type',
      property(toMediaAnchor(toBodyAnchor(), 'multipart/form-data', 1), 'file'),
      'body(multipart/form-data).file',
    ],
    ['the first media type', toMediaAnchor('body', 'application/json', 0), 'body'],
    ['a field of an item', property(toItemsAnchor('body.members'), 'role'), 'body.members[].role'],
    ['a field of a variant', property(toVariantAnchor('body', 'card'), 'no'), 'body(card).no'],
    ['a field of a response', property(toResponseAnchor('201'), 'id'), 'response-201.id'],
    ['a header', toHeaderAnchor(toResponseAnchor('200'), 'ETag'), 'response-200-header.ETag'],
    ['an example', toExampleAnchor('body', 'minimal'), 'body-example.minimal'],
    ['a field of a schema', property(toSchemaAnchor('Team'), 'id'), 'Team.id'],
    ['an item', toRowAnchor('body', { role: 'item', name: '0', schema: 0 }), 'body[0]'],
    ['other fields', toRowAnchor('body', { role: 'other', schema: 0 }), 'body.*'],
    [
      'fields by pattern',
      toRowAnchor('body', { role: 'pattern', name: '^x-', schema: 0 }),
      'body.{^x-}',
    ],
    ['a keyword', toRowAnchor('body', { role: 'not', schema: 0 }), 'body!not'],
    ['a version', toVersionAnchor('1.4.0-beta+1'), 'version-1.4.0-beta+1'],
    ['a version of words', toVersionAnchor('2.0 "β"'), 'version-2.0~_~22_~3b2_~22_'],
    ['a second one', toRowAnchor('body', { role: 'not', name: '2', schema: 0 }), 'body!not-2'],
  ])('of %s can be read', (_, anchor, expected) => {
    expect(anchor).toBe(expected);
  });

  it('differs from all others when a name contains special characters', () => {
    const anchors = [
      property('body', 'a.b'),
      property(property('body', 'a'), 'b'),
      property('body', 'a~.b'),
      property('body', 'a[]'),
      toItemsAnchor(property('body', 'a')),
      property('body', '*'),
      toRowAnchor('body', { role: 'other', schema: 0 }),
    ];
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('has no whitespace, which an id must not contain', () => {
    const anchors = [property('body', 'a b'), property('body', 'a\tb'), property('body', 'a\nb')];
    expect(anchors.filter((anchor) => /\s/.test(anchor))).toEqual([]);
    expect(new Set(anchors).size).toBe(3);
  });
});

describe('the path of a field', () => {
  it.each([
    ['body.assignee.userId', { owner: 'body', names: ['assignee', 'userId'] }],
    ['body.members[].role', { owner: 'body', names: ['members', 'role'] }],
    ['body.payment(card).number', { owner: 'body', names: ['payment', 'number'] }],
    ['body(multipart/form-data).file', { owner: 'body', names: ['file'] }],
    ['response-201.a~.b', { owner: 'response-201', names: ['a.b'] }],
    ['response-201.two~_words', { owner: 'response-201', names: ['two words'] }],
    ['response-200[].id', { owner: 'response-200', names: ['id'] }],
    ['query.page', { owner: 'query', names: ['page'] }],
  ])('is read from its anchor %s', (anchor, path) => {
    expect(readFieldPath(anchor)).toEqual(path);
  });

  it.each(['body', 'body!not', 'body.{^x-}', 'body.*', 'body!not.id'])(
    'does not exist for %s, which no value names',
    (anchor) => {
      expect(readFieldPath(anchor)).toBeUndefined();
    },
  );
});
