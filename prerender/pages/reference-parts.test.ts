import { describe, expect, it } from 'vitest';
import type { PlainNode } from '../../src/model/guides/plain-body';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { toPlainCode } from '../../src/model/text/code';
import { listApiPages } from '../api/api-pages';
import { toHomeApi } from '../api/home-api';
import { loadApi } from '../api/load-api';
import type { Problem } from '../diagnostics/problem';
import { version } from '../guides/fixtures/guides';
import { createGuideCompiler } from '../mdx/guide-compiler';
import { withReferenceParts } from './reference-parts';
import type { ApiPages } from './site-pages';

const FILE = 'content/docs/page.mdx';

const teams = `openapi: 3.1.0
info: { title: Teams, version: '1' }
servers: [{ url: 'https://api.example.com' }]
paths:
  /teams:
    post:
      operationId: createTeam
      summary: Create a team
      description: Creates a team in a division. Then it is there.
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Team' }
            examples:
              minimal: { value: { name: Ota } }
              full: { value: { name: Haneda, labels: [night] } }
      responses:
        '201': { description: Created. }
        '409':
          description: Taken.
          content:
            application/json:
              examples:
                nameTaken: { value: { title: The name is taken } }
                prefixTaken: { value: { title: The prefix is taken } }
        5XX:
          description: Failed.
          content: { application/json: { example: { title: Failed } } }
        default: { description: Any other. }
  /teams/{teamId}:
    get:
      operationId: getTeam
      parameters: [{ name: teamId, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: The team. } }
webhooks:
  teamCreated:
    post: { operationId: teamCreated, responses: { '204': { description: Taken. } } }
components:
  schemas:
    Team:
      type: object
      required: [name]
      properties:
        name: { type: string, description: 'Shown in \`lists\`, see [names](https://a.example/).' }
        labels: { type: array, items: { type: string } }
        lead: { $ref: '#/components/schemas/Person' }
        note: { type: [string, 'null'] }
    Person: { type: object, properties: { id: { type: string } } }
`;

const people = `swagger: '2.0'
info: { title: People, version: '1' }
paths:
  /team:
    get: { operationId: getTeam, responses: { 200: { description: The team. } } }
definitions:
  Team member: { type: object, properties: { id: { type: string } } }
  Team: { type: object, properties: { size: { type: integer } } }
`;

const orders = `openapi: 3.1.0
info: { title: Orders, version: '1' }
paths: {}
components:
  schemas:
    Order:
      type: object
      properties:
        payment: { $ref: '#/components/schemas/Payment' }
        refunds: { type: array, items: { $ref: '#/components/schemas/Payment' } }
        status: { $ref: '#/components/schemas/Status' }
        other: {}
        free: { type: object }
    Payment:
      oneOf:
        - { type: object, properties: { card: { type: string } } }
        - { type: object, properties: { iban: { type: string } } }
    Status: { type: string, enum: [paid, open] }
    Orders: { type: array, items: { $ref: '#/components/schemas/Order' } }
`;

async function open(id: string, source: string, path = `/docs/api/${id}`): Promise<ApiPages> {
  const file = `specs/${id}.yaml`;
  const loaded = await loadApi({ file, source, path, highlight: toPlainCode });
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const { api } = loaded;
  const pages = listApiPages(api, () => '/file.json');
  return { reference: api.reference, home: toHomeApi(api, ''), pages };
}

const compilePlain = createGuideCompiler({
  root: process.cwd(),
  base: '/',
  highlight: toPlainCode,
  links: { findPath: () => undefined },
});

async function compile(
  text: string,
  apis: readonly ApiPages[] | undefined,
  versions: readonly DocsVersion[] = [version],
) {
  const sources = ['/project/specs/teams.yaml'];
  const load = withReferenceParts(compilePlain, versions, () => Promise.resolve({ apis, sources }));
  return load(FILE, `---\ntitle: A\n---\n\n${text}\n`);
}

async function show(text: string, apis?: readonly ApiPages[]): Promise<readonly PlainNode[]> {
  const { plain, problems } = await compile(text, apis ?? [await open('teams', teams)]);
  expect(problems).toEqual([]);
  return plain?.nodes ?? [];
}

async function check(text: string, apis?: readonly ApiPages[]): Promise<readonly Problem[]> {
  return (await compile(text, apis ?? [await open('teams', teams)])).problems;
}

