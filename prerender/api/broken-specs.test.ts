import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTextLoader } from './read/spec-files';
import { FILE, listMessages, readPages, toDocument } from './fixtures/odd-file';
import { parseSpec } from './load-spec';

// Problems of OpenAPI files as a whole. More detailed tests are beside other modules: `bundle`,
// `spec-part`, `operations`, `references`, `rich-text`, `schema-examples`, `pattern`.

const START = 'openapi: 3.1.0\ninfo: { title: Odd, version: 1.0.0 }\n';

describe('a file that is not YAML, or not YAML 1.2', () => {
  it.each([
    ['a quote without an end', 'x-a: "b\n', /^4:1 The file is not valid YAML/],
    ['a tab', 'x-a:\n\tb: c\n', /^4:1 The file is not valid YAML: Tabs/],
    ['several documents', '---\nx-a: b\n', /^3:1 The file is not valid YAML/],
    [
      'a tag that nobody knows',
      'x-a: !later b\n',
      /^3:6 The file is not valid YAML: Unresolved tag/,
    ],
    [
      'a merged key',
      'x-a: &a { b: c }\nx-d: { <<: *a }\n',
      /^4:8 .*Keys cannot be merged with "<<"/,
    ],
    ['a key that is a list', 'x-a:\n  ? [b]\n  : c\n', /^4:5 .*A key must be a string/],
  ])('is rejected for %s, at its position', { tags: ['F62'] }, async (_, lines, message) => {
    const messages = await listMessages(START + lines);
    expect(messages).toContainEqual(expect.stringMatching(message));
  });

  it('may have a quoted "<<" as a key', async () => {
    expect(await listMessages(`${START}paths: {}\nx-a: { '<<': b }\n`)).toEqual([]);
  });
});

describe('a file that is not OpenAPI', () => {
  it.each([
    ['nothing', ''],
    ['null', 'null\n'],
    ['a list', '- a\n'],
    ['a page', '<!doctype html>\n<html><head><title>404</title></head></html>\n'],
    ['a text', 'hello\n'],
    ['no version', 'info: { title: a, version: "1" }\npaths: {}\n'],
    ['a later version', 'openapi: 4.0.0\n'],
    ['an earlier one', 'swagger: "1.2"\n'],
  ])('%s is rejected with a list of the supported versions', { tags: ['F64'] }, async (_, text) => {
    const [message] = await listMessages(text);
    expect(message).toMatch(/^1:\d+ .*supported versions are 3\.0, 3\.1, 3\.2 and Swagger 2\.0\.$/);
  });
});

describe('recursive schemas', () => {
  it.each([
    ['a property', { properties: { parent: { $ref: '#/components/schemas/Odd' } } }],
    ['items', { type: 'array', items: { $ref: '#/components/schemas/Odd' } }],
    ['allOf', { allOf: [{ properties: { odd: { $ref: '#/components/schemas/Odd' } } }] }],
    ['any other property', { additionalProperties: { $ref: '#/components/schemas/Odd' } }],
    ['a variant', { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Odd' }] }],
  ])('through %s make pages and examples of finite size', { tags: ['F67'] }, async (_, schema) => {
    const pages = await readPages(toDocument({ Odd: schema }));
    expect(pages.join('').length).toBeLessThan(40_000);
  });
});

describe('references to references', () => {
  it.each([
    ['itself', { Odd: { $ref: '#/components/schemas/Odd' } }, 'Odd → #/components/schemas/Odd'],
    [
      'one that leads back',
      { Odd: { $ref: '#/components/schemas/A' }, A: { $ref: '#/components/schemas/Odd' } },
      'Odd → #/components/schemas/A → #/components/schemas/Odd',
    ],
  ])(
    'are rejected with the chain if one leads to %s',
    { tags: ['F68'] },
    async (_, schemas, chain) => {
      const messages = await listMessages(JSON.stringify(toDocument(schemas)));
      expect(messages).toEqual([expect.stringMatching(/^1:\d+ The reference is circular: .*\.$/)]);
      expect(messages[0]).toContain(chain.split(' → ').at(0) ?? '');
    },
  );

  it('are rejected for parameters, too', async () => {
    const a = { $ref: '#/components/parameters/B' };
    const b = { $ref: '#/components/parameters/A' };
    const document = { ...toDocument({ Odd: {} }), components: { parameters: { A: a, B: b } } };
    const text = JSON.stringify(document).replace(
      '#/components/schemas/Odd',
      '#/components/schemas/Odd',
    );
    expect((await listMessages(text)).join()).toContain('The reference is circular');
  });

  it('may form a chain of five thousand', { tags: ['F68'], timeout: 60_000 }, async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [
        index === 0 ? 'Odd' : `S${index}`,
        index === 4999 ? { type: 'string' } : { $ref: `#/components/schemas/S${index + 1}` },
      ]),
    );
    expect(await listMessages(JSON.stringify(toDocument(schemas)))).toEqual([]);
  });
});

