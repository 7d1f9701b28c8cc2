import { describe, expect, it } from 'vitest';
import type { OperationPage } from '../../src/model/api/operation';
import type { SchemaView, SchemaViewRoot } from '../../src/model/schema/schema-view';
import type { PageView } from '../../src/model/pages/page';
import { toApiParts } from './api-parts';

const text = (words: string) => [words];

/** An operation whose body and success response are the first schema of the list. */
function toOperation(list: readonly SchemaView[], more: Partial<OperationPage> = {}): PageView {
  const roots: readonly SchemaViewRoot[] = ['body', 'response-200', 'query.page'].map((anchor) => ({
    anchor,
    shown: 0,
  }));
  const content = [{ mediaType: 'application/json', anchor: 'response-200', examples: [] }];
  const response = { description: text('Fine.'), headers: [], content, links: [] };
  const operation: Partial<OperationPage> = {
    kind: 'operation',
    method: 'POST',
    path: '/teams/{teamId}',
    operationId: 'createTeam',
    deprecated: false,
    description: text('Makes a team.'),
    pathDescription: [],
    parameters: [],
    responses: [
      { ...response, status: '200', anchor: 'response-200' },
      { ...response, status: '404', anchor: 'response-404' },
    ],
    schemas: { roots, list },
    ...more,
  };
  return { kind: 'operation', operation: operation as OperationPage };
}

const listFields = (list: readonly SchemaView[], more?: Partial<OperationPage>) =>
  toApiParts(toOperation(list, more))?.fields.map(({ title, hash }) => [title, hash]);

const body = {
  required: true,
  description: [],
  content: [{ mediaType: 'a/b', anchor: 'body', examples: [] }],
};

describe('the facts of an operation', () => {
  it('are its method, path, id, statuses and the places of its parameters', () => {
    expect(toApiParts(toOperation([{}], { body }))?.facts).toEqual({
      kind: 'operation',
      method: 'POST',
      path: '/teams/{teamId}',
      id: 'createTeam',
      statuses: ['200', '404'],
      in: ['body'],
    });
  });

  it('say that a field is deprecated', () => {
    expect(toApiParts(toOperation([{ deprecated: true }]))?.facts.hasDeprecated).toBe(true);
  });
});

describe('the fields of an operation', () => {
  const row = (name: string, schema: number) => ({ role: 'property', name, schema }) as const;

  it('have the names of the fields around them, and the anchors of the page', () => {
    const list = [{ rows: [row('assignee', 1)] }, { rows: [row('user.id', 2)] }, {}];
    expect(listFields(list)).toEqual([
      ['assignee', '#response-200.assignee'],
      ['assignee.user.id', '#response-200.assignee.user~.id'],
    ]);
  });

  it('stand once, where they are sent', () => {
    expect(listFields([{ rows: [row('name', 1)] }, {}], { body })).toEqual([
      ['name', '#body.name'],
    ]);
  });

  it('are found in lists and in choices', () => {
    const variant = { key: 'card', label: 'Card', schema: 4 };
    const list = [
      { rows: [row('members', 1)] },
      { items: 2, unions: [{ kind: 'oneOf', variants: [variant] }] },
      { rows: [row('role', 3)] },
      {},
      { rows: [row('number', 3)] },
    ] as const;
    expect(listFields(list)).toEqual([
      ['members', '#response-200.members'],
      ['members.role', '#response-200.members[].role'],
      ['members.number', '#response-200.members(card).number'],
    ]);
  });

  it('end with a schema that holds itself', () => {
    expect(listFields([{ rows: [row('parent', 0)] }])?.length).toBeLessThan(5);
  });

  it('are not more than one page can list', () => {
    const rows = Array.from({ length: 9000 }, (_, index) => row(`f${index}`, 1));
    expect(listFields([{ rows }, {}])).toHaveLength(300);
  });

  it('are found by their description, values and examples', () => {
    const list: readonly SchemaView[] = [
      { rows: [row('zone', 1)] },
      {
        description: text('Where it is.'),
        values: [{ value: '"Asia/Tokyo"' }],
        examples: ['"Europe/Paris"'],
      },
    ];
    expect(toApiParts(toOperation(list))?.fields[0]?.text).toBe(
      'Where it is. Asia/Tokyo Europe/Paris',
    );
  });
});

describe('the text of an operation', () => {
  it('has of an example what no field says', () => {
    const lines = [
      '{',
      '  "zone": "Asia/Tokyo",',
      '  "name": "Head office",',
      '  "count": 12',
      '}',
    ];
    const code = { language: 'json', lines: lines.map((line) => [line]) };
    const content = [{ mediaType: 'application/json', examples: [{ code }] }];
    const list = [
      {
        rows: [
          { role: 'property', name: 'zone', schema: 1 },
          { role: 'property', name: 'name', schema: 2 },
        ],
      },
      { examples: ['"Asia/Tokyo"'] },
      {},
    ] as unknown as readonly SchemaView[];
    const response = {
      status: '200',
      anchor: 'response-200',
      description: text('Fine.'),
      headers: [],
      content,
      links: [],
    };
    const responses = [response] as unknown as OperationPage['responses'];
    expect(toApiParts(toOperation(list, { responses }))?.text).toBe(
      'Makes a team. 200 Fine. Head office count 12',
    );
  });
});

describe('other pages', () => {
  it('are lists, or guides that are read from their HTML', () => {
    expect(toApiParts({ kind: 'tags', tags: [] })?.facts.kind).toBe('list');
    expect(toApiParts({ kind: 'guide' } as PageView)).toBeUndefined();
  });
});

describe('the names of an operation', () => {
  it('include the values in Chinese or Japanese characters that a field may have', () => {
    const list = [
      { values: [{ value: '"東京都"' }, { value: '"owner"' }] },
      { examples: ['"センター"'] },
    ] as unknown as readonly SchemaView[];
    expect(listNames(toOperation(list))).toEqual(['東京都']);
  });

  it('include those that its data are made of', () => {
    const example = ['{ "kanji": "東京都", "romaji": "Tokyo", "note": "Offices in 東京都" }'];
    expect(listNames(toReturning(example))).toEqual(['東京都']);
  });

  it('leave out those that are a sample among others', () => {
    const example = [
      '{ "name": "Aiko", "team": "Kanto", "kind": "owner", "id": "1", "at": "東京都" }',
    ];
    expect(listNames(toReturning(example))).toEqual([]);
  });
});

function listNames(view: ReturnType<typeof toOperation>): readonly string[] {
  return toApiParts(view)?.names.slice(2) ?? [];
}

function toReturning(lines: readonly string[]) {
  const code = { language: 'json', lines: lines.map((line) => [line]) };
  const content = [{ mediaType: 'application/json', examples: [{ code }] }];
  const response = {
    status: '200',
    anchor: 'response-200',
    description: text('Fine.'),
    headers: [],
    content,
    links: [],
  };
  return toOperation([{}], { responses: [response] as unknown as OperationPage['responses'] });
}