/** The text of nodes, with the addresses of links. */
function toText(nodes: readonly PlainNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [name, properties, children] = node;
      const href = name === 'a' ? `(${String(properties?.['href'])})` : '';
      return toText(children) + href;
    })
    .join('');
}

const link = 'POST /teams(/docs/api/teams/create-team)';

describe('an operation', () => {
  it('is its request line, its title and its summary, with a link to its page', async () => {
    const [quote] = await show('<Operation id="create-team" />');
    expect(quote?.[0]).toBe('blockquote');
    expect(toText(quote === undefined ? [] : [quote])).toBe(
      `${link} Create a teamCreates a team in a division.`,
    );
  });

  it('is a link within a line, which stays on it if it is short', async () => {
    const nodes = await show('Send <Operation id="create-team" /> first.');
    expect(toText(nodes)).toBe(`Send ${link} first.`);
    expect(nodes).toMatchObject([['p', null, ['Send ', ['a', { 'data-whole': '' }, {}], {}]]]);
  });

  it('may be a webhook', async () => {
    expect(toText(await show('<Operation id="team-created" />'))).toContain(
      'POST teamCreated(/docs/api/teams/team-created)',
    );
  });
});

describe('the fields of a schema', () => {
  it('are a table with names, types and descriptions', async () => {
    const [table] = await show('<Fields of="Team" />');
    expect(table?.[0]).toBe('table');
    const page = '/docs/api/teams/schemas/Team';
    expect(toText(table === undefined ? [] : [table])).toBe(
      [
        `Team(${page})Description`,
        `name(${page}#Team.name): stringShown in lists, see names(https://a.example/).`,
        `labels(${page}#Team.labels)?: string[]`,
        `lead(${page}#Team.lead)?: Person`,
        `note(${page}#Team.note)?: string | null`,
      ].join(''),
    );
    // The names of fields are anchors on the page of the schema alone.
    expect(JSON.stringify(table)).not.toContain('"id":');
  });

  it('are those that are named, in that order', async () => {
    const text = toText(await show('<Fields of="Team" only="note, name" />'));
    expect(text.match(/(?<=#Team\.)\w+/g)).toEqual(['note', 'name']);
  });

  it('may be of a schema with a space in its name', async () => {
    const text = toText(await show('<Fields of="Team member" />', [await open('people', people)]));
    expect(text).toContain('/docs/api/people/schemas/Team~~20member#Team~_member.id');
  });
});

describe('the type of a field', () => {
  it.each([
    ['payment', 'Payment'],
    ['refunds', 'Payment[]'],
    ['status', 'string'],
    ['other', 'any'],
    ['free', 'object'],
  ])('is the name of its schema if that may be an object: %s', async (field, type) => {
    const text = `<Fields of="Order" only="${field}" />`;
    expect(toText(await show(text, [await open('orders', orders)]))).toContain(`)?: ${type}`);
  });
});

describe('a schema without fields', () => {
  it.each(['Status', 'Payment', 'Orders'])('is reported, with its page: %s', async (name) => {
    const apis = [await open('orders', orders)];
    for (const part of [`<Fields of="${name}" />`, `<Fields of="${name}" only="id" />`])
      expect(await check(part, apis)).toMatchObject([
        {
          message: `The schema "${name}" has no fields.`,
          hint: `Name one that is an object, or link to its page: [${name}](/docs/api/orders/schemas/${name}).`,
        },
      ]);
  });
});

describe('a schema whose name differs from another one only in its case', () => {
  const users = `openapi: 3.1.0
info: { title: Users, version: '1' }
paths: {}
components:
  schemas:
    user: { type: object, properties: { small: { type: string } } }
    User: { type: object, properties: { big: { type: string } } }
`;

  it.each([
    ['user', 'small', '/docs/api/users/schemas/user'],
    ['User', 'big', '/docs/api/users/schemas/User-2'],
  ])('is found by its name and linked by its address: %s', async (name, field, page) => {
    const apis = [await open('users', users)];
    expect(toText(await show(`<Fields of="${name}" />`, apis))).toBe(
      `${name}(${page})Description${field}(${page}#${name}.${field})?: string`,
    );
    expect(await check('<Fields of="User-2" />', apis)).toMatchObject([
      { message: 'There is no schema "User-2".' },
    ]);
  });
});

describe('a sample', () => {
  /** The code in the tab of a language. */
  async function showTab(text: string, language: string): Promise<string> {
    const [, tab = ''] = JSON.stringify(await show(text)).split(`{"value":"${language}",`);
    return tab.slice(0, tab.indexOf('"TabItem"'));
  }

  it('has a tab for each language, which readers choose with those of other code', async () => {
    const [sample] = await show('<Sample of="create-team" />');
    expect(sample).toMatchObject([
      'div',
      { 'data-search-skip': 'index' },
      [['Tabs', { groupId: 'code-examples' }, {}]],
    ]);
    const values = JSON.stringify(sample).matchAll(/"TabItem",\{"value":"([^"]+)"/g);
    expect(Array.from(values, ([, value]) => value)).toEqual(
      expect.arrayContaining(['curl', 'javascript', 'python', 'go', 'ruby']),
    );
  });

  it('sends the first example of the body, or the one that is named', async () => {
    expect(await showTab('<Sample of="create-team" />', 'curl')).toContain('Ota');
    const full = await showTab('<Sample of="create-team" example="full" />', 'curl');
    expect(full).toContain('Haneda');
    expect(full).not.toContain('Ota');
    expect(await showTab('<Sample of="create-team" example="minimal" />', 'curl')).toContain('Ota');
  });

  it('is a mistake for a webhook, which has none', async () => {
    expect(await check('<Sample of="team-created" />')).toMatchObject([
      {
        message: 'The webhook "team-created" has no sample: readers do not send its request.',
        hint: 'Quote it with <Operation id="team-created" />.',
      },
    ]);
  });

  it('may be of an operation without a body', async () => {
    expect(await showTab('<Sample of="get-team" />', 'curl')).toContain('/teams/');
  });
});

describe('a response', () => {
  it.each([
    ['status="409"', '409 Conflict', 'The name is taken'],
    ['status="409" example="prefixTaken"', '409 Conflict', 'The prefix is taken'],
    ['status="5XX"', '5XX', 'Failed'],
  ])('is its example, titled by its status: %s', async (attributes, title, words) => {
    const [block] = await show(`<Response of="create-team" ${attributes} />`);
    expect(block).toMatchObject(['CodeBlock', { title, code: { language: 'json' } }, []]);
    expect(JSON.stringify(block)).toContain(words);
  });
});

describe('a mistake in a part', () => {
  it.each([
    ['<Operation id="creat-team" />', 'There is no operation "creat-team".', 'create-team'],
    ['<Operation />', 'There is no operation "".', undefined],
    ['<Operation id="create-team" api="team" />', 'There is no API "team".', 'teams'],
    ['<Operation idd="create-team" />', 'There is no attribute "idd" in "<Operation>".', 'id'],
    [
      '<Operation id="create-team" status="409" />',
      'There is no attribute "status" in "<Operation>".',
      undefined,
    ],
    [
      '<Fields of="Team" status="409" />',
      'There is no attribute "status" in "<Fields>".',
      undefined,
    ],
    [
      '<Sample of="create-team" only="name" />',
      'There is no attribute "only" in "<Sample>".',
      undefined,
    ],
    [
      '<Response id="create-team" status="409" />',
      'There is no attribute "id" in "<Response>".',
      undefined,
    ],
    ['<Fields of="Taem" />', 'There is no schema "Taem".', 'Team'],
    ['<Fields of="Team" only="name,nmae" />', 'There is no field "nmae" in "Team".', 'name'],
    ['<Fields of="Team" only="lead.id" />', 'There is no field "lead.id" in "Team".', undefined],
    [
      '<Sample of="create-team" example="ful" />',
      'There is no example "ful" in "create-team".',
      'full',
    ],
    [
      '<Sample of="get-team" example="full" />',
      'There is no example "full" in "get-team".',
      undefined,
    ],
    [
      '<Response of="create-team" status="408" />',
      'There is no response "408" in "create-team".',
      '409',
    ],
    [
      '<Response of="create-team" status="503" />',
      'There is no response "503" in "create-team".',
      undefined,
    ],
    ['<Response of="create-team" />', 'There is no response "" in "create-team".', undefined],
    [
      '<Response of="create-team" status="409" example="nameTakn" />',
      'There is no 409 example "nameTakn" in "create-team".',
      'nameTaken',
    ],
    [
      '<Response of="create-team" status="201" />',
      'There is no 201 example "" in "create-team".',
      undefined,
    ],
    [
      '<Response of="create-team" status="default" />',
      'There is no default example "" in "create-team".',
      undefined,
    ],
  ])('is reported with the nearest name: %s', async (line, message, nearest) => {
    expect(await check(line)).toEqual([
      {
        file: FILE,
        line: 5,
        column: 1,
        severity: 'error',
        message,
        hint: expect.stringMatching(
          nearest === undefined ? /^There are: .+\.$/ : `^Did you mean "${nearest}"\\?$`,
        ),
      },
    ]);
  });

  it('is reported with all others of the guide', async () => {
    const problems = await check('<Operation id="a" /> and <Fields of="B" />\n\n<Nope />');
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '7:1 The component <Nope> is not known.',
      '5:1 There is no operation "a".',
      '5:26 <Fields> stands within a line.',
    ]);
  });
});

describe('a name that several APIs have', () => {
  const openBoth = async () => [await open('teams', teams), await open('people', people)];

  it.each([
    ['<Operation id="get-team" />', 'operation "get-team"'],
    ['<Fields of="Team" />', 'schema "Team"'],
  ])('asks for the API: %s', async (line, what) => {
    expect(await check(line, await openBoth())).toMatchObject([
      {
        message: `Several APIs have the ${what}.`,
        hint: 'Add the attribute api="teams" or api="people".',
      },
    ]);
  });

  it('is of the API that is named', async () => {
    const text = '<Operation id="get-team" api="people" />\n\n<Fields of="Team" api="people" />';
    const shown = toText(await show(text, await openBoth()));
    expect(shown).toContain('GET /team(/docs/api/people/get-team)');
    expect(shown).toContain('size(/docs/api/people/schemas/Team#Team.size)?: integer');
  });

  it('is no question if only one API has it', async () => {
    expect(toText(await show('<Operation id="create-team" />', await openBoth()))).toContain(link);
  });
});

describe('a guide with parts', () => {
  it('has them of the APIs of its own version', async () => {
    const old: DocsVersion = {
      ...version,
      name: '1.0',
      folder: 'content/versions/1.0',
      specs: 'content/versions/1.0/specs',
    };
    const asked: string[] = [];
    const compileVersions = withReferenceParts(compilePlain, [version, old], async ({ name }) => {
      asked.push(name);
      const path = name === '1.0' ? '/docs/api/teams' : '/docs/next/api/teams';
      return { apis: [await open('teams', teams, path)], sources: [] };
    });
    const text = '<Operation id="create-team" />';
    for (const folder of [version.folder, old.folder]) {
      const { plain } = await compileVersions(`${folder}/docs/page.mdx`, text);
      asked.push(toText(plain?.nodes ?? []).match(/\(.*?\)/)?.[0] ?? '');
    }
    expect(asked).toEqual([
      'current',
      '(/docs/next/api/teams/create-team)',
      '1.0',
      '(/docs/api/teams/create-team)',
    ]);
  });

  it('depends on the files of the APIs, and one without does not load them', async () => {
    const apis = [await open('teams', teams)];
    const { dependencies } = await compile('<Fields of="Team" />', apis);
    expect(dependencies).toEqual(['/project/specs/teams.yaml']);
    const load = () => Promise.reject(new Error('Not needed.'));
    const plain = await withReferenceParts(compilePlain, [version], load)(FILE, 'Text');
    expect(plain.problems).toEqual([]);
  });

  it('says that they are missing while an API cannot be made, which is reported by itself', async () => {
    const data = await compile('See <Operation id="nope" />.', undefined);
    const missing = '<Operation> is missing: an OpenAPI file has mistakes.';
    expect(data.problems).toEqual([]);
    expect(toText(data.plain?.nodes ?? [])).toBe(`See ${missing}.`);
    expect(data.dependencies).toEqual(['/project/specs/teams.yaml']);
    const { code } = await compile('See <Operation id="nope" /> {1 + 1}', undefined);
    expect(code).toContain(String.raw`JSON.parse("[[\"code\",null,[\"${missing}\"]]]")`);
  });

  it('may be a module with code of its own, and one that others import', async () => {
    const apis = [await open('teams', teams)];
    const { code, plain } = await compile('See <Operation id="create-team" /> {1 + 1}', apis);
    expect(plain).toBeUndefined();
    expect(code).toContain(
      String.raw`JSON.parse("[[\"a\",{\"href\":\"/docs/api/teams/create-team\"`,
    );
    const other = await compile('<Operation id="create-team" />', apis);
    expect(other.code).toContain(String.raw`toPlainBody(JSON.parse("[[\"blockquote\"`);
  });
});
