import { describe, expect, it } from 'vitest';
import type { MediaType, OperationPage } from '../../src/model/api/operation';
import type { SchemaView, SchemaViewRoot } from '../../src/model/schema/schema-view';
import { toOperationText, toSchemaText } from './api-parts';

const text = (words: string) => [words];

/** A successful response in JSON with an example, and one without a body. */
function toResponses(...example: readonly string[]): OperationPage['responses'] {
  const code = { language: 'json', lines: example.map((line) => [line]) };
  const media: MediaType = { mediaType: 'application/json', anchor: 'response-200', examples: [] };
  const examples = [{ name: 'a', label: 'A', description: [], code }];
  const response = { description: text('Fine'), headers: [], links: [] };
  return [
    {
      ...response,
      status: '200',
      anchor: 'response-200',
      content: [example.length === 0 ? media : { ...media, examples }],
    },
    { ...response, status: '404', anchor: 'response-404', content: [] },
  ];
}

/** The parts of an operation whose body and success response are the first schema of the list. */
function read(list: readonly SchemaView[], more: Partial<OperationPage> = {}) {
  const roots: readonly SchemaViewRoot[] = ['body', 'response-200', 'query.page'].map((anchor) => ({
    anchor,
    shown: 0,
  }));
  const operation: Partial<OperationPage> = {
    kind: 'operation',
    title: 'Create a team',
    method: 'POST',
    path: '/teams/{teamId}',
    operationId: 'createTeam',
    deprecated: false,
    description: text('Makes a team.'),
    pathDescription: [],
    parameters: [],
    responses: toResponses(),
    schemas: { roots, list },
    ...more,
  };
  return toOperationText(operation as OperationPage);
}

const listFields = (list: readonly SchemaView[], more?: Partial<OperationPage>) =>
  read(list, more).fields?.map(({ title, hash }) => [title, hash]);

const body = {
  required: true,
  description: [],
  content: [{ mediaType: 'a/b', anchor: 'body', examples: [] }],
};

const row = (name: string, schema: number) => ({ role: 'property', name, schema }) as const;

describe('the facts of an operation', () => {
  it('are its method, path, id, statuses and the places of its parameters', () => {
    expect(read([{}], { body }).facts).toEqual({
      kind: 'operation',
      method: 'POST',
      path: '/teams/{teamId}',
      id: 'createTeam',
      statuses: ['200', '404'],
      in: ['body'],
    });
  });

  it('say that a field is deprecated', () => {
    expect(read([{ deprecated: true }]).facts?.hasDeprecated).toBe(true);
  });
});

describe('the fields of an operation', () => {
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

  it('say their description, and are found by their type, values and examples, too', () => {
    const list: readonly SchemaView[] = [
      { rows: [row('zone', 1), row('bare', 2)] },
      {
        name: 'Zone',
        description: text('Where it is'),
        values: [{ value: '"Asia/Tokyo"' }],
        examples: ['"Europe/Paris"'],
      },
      {},
    ];
    expect(read(list).fields?.map((field) => field.content)).toEqual([
      'Where it is.\tZone Asia/Tokyo Europe/Paris',
      '',
    ]);
  });

  it('are its parameters and headers, too, each with what is said about its schema', () => {
    const more = { required: false, deprecated: false, schema: '0', examples: [] };
    const page = {
      ...more,
      name: 'page',
      anchor: 'query.page',
      in: 'query',
      description: ['Of it'],
    };
    const [success] = toResponses();
    const header = {
      ...more,
      name: 'ETag',
      anchor: 'response-200-header.ETag',
      description: ['Tag'],
    };
    const parts = read([{ description: text('A number.'), examples: ['7'] }], {
      parameters: [page] as OperationPage['parameters'],
      responses: [{ ...success, headers: [header] }] as OperationPage['responses'],
    });
    expect(parts.fields).toEqual([
      { title: 'page', hash: '#query.page', content: 'Of it. A number.\t7' },
      { title: 'ETag', hash: '#response-200-header.ETag', content: 'Tag.' },
    ]);
    expect(parts.facts?.in).toEqual(['query']);
  });
});

describe('the text of an operation', () => {
  it('is sentences, and more words of an example that no field says', () => {
    const lines = [
      '{',
      '  "zone": "Asia/Tokyo",',
      '  "name": "Head office",',
      '  "count": 12',
      '}',
    ];
    const list = [{ rows: [row('zone', 1), row('name', 2)] }, { examples: ['"Asia/Tokyo"'] }, {}];
    expect(read(list, { responses: toResponses(...lines) }).sections).toEqual([
      {
        title: 'Create a team',
        hash: '',
        content: 'Makes a team. 200: Fine. 404: Fine.\tHead office count 12',
      },
    ]);
  });
});

describe('the names of an operation', () => {
  const listNames = (list: readonly SchemaView[], ...example: readonly string[]) =>
    read(list, { responses: toResponses(...example) }).names?.slice(2);

  it('include the values in Chinese or Japanese characters that a field may have', () => {
    const list = [
      { values: [{ value: '"東京都"' }, { value: '"owner"' }] },
      { examples: ['"センター"'] },
    ];
    expect(listNames(list)).toEqual(['東京都']);
  });

  it('include those that its data are made of', () => {
    const example = '{ "kanji": "東京都", "romaji": "Tokyo", "note": "Offices in 東京都" }';
    expect(listNames([{}], example)).toEqual(['東京都']);
  });

  it('leave out those that are a sample among others', () => {
    const example =
      '{ "name": "Aiko", "team": "Kanto", "kind": "owner", "id": "1", "at": "東京都" }';
    expect(listNames([{}], example)).toEqual([]);
  });
});

describe('a schema', () => {
  it('has its title as a name, its description and its fields', () => {
    const schemas = {
      roots: [{ anchor: 'Team', shown: 0 }],
      list: [{ rows: [row('name', 1)] }, { description: text('Unique') }],
    };
    const page = { name: 'Team', title: 'A team', description: text('People.'), schemas };
    const parts = toSchemaText(page as unknown as Parameters<typeof toSchemaText>[0]);
    expect(parts).toMatchObject({
      title: 'Team',
      names: ['A team'],
      sections: [{ title: 'Team', hash: '', content: 'People.' }],
      fields: [{ title: 'name', content: 'Unique.' }],
    });
  });
});
