import { describe, expect, it } from 'vitest';
import { toKebabCase } from '../text/slug';
import { listPages } from './fixtures/read-whole-api';
import { findAt } from './document/pointer';
import { parseSpec } from './load-spec';

const FILE = 'specs/vendor.yaml';

async function load(document: object, isForeign: boolean) {
  const text = JSON.stringify(document);
  const loaded = await parseSpec(FILE, text, undefined, isForeign);
  if (loaded.kind === 'invalid') return { pages: undefined, problems: loaded.problems };
  return { pages: listPages(loaded.spec, text).join('\n'), problems: loaded.spec.warnings };
}

function toVendorDocument(operation: object, components: object = {}): object {
  return {
    openapi: '3.0.3',
    info: { title: 'Vendor', version: '1' },
    paths: {
      '/good': { get: { operationId: 'getGood', responses: { 200: { description: 'Good' } } } },
      '/odd': {
        get: { operationId: 'getOdd', responses: { 200: { description: 'OK' } }, ...operation },
      },
    },
    components,
  };
}

const LOST = { $ref: '#/components/schemas/Lost' };

describe('a file that the team does not own', () => {
  it.each<[string, object, object?]>([
    ['a parameter in no place', { parameters: [{ name: 'a', in: 'querry', schema: {} }] }],
    ['a parameter without a name', { parameters: [{ in: 'query', schema: {} }, { name: 'a' }] }],
    ['a text that is an object', { description: {} }],
    [
      'a schema in place of a response and a body',
      {
        requestBody: { $ref: '#/components/schemas/Team' },
        responses: { 200: { $ref: '#/components/schemas/Team' } },
      },
      { schemas: { Team: { type: 'object', properties: { kept: { type: 'string' } } } } },
    ],
    ['a schema that is nowhere', { parameters: [{ name: 'a', in: 'query', schema: LOST }] }],
    [
      'parameters, a body and responses that are nowhere',
      {
        parameters: [{ $ref: '#/components/parameters/Lost' }, { $ref: 'lost.yaml' }],
        requestBody: { $ref: '#/components/requestBodies/Lost' },
        responses: { 404: { $ref: '#/components/responses/Lost' } },
      },
    ],
    [
      'references that lead back to themselves',
      { parameters: [{ name: 'a', in: 'query', schema: { $ref: '#/components/schemas/A' } }] },
      { schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } } },
    ],
    [
      'a component that cannot be read, and a reference to it',
      { parameters: [{ $ref: '#/components/parameters/A' }] },
      { parameters: { A: { in: 'nowhere' } } },
    ],
    [
      'a credential in no place',
      { security: [{ key: [] }] },
      { securitySchemes: { key: { type: 'apiKey' } } },
    ],
  ])(
    'with %s has all its pages, which stops the build of a file of its own',
    async (_, operation, components) => {
      const document = toVendorDocument(operation, components);
      const own = await load(document, false);
      expect(own.pages).toBeUndefined();
      const foreign = await load(document, true);
      expect(foreign.problems.length).toBeGreaterThan(0);
      expect(foreign.problems.every(({ severity }) => severity === 'warning')).toBe(true);
      for (const id of ['getGood', 'getOdd'])
        expect(foreign.pages).toContain(`"slug":"${toKebabCase(id)}"`);
    },
  );

  it('keeps the names of what it cannot show', async () => {
    const responses = {
      404: { $ref: '#/components/responses/Lost' },
      200: {
        description: 'OK',
        content: { 'application/json': { schema: { properties: { kept: LOST } } } },
      },
    };
    const { pages } = await load(toVendorDocument({ responses }), true);
    expect(pages).toContain('"status":"404"');
    expect(pages).toContain('"name":"kept"');
  });

  it('keeps the description of a field whose reference is broken', async () => {
    const schema = { properties: { kept: { ...LOST, description: 'Which colour.' } } };
    const responses = { 200: { description: 'OK', content: { 'application/json': { schema } } } };
    expect((await load(toVendorDocument({ responses }), true)).pages).toContain('Which colour.');
  });

  it('loses what is invalid in a list, and nothing beside it, at its place in the file', async () => {
    const lost = { $ref: './lost.yaml' };
    const toParameter = (name: string) => ({ name, in: 'query', schema: {} });
    const parameters = [
      lost,
      toParameter('first'),
      { $ref: '#/components/parameters/Lost' },
      toParameter('last'),
    ];
    const document = {
      ...toVendorDocument({ parameters }, { parameters: { Lost: { in: 'nowhere' } } }),
    };
    const { pages, problems } = await load(document, true);
    expect(pages).toContain('"name":"first"');
    expect(pages).toContain('"name":"last"');
    const places = problems.map(({ message }) => /parameters › [^"]*/.exec(message)?.[0]);
    expect(new Set(places)).toEqual(
      new Set(['parameters › 0', 'parameters › 2', 'parameters › Lost']),
    );
  });

  it('loses an entry of a list of texts that is in a file that is nowhere', async () => {
    const schema = { type: 'string', enum: ['open', { $ref: 'lost.yaml' }, 'done'] };
    const document = toVendorDocument({}, { schemas: { Status: schema } });
    expect((await load(document, false)).pages).toBeUndefined();
    const { pages, problems } = await load(document, true);
    expect(pages).toContain('[{"value":"\\"open\\""},{"value":"\\"done\\""}]');
    expect(problems.map(({ message }) => message)).toEqual([
      '"components › schemas › Status › enum › 1" cannot be read: it is left out.',
    ]);
  });

  it.each<[written: unknown, kept: unknown]>([
    [['api_key'], [{ api_key: [] }]],
    [[{ api_key: 'read' }], [{ api_key: ['read'] }]],
    [[{ 'x-key': [{}] }], [{ 'x-key': [] }]],
    [{ api_key: [] }, [{ api_key: [] }]],
    [['api_key', 'api_key'], [{ api_key: [] }]],
    [
      ['api_key', {}],
      [{ api_key: [] }, {}],
    ],
    [[5], undefined],
    [{}, undefined],
    [[{ $ref: 'lost.yaml' }], undefined],
    [[], []],
    [[{}], [{}]],
  ])('that says "security: %j" names the same credentials, or none', async (written, kept) => {
    const { paths } = toVendorDocument({ security: written }) as { paths: object };
    for (const version of [{ openapi: '3.0.3' }, { swagger: '2.0' }]) {
      const document = { ...version, info: { title: 'A', version: '1' }, paths, security: written };
      const loaded = await parseSpec(FILE, JSON.stringify(document), undefined, true);
      if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
      expect(loaded.spec.document.security).toEqual(kept);
      expect(loaded.spec.document.paths?.['/odd']).toMatchObject({
        get: { operationId: 'getOdd' },
      });
      expect(findAt(loaded.spec.document, ['paths', '/odd', 'get', 'security'])).toEqual(kept);
    }
  });

  it('loses credentials where none may be', async () => {
    const responses = { 200: { description: 'OK', security: [{ api_key: [] }] } };
    const { pages, problems } = await load(toVendorDocument({ responses }), true);
    expect(pages).toBeDefined();
    expect(problems.map(({ message }) => message)).toEqual([
      '"paths › /odd › get › responses › 200 › security" cannot be read: it is left out.',
    ]);
  });

  it('is refused when a part of it is no YAML, at the mistake', async () => {
    const text = JSON.stringify(toVendorDocument({ parameters: [{ $ref: 'part.yaml#/page' }] }));
    const loadText = () => Promise.resolve('page:\n  name: "page\n');
    const loaded = await parseSpec(FILE, text, loadText, true);
    expect(loaded).toMatchObject({
      kind: 'invalid',
      problems: [{ file: 'specs/part.yaml', line: 3, severity: 'error' }],
    });
  });

  it('is refused when nothing can be made of it', async () => {
    for (const document of [{}, { openapi: '3.1.0', paths: [] }, { openapi: '9.0.0' }]) {
      expect((await load(document, true)).pages).toBeUndefined();
    }
  });
});
