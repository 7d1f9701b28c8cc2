import { describe, expect, it } from 'vitest';
import { parseSpec } from '../load-spec';
import { checkObjects } from './objects';

/** The messages and hints of a document's problems, without positions. */
async function listMessages(document: object): Promise<readonly string[]> {
  const loaded = await parseSpec('specs/a.json', JSON.stringify(document));
  const problems = loaded.kind === 'valid' ? loaded.spec.warnings : loaded.problems;
  return problems.map(({ message, hint }) => `${message} ${hint}`);
}

const info = { title: 'A', version: '1' };
const ok = { 200: { description: 'OK' } };
const operation = { operationId: 'a', responses: ok };

describe('a document of Swagger 2.0', () => {
  it.each([
    [{ name: 'a', in: 'querry', type: 'string' }, /› in" must be equal .* Did you mean "query"\?$/],
    [{ name: 'a', in: 'body' }, /› 0" must have required property 'schema'\. Add "schema" here\.$/],
    [
      { name: 'a', in: 'query', type: 'object' },
      /› type" must be equal .* Use one of: string, number/,
    ],
    [
      { name: 'a', in: 'query', type: 'string', colour: 1 },
      /› 0" must NOT have additional properties \("colour"\)\. Correct its spelling/,
    ],
  ])('has one problem for the parameter %j', async (parameter, message) => {
    const paths = { '/a': { get: { ...operation, parameters: [parameter] } } };
    expect(await listMessages({ swagger: '2.0', info, paths })).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it.each([
    [{ type: 'oauth' }, /› type" must be equal .* Did you mean "oauth2"\?/],
    [{ type: 'apiKey', name: 'a' }, /must have required property 'in'/],
  ])('has one problem for the security scheme %j', async (scheme, message) => {
    const document = { swagger: '2.0', info, paths: {}, securityDefinitions: { a: scheme } };
    expect(await listMessages(document)).toEqual([expect.stringMatching(message)]);
  });
});

describe('a document of OpenAPI 3.0 or 3.1', () => {
  it.each(['3.0.3', '3.1.0', '3.2.0'])(
    'may have extensions in a callback in %s',
    async (openapi) => {
      const added = { 'x-note': 'text', '{$request.body#/hook}': { post: { responses: ok } } };
      const post = { ...operation, callbacks: { added } };
      const paths = { '/a': { post } };
      const components = { callbacks: { shared: { ...added, 'x-list': [1] } } };
      expect(await listMessages({ openapi, info, paths, components })).toEqual([]);
    },
  );

  it.each(['3.0.3', '3.1.0'])(
    'has no property that is the name of a type in %s',
    async (openapi) => {
      const schemas = { Team: { type: 'object', properties: { type: 'array', items: {} } } };
      const document = {
        openapi,
        info,
        paths: { '/a': { get: operation } },
        components: { schemas },
      };
      expect(await listMessages(document)).toEqual([
        expect.stringMatching(
          /^"components › schemas › Team › properties › type" (?:must be|is not)/,
        ),
      ]);
    },
  );

  it('has one problem for a schema without a name, as one of Swagger 2.0', async () => {
    const schemas = { '': { type: 'object' }, Team: { type: 'object' } };
    const paths = { '/a': { get: operation } };
    const components = { schemas };
    for (const openapi of ['3.0.3', '3.1.0', '3.2.0']) {
      expect(await listMessages({ openapi, info, paths, components })).toEqual([
        expect.stringMatching(
          /^"components › schemas" (?:has a name that is not allowed|must NOT)/,
        ),
      ]);
    }
    expect(await listMessages({ swagger: '2.0', info, paths, definitions: schemas })).toEqual([
      expect.stringMatching(/^"definitions" must NOT have additional properties \(""\)\./),
    ]);
  });

  it('has the fix of an object in place of the examples of a schema', async () => {
    const schemas = { A: { examples: { one: { value: 1 } } } };
    for (const version of ['3.0.3', '3.1.0'])
      expect(
        await listMessages({ openapi: version, info, paths: {}, components: { schemas } }),
      ).toEqual([expect.stringContaining('Write a list of values, or one value as "example".')]);
    expect(await listMessages({ swagger: '2.0', info, paths: {}, definitions: schemas })).toEqual([
      expect.stringContaining('Write a list of values, or one value as "example".'),
    ]);
  });

  it('has one warning for closed parts that exclude each other', async () => {
    const Person = { additionalProperties: false, properties: { name: {} } };
    const own = { additionalProperties: false, properties: { salary: {} } };
    const Same = { allOf: [{ $ref: '#/components/schemas/Person' }, { properties: { name: {} } }] };
    const Employee = { allOf: [{ $ref: '#/components/schemas/Person' }, own] };
    const components = { schemas: { Person, Same, Employee } };
    expect(await listMessages({ openapi: '3.0.3', info, paths: {}, components })).toEqual([
      expect.stringMatching(
        /^A part with "additionalProperties: false" excludes "name" of another/,
      ),
    ]);
  });

  it('has a warning for each field beside a reference that overrides nothing, from 3.1 on', async () => {
    const reference = {
      $ref: '#/components/parameters/Sort',
      summary: 'a',
      description: 'b',
      required: true,
      'x-c': 1,
    };
    const document = {
      info,
      paths: { '/a': { get: { ...operation, parameters: [reference] } } },
      components: { parameters: { Sort: { name: 'sort', in: 'query', schema: {} } } },
    };
    for (const openapi of ['3.1.0', '3.2.0']) {
      expect(await listMessages({ openapi, ...document })).toEqual([
        expect.stringMatching(/^"required" beside "\$ref" has no effect\. Only "summary" and/),
      ]);
    }
    expect(await listMessages({ openapi: '3.0.3', ...document })).toEqual([]);
  });

  it.each(['3.0.3', '3.1.0'])('has one problem for each mistake in %s', async (openapi) => {
    const document = {
      openapi,
      info,
      paths: { '/a': { get: { ...operation, parameters: [{ name: 'a', in: 'query' }] } } },
      components: {
        securitySchemes: { a: { type: 'http' }, b: { type: 'oauth' } },
        parameters: { 'x y': { name: 'a', in: 5, schema: {} } },
      },
    };
    const messages = await listMessages(document);
    expect(messages.filter((text) => text.includes("'schema'"))).toHaveLength(1);
    expect(messages.filter((text) => text.includes("'scheme'"))).toHaveLength(1);
    expect(messages.filter((text) => text.includes('› b › type"'))).toHaveLength(1);
    expect(messages.some((text) => text.includes('x y'))).toBe(true);
  });

  it.each([
    ['a schema', 'schemas', { type: 'object', required: 'a' }, 'x-shared', 'required"'],
    ['a parameter', 'parameters', { name: 'a' }, 'x-shared', "'in'"],
    ['a response', 'responses', { description: 5 }, 'x-shared', 'description" must be string'],
  ])('validates %s inside an extension', async (_, kind, value, place, words) => {
    const components = { [kind]: { A: { $ref: `#/${place}/B` } } };
    for (const openapi of ['3.0.3', '3.1.0']) {
      const messages = await listMessages({
        openapi,
        info,
        paths: {},
        components,
        [place]: { B: value },
      });
      expect(messages.join()).toContain(words);
      expect(messages.join()).toContain(`"${place} › B`);
    }
  });

  it.each(['info', 'paths', 'components'])(
    'may have a reference in place of "%s", which leads somewhere',
    async (field) => {
      const whole = { openapi: '3.1.0', info, paths: {}, 'x-there': field === 'info' ? info : {} };
      expect(await listMessages({ ...whole, [field]: { $ref: '#/x-there' } })).toEqual([]);
      expect(await listMessages({ ...whole, [field]: { $ref: '#/x-gone' } })).toEqual([
        expect.stringContaining('points to nothing in'),
      ]);
    },
  );

  it('may have a license with only a name, a capitalized bearer scheme, and a link with a server', async () => {
    const link = { operationId: 'a', server: { url: 'https://example.com' } };
    const responses = { 200: { description: 'OK', links: { next: link } } };
    const document = {
      openapi: '3.1.0',
      info: { ...info, license: { name: 'MIT' } },
      paths: { '/a': { get: { operationId: 'a', responses } } },
      components: {
        securitySchemes: { a: { type: 'http', scheme: 'Bearer', bearerFormat: 'JWT' } },
      },
    };
    expect(await listMessages(document)).toEqual([]);
    Object.assign(link, { operationId: 5, server: { url: 5 } });
    const messages = (await listMessages(document)).join();
    expect(messages).toContain('server › url" must be string');
    expect(messages).toContain('next › operationId" must be string');
  });
});

describe('a document of OpenAPI 3.2', () => {
  const document = {
    openapi: '3.2.0',
    $self: 'https://example.com/api.yaml',
    info,
    servers: [{ url: 'https://example.com', name: 'Production' }],
    tags: [
      { name: 'a', summary: 'A', kind: 'nav' },
      { name: 'b', parent: 'a' },
    ],
    paths: {
      '/a': {
        query: { operationId: 'queryA', responses: { 200: { summary: 'OK' } } },
        additionalOperations: { COPY: { operationId: 'copyA', responses: ok } },
        get: {
          ...operation,
          parameters: [
            { name: 'all', in: 'querystring', content: { 'application/json': { schema: {} } } },
          ],
          responses: {
            200: {
              description: 'OK',
              content: { 'application/jsonl': { itemSchema: { type: 'object' } } },
            },
          },
        },
      },
    },
    components: {
      mediaTypes: { json: { schema: {} } },
      securitySchemes: {
        device: {
          type: 'oauth2',
          oauth2MetadataUrl: 'https://example.com/oauth',
          flows: {
            deviceAuthorization: {
              deviceAuthorizationUrl: 'https://example.com/device',
              tokenUrl: 'https://example.com/token',
              scopes: {},
            },
          },
        },
      },
    },
  };

  it('may use all new fields', async () => {
    expect(await listMessages(document)).toEqual([]);
  });

  it.each([
    ['"kind":"nav"', '"kind":5', '"tags › 0 › kind" must be string'],
    ['"name":"Production"', '"name":[]', '"servers › 0 › name" must be string'],
    ['"operationId":"queryA"', '"operationId":5', 'query › operationId" must be string'],
    ['"operationId":"copyA"', '"operationId":5', 'COPY › operationId" must be string'],
    [
      '"tokenUrl":"https://example.com/token"',
      '"tokenUrl":5',
      'deviceAuthorization › tokenUrl" must be string',
    ],
    ['"scopes":{}', '"x-a":{}', `deviceAuthorization" must have required property 'scopes'`],
  ])('has %s validated', async (right, wrong, words) => {
    const changed = JSON.stringify(document).replace(right, wrong);
    expect((await listMessages(JSON.parse(changed) as object)).join()).toContain(words);
  });

  it('must declare version 3.2', async () => {
    const messages = await listMessages({ ...document, openapi: '3.1.0' });
    expect(messages.join()).toContain('OpenAPI has it since 3.2');
  });
});

it.each([
  [{ paths: { '/a': { GET: { responses: {} } } } }, 'get'],
  [{ paths: { '/a': { get: { operationID: 'a', responses: {} } } } }, 'operationId'],
  [{ paths: {}, Info: {} }, 'info'],
])('a field in other capital letters has the right ones as its fix: %j', (part, name) => {
  const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, ...part };
  expect(checkObjects(document)).toMatchObject([
    { hint: `Did you mean "${name}"? Capital letters count.` },
  ]);
});
