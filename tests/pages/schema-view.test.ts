import { describe, expect, it } from 'vitest';
import { toNode } from '../../src/model/schema/fixtures/to-node';
import type { SchemaNode } from '../../src/model/schema/schema';
import { renderField } from './fixtures/render-field';
import { toLines } from './fixtures/to-lines';

type Fixture = Partial<SchemaNode>;

const text = toNode('text', { types: ['string'] });
const number = toNode('number', { types: ['integer'] });
const card = toNode('card', { properties: [{ name: 'number', schema: 'text' }] });

const toParagraph = (line: string) => [{ tag: 'p', children: [line] }] as const;

function render(root: Fixture, ...others: readonly SchemaNode[]): readonly string[] {
  return toLines(renderField([toNode('root', root), ...others, text, number, card], 'both'));
}

describe('the line of a field', () => {
  it.each<readonly [string, Fixture, string]>([
    ['one type', { types: ['string'] }, 'body string'],
    ['several types', { types: ['string', 'integer'] }, 'body string or integer'],
    ['null as a part of the type', { types: ['string'], nullable: true }, 'body string or null'],
    ['nothing but null', { types: ['null'] }, 'body null'],
    ['any type', {}, 'body any'],
    ['a schema that nothing fits', { never: true }, 'body nothing'],
    ['a format', { types: ['string'], format: 'email' }, 'body string <email>'],
    ['a list', { types: ['array'], items: 'text' }, 'body array of string'],
    ['a list of anything', { types: ['array'] }, 'body array'],
    ['a title', { types: ['string'], title: 'Postal code' }, 'body string Postal code'],
    ['deprecated', { types: ['string'], deprecated: true }, 'body string deprecated'],
    ['read-only', { types: ['string'], readOnly: true }, 'body string read-only'],
  ])('tells %s', (_, node, expected) => {
    expect(render(node)).toContain(expected);
  });

  it('names a schema that has a page, and links to it', () => {
    const html = renderField([
      toNode('root', { types: ['array'], items: 'Team' }),
      toNode('Team', { name: 'Team', types: ['object'] }),
    ]);
    expect(toLines(html)).toContain('body array of Team');
    expect(html).toContain('href="/docs/api/teams/schemas/Team"');
  });

  it('also shows the type of a named value', () => {
    const html = renderField([toNode('root', { name: 'TeamId', types: ['string'] })]);
    expect(toLines(html)).toContain('body string TeamId');
  });
});

describe('a constant', () => {
  const values = [{ value: '"card"' }, { value: '"cash"' }];

  it('is said once, not with the enum that it is of', () => {
    const lines = render({ types: ['string'], constant: '"card"', values });
    expect(lines).toEqual(['body string', 'always card']);
  });

  it('that selects a variant stands there without the values of the others', () => {
    const kind = toNode('kind', { types: ['string'], values });
    const properties = [{ name: 'kind', schema: 'kind' }];
    const variants = [{ schema: 'paid', label: 'Paid', values: ['"card"'] }];
    const union = { kind: 'oneOf', variants, discriminator: 'kind' } as const;
    const lines = render({ unions: [union] }, toNode('paid', { properties }), kind);
    expect(lines.slice(lines.indexOf('kind string'))).toEqual(['kind string', 'always card']);
  });
});