describe('forty levels that each reference the next one twice', () => {
  it.each(['3.0.3', '3.1.0'])(
    'make small pages in %s',
    { tags: ['F69'], timeout: 60_000 },
    async (version) => {
      const schemas = Object.fromEntries(
        Array.from({ length: 40 }, (_, index) => {
          const $ref = `#/components/schemas/S${index + 1}`;
          const properties = index === 39 ? {} : { a: { $ref }, b: { $ref } };
          return [index === 0 ? 'Odd' : `S${index}`, { type: 'object', properties }];
        }),
      );
      const pages = await readPages(toDocument(schemas, version));
      expect(Math.max(...pages.map((page) => page.length))).toBeLessThan(100_000);
    },
  );
});

describe('a reference without a target', () => {
  it('is rejected at its position, with the nearest name', { tags: ['F70'] }, async () => {
    const text = `${START}paths: {}\ncomponents:\n  schemas:\n    Team: {}\n    A:\n      $ref: '#/components/schemas/Taem'\n`;
    const loaded = await parseSpec(FILE, text);
    expect(loaded).toMatchObject({
      problems: [{ line: 8, column: 13, hint: 'Did you mean "Team"?' }],
    });
  });
});

describe('a symbolic link out of specs/', () => {
  let root = '';
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('is treated as missing, and reveals nothing about its target', { tags: ['F72'] }, async () => {
    root = await mkdtemp(join(tmpdir(), 'specs-'));
    await mkdir(join(root, 'specs'));
    await writeFile(join(root, 'secret.yaml'), 'Secret: { type: string }\n');
    await symlink(join(root, 'secret.yaml'), join(root, 'specs/team.yaml'));
    const text = `${START}paths: {}\ncomponents: { schemas: { A: { $ref: 'team.yaml#/Secret' } } }\n`;
    const messages = await listMessages(text, createTextLoader(root));
    expect(messages).toEqual([expect.stringContaining('does not exist')]);
    expect(messages.join()).not.toContain('type: string');
  });
});

describe('a reference to what is no file', () => {
  it.each([
    ['a character that no name has', 'a%00.yaml', 'has a control character'],
    ['links in a circle', 'loop.yaml', 'does not exist'],
    ['a name that is too long', `${'a'.repeat(5000)}.yaml`, 'does not exist'],
  ])('is a problem: %s', { tags: ['F72'] }, async (_, ref, message) => {
    const root = await mkdtemp(join(tmpdir(), 'specs-'));
    onTestFinished(() => rm(root, { recursive: true }));
    await mkdir(join(root, 'specs'));
    await symlink('loop.yaml', join(root, 'specs/loop.yaml'));
    const text = `${START}paths: {}\ncomponents: { schemas: { A: { $ref: '${ref}' } } }\n`;
    const messages = await listMessages(text, createTextLoader(root));
    expect(messages).toEqual([expect.stringContaining(message)]);
  });
});

describe('odd references', () => {
  it.each([
    ['3.1.0', true],
    ['3.0.3', false],
  ])(
    'beside other keywords apply together with them in %s: %s',
    { tags: ['F73'] },
    async (version, isCounted) => {
      const $ref = '#/components/schemas/A';
      const schemas = { A: { type: 'string' }, Odd: { properties: { a: { $ref, maxLength: 7 } } } };
      const pages = (await readPages(toDocument(schemas, version))).slice(0, -1).join('');
      expect(pages.includes('"maxLength":7')).toBe(isCounted);
    },
  );

  it.each(['a/b', 'c~d', 'e%25', 'é f', '__proto__'])(
    'resolve the name %s',
    { tags: ['F73'] },
    async (name) => {
      const pointer = encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
      const text = JSON.stringify(
        toDocument({ Odd: { properties: { p: { $ref: `#/x-shared/${pointer}` } } } }),
      );
      const shared = `{"x-shared":{${JSON.stringify(name)}:{"type":"string","title":"Found"}},`;
      expect((await readPages(text.replace('{', shared))).join()).toContain('Found');
    },
  );

  it.each([
    ['a number', { $ref: 5 }],
    ['a name that all objects have', { $ref: '#/__proto__' }],
    ['a name that is inherited', { $ref: '#/components/schemas/toString' }],
  ])('are rejected for %s', async (_, schema) => {
    const messages = await listMessages(JSON.stringify(toDocument({ Odd: schema })));
    expect(messages).toEqual([expect.stringMatching(/^1:\d+ /)]);
  });
});

const oddNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

describe('names with a meaning in JavaScript', () => {
  it.each(oddNames)(
    '%s works as a schema, a property, a path, a tag, a status and more',
    { tags: ['F74'] },
    async (name) => {
      const key = JSON.stringify(name);
      const ref = `{"$ref":"#/components/schemas/${name}"}`;
      const text = `{"openapi":"3.1.0","info":{"title":"Odd","version":"1"},
      "tags":[{"name":${key},"description":"Tag of ${name}"}],
      "paths":{"/${name}":{"get":{"operationId":${key},"tags":[${key}],
        "parameters":[{"name":${key},"in":"query","schema":${ref},"examples":{${key}:{"value":"v"}}}],
        "security":[{${key}:[]}],
        "responses":{"200":{"description":"OK","headers":{${key}:{"schema":${ref}}},
          "links":{${key}:{"operationId":${key}}},
          "content":{"application/json":{"schema":{"type":"object","properties":{${key}:${ref}}}}}}}}}},
      "components":{"schemas":{${key}:{"type":"string","description":"Schema of ${name}"}},
        "securitySchemes":{${key}:{"type":"http","scheme":"bearer"}}}}`;
      const pages = (await readPages(text)).join('');
      expect(pages).toContain(`Tag of ${name}`);
      expect(pages).toContain(`Schema of ${name}`);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );
});

describe('names of operations and tags', () => {
  function toPaths(operations: readonly object[]): string {
    const responses = { 200: { description: 'OK' } };
    const paths = operations.map((one, index) => [`/p${index}`, { get: { responses, ...one } }]);
    const document = { ...toDocument({}), paths: Object.fromEntries(paths) };
    return JSON.stringify({ ...document, tags: [{ name: 'Teams' }] });
  }

  it.each(['../../x', '<script>', '{{a}}', 'a/b?c#d', 'x'.repeat(300)])(
    'an id such as %j makes a safe slug',
    { tags: ['F75'] },
    async (operationId) => {
      const [, reference = ''] = await readPages(toPaths([{ operationId, tags: ['Teams'] }]));
      const slug = /"slug":"([^"]*)","title"/.exec(reference)?.[1];
      expect(slug).toMatch(/^[\w-]{1,80}$/);
    },
  );

  it(
    'an operation without a tag gets a warning if others have one',
    { tags: ['F76'] },
    async () => {
      const text = toPaths([{ operationId: 'a', tags: ['Teams'] }, { operationId: 'b' }]);
      expect(await listMessages(text)).toEqual([
        expect.stringMatching(/^warning 1:\d+ The operation "GET \/p1" has no tag/),
      ]);
    },
  );

  it(
    'an undeclared tag gets a warning with the nearest name if others are declared',
    { tags: ['F76'] },
    async () => {
      const text = toPaths([{ operationId: 'a', tags: ['Team'] }]);
      const loaded = await parseSpec(FILE, text);
      expect(loaded).toMatchObject({
        spec: {
          warnings: [{ message: 'The tag "Team" is not declared.', hint: 'Did you mean "Teams"?' }],
        },
      });
    },
  );

  it('a tag declared twice gets a warning, and the first one counts', async () => {
    const text = `${START}paths: {}\ntags:\n  - name: Teams\n  - name: Teams\n`;
    expect(await listMessages(text)).toEqual([
      'warning 6:5 The tag "Teams" is declared again: the first declaration is used.',
    ]);
  });

  it(
    'tags that differ only in punctuation are valid, and get unique slugs',
    { tags: ['F76'] },
    async () => {
      const text = toPaths([
        { operationId: 'a', tags: ['C++'] },
        { operationId: 'b', tags: ['C#'] },
      ]);
      const [, reference = ''] = await readPages(text.replace('"Teams"', '"C"'));
      expect(reference).toContain('"slug":"c-2"');
    },
  );
});