describe('the facts of a field', () => {
  it.each<readonly [string, Fixture, string]>([
    ['a constant', { types: ['string'], constant: '"card"' }, 'always card'],
    ['a default', { types: ['integer'], default: '0' }, 'default 0'],
    ['an empty default', { types: ['string'], default: '""' }, 'default ""'],
    ['a default of another type', { types: ['integer', 'string'], default: '"1"' }, 'default "1"'],
    ['examples', { types: ['integer'], examples: ['1', '2'] }, 'for example 1, 2'],
    ['a length', { limits: { minLength: 1, maxLength: 200 } }, '1–200 characters'],
    ['an exact length', { limits: { minLength: 6, maxLength: 6 } }, '6 characters'],
    ['a shortest length', { limits: { minLength: 1 } }, 'at least 1 character'],
    ['a least of 0', { limits: { minimum: '0' } }, 'at least 0'],
    ['a most of 0', { limits: { maximum: '0' } }, 'at most 0'],
    ['a range', { limits: { minimum: '1', maximum: '10' } }, '1–10'],
    ['an open range', { limits: { exclusiveMinimum: '3' } }, 'more than 3'],
    [
      'a half open range',
      { limits: { minimum: '0', exclusiveMaximum: '1' } },
      'at least 0, less than 1',
    ],
    ['a multiple', { limits: { multipleOf: ['0.01'] } }, 'multiple of 0.01'],
    ['a pattern, as it is written', { limits: { pattern: ['(a+)+$'] } }, 'pattern (a+)+$'],
    ['how many items', { limits: { minItems: 1 } }, 'at least 1 item'],
    ['items without duplicates', { limits: { uniqueItems: true } }, 'no duplicates'],
    ['how many fields', { limits: { maxProperties: 2 } }, 'at most 2 fields'],
    ['a media type', { contentMediaType: 'image/png' }, 'contains image/png'],
    ['an encoding', { contentEncoding: 'base64' }, 'encoded as base64'],
    [
      'both',
      { contentMediaType: 'image/png', contentEncoding: 'base64' },
      'contains image/png, encoded as base64',
    ],
    ['that there are no others', { additional: false }, 'rejects unknown properties'],
    ['that there may be others', { additional: true }, 'allows unknown properties'],
    ['the same of parts', { unevaluated: false }, 'rejects unknown properties'],
    ['no further items', { unevaluatedItems: false }, 'rejects further items'],
    ['an XML attribute', { xml: { attribute: true, name: 'id' } }, 'XML attribute id'],
    [
      'an XML element',
      { xml: { prefix: 'p', name: 'pet', namespace: 'urn:pets', wrapped: true } },
      'XML wrapped in urn:pets p:pet',
    ],
    [
      'what goes with another one',
      { dependentRequired: [{ name: 'card', required: ['address', 'name'] }] },
      'with card, also requires address, name',
    ],
  ])('tell %s', (_, node, expected) => {
    expect(render(node)).toContain(expected);
  });

  it('include those of each item of a list', () => {
    const tag = toNode('tag', { types: ['string'], limits: { maxLength: 30 } });
    expect(render({ types: ['array'], items: 'tag' }, tag)).toContain(
      'each: at most 30 characters',
    );
  });

  it('are omitted if there are none', () => {
    expect(render({ types: ['string'] })).toEqual(['body string']);
  });

  it('keep digits exactly as the author wrote them', () => {
    const lines = render({ types: ['integer'], default: '12345678901234567890' });
    expect(lines).toContain('default 12345678901234567890');
  });
});

describe('the values of a field', () => {
  it('are shown with their names and meanings', () => {
    const lines = render({
      types: ['string'],
      values: [{ value: '"a"', name: 'Alpha', meaning: ['the first'] }, { value: '"b"' }],
    });
    expect(lines.slice(1)).toEqual(['a Alpha the first', 'b']);
  });

  it('are those of the items for a list', () => {
    const tag = toNode('tag', { types: ['string'], values: [{ value: '"a"' }] });
    expect(render({ types: ['array'], items: 'tag' }, tag)).toContain('a');
  });

  it('are collapsed if there are many, but complete', () => {
    const values = Array.from({ length: 40 }, (_, index) => ({ value: `${index}` }));
    const lines = render({ types: ['integer'], values });
    expect(lines).toContain('40 possible values');
    expect(lines).toContain('39');
  });
});

describe('a long pattern', () => {
  it('says how long it is, and is there for those who open it', () => {
    const pattern = `^(?:${'[a-z]'.repeat(20)})$`;
    const html = renderField([toNode('root', { limits: { pattern: [pattern] } })], 'both');
    expect(html).toContain('<details><summary>pattern of 106 characters</summary>');
    expect(html).toContain(`<code translate="no">${pattern}</code></details>`);
  });
});

describe('the remarks of a field', () => {
  it('describe contradictions', () => {
    const lines = render({ allOf: ['text', 'number'] });
    expect(lines).toContain(
      'No value matches all of its schemas. One schema requires string, another schema requires integer.',
    );
  });

  it('link to external documentation', () => {
    const lines = render({
      externalDocs: { url: 'https://teams.example', description: ['All about teams'] },
    });
    expect(lines).toContain('All about teams (opens in new tab)');
  });

  it('collapse an example that is longer than a line', () => {
    const long = JSON.stringify({ text: 'x'.repeat(100) });
    expect(render({ types: ['object'], examples: [long] }).slice(1)).toEqual(['Example', long]);
  });

  it('fall back to the description of the items', () => {
    const tag = toNode('tag', { types: ['string'], description: ['One tag.'] });
    expect(render({ types: ['array'], items: 'tag' }, tag)).toContain('One tag.');
  });

  it('include what is said of the items, at every depth', () => {
    const row = toNode('row', {
      types: ['array'],
      items: 'cell',
      description: toParagraph('One row.'),
    });
    const cell = toNode('cell', { types: ['string'], description: toParagraph('One cell.') });
    const table = {
      types: ['array'],
      items: 'row',
      description: toParagraph('The table.'),
    } as const;
    const lines = render(table, row, cell);
    expect(lines.filter((line) => line.endsWith('.'))).toEqual([
      'The table.',
      'One row.',
      'One cell.',
    ]);
  });

  it('leave out what stands on the page of a component, but not what is said of its use', () => {
    const team = toNode('Team', {
      name: 'Team',
      types: ['object'],
      description: toParagraph('A team.'),
    });
    const use = toNode('use', {
      allOf: ['Team'],
      title: 'Owner',
      description: toParagraph('An owner.'),
    });
    const list = { types: ['array'], items: 'Team', description: toParagraph('All.') } as const;
    expect(render(list, team)).not.toContain('A team.');
    const lines = render({ ...list, items: 'use' }, team, use);
    expect(lines).toContain('An owner.');
    expect(lines).toContain('body array of Team Owner');
  });
});

describe('the content of a field', () => {
  it.each<readonly [string, Fixture, readonly string[]]>([
    [
      'fields by pattern',
      { patternProperties: [{ pattern: '^x-', schema: 'text' }] },
      ['fields that match ^x- string'],
    ],
    ['other fields', { additional: 'number' }, ['any other field integer']],
    ['fields that nothing else describes', { unevaluated: 'text' }, ['any other field string']],
    ['the names of fields', { propertyNames: 'text' }, ['name of each field string']],
    [
      'what goes with a field',
      { dependentSchemas: [{ name: 'card', schema: 'card' }] },
      ['with card, also object', 'number string'],
    ],
    [
      'items by their places, and the others',
      { types: ['array'], prefixItems: ['text', 'number'], items: 'text' },
      ['item 1 string', 'item 2 integer', 'each further item string'],
    ],
    [
      'what some items are',
      { types: ['array'], contains: { schema: 'card', min: 2, max: 3 } },
      ['contains 2–3 items like this object', 'number string'],
    ],
    [
      'each item, where there is more inside a list',
      { types: ['array'], items: 'card', contains: { schema: 'text' } },
      ['each item object', 'number string', 'contains at least 1 item like this string'],
    ],
    [
      'each item beside fields',
      { types: ['array', 'object'], items: 'card', properties: [{ name: 'id', schema: 'text' }] },
      ['each item object', 'number string', 'id string'],
    ],
    [
      'the fields of items of a list that requires names, which only objects have',
      { types: ['array'], items: 'card', required: ['number', 'other'] },
      ['Show 1 field of each item of body', 'number string'],
    ],
    [
      'other items',
      { types: ['array'], prefixItems: ['text'], unevaluatedItems: 'number' },
      ['item 1 string', 'any other item integer'],
    ],
    [
      'the content of a text',
      { types: ['string'], contentSchema: 'card' },
      ['the text contains object'],
    ],
    ['what is not valid', { not: 'card' }, ['must not be object', 'number string']],
    [
      'what is valid on a condition',
      { condition: { if: 'card', then: 'text', else: 'number' } },
      ['if it is object', 'number string', 'then it is string', 'otherwise it is integer'],
    ],
    [
      'the fields of all parts together',
      { allOf: ['card'], properties: [{ name: 'name', schema: 'text' }] },
      ['name string', 'number string'],
    ],
  ])('includes %s', (_, node, expected) => {
    const lines = render(node);
    expect(lines.filter((line) => expected.includes(line))).toEqual(expected);
  });

  it('ends after the prefix items if no others are valid', () => {
    const never = toNode('never', { never: true });
    const lines = render({ types: ['array'], prefixItems: ['text'], items: 'never' }, never);
    expect(lines).toContain('rejects further items');
    expect(lines).not.toContain('each further item nothing');
  });
});
