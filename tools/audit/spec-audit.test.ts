import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentObjects } from '../../prerender/api/fixtures/document-objects';
import { payloadObjects } from '../../prerender/api/fixtures/payload-objects';
import { auditFile } from './spec-audit';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Generous, for busy machines: the largest file has 22,000 facts. */
const TIMEOUT = 180_000;

async function listSpecs(): Promise<readonly string[]> {
  const folders = ['specs', 'tests/fixtures'];
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  return names.flat().filter((name) => /(?:^|\/)specs\/.*\.(?:ya?ml|json)$/.test(name));
}

describe('the pages of an API', { tags: ['all'] }, () => {
  it(
    'say everything that its file says, and nothing against it',
    async () => {
      const files = await listSpecs();
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        const audit = await auditFile(file, await readFile(join(root, file), 'utf8'));
        expect([file, audit?.findings]).toEqual([file, []]);
        // What is not compared cannot be missing.
        expect(audit?.facts).toBeGreaterThan((audit?.operations ?? 0) * 5);
      }
    },
    TIMEOUT,
  );

  it.each([...documentObjects, ...payloadObjects])('do so for %s', async (_, __, document) => {
    const whole = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {},
      ...document,
    };
    expect((await audit(whole))?.findings).toEqual([]);
  });
});

function audit(document: object) {
  return auditFile('specs/objects.yaml', JSON.stringify(document));
}

describe('very many values', { tags: ['all'] }, () => {
  it('are said of every field that has them, and listed once', async () => {
    const zone = {
      type: 'string',
      enum: Array.from({ length: 9000 }, (_, index) => `Region/City_${index}`),
    };
    const schema = { type: 'object', properties: { zone, zones: { type: 'array', items: zone } } };
    const content = { 'application/json': { schema } };
    const put = {
      operationId: 'putZone',
      parameters: [{ name: 'zone', in: 'query', schema: zone }],
      requestBody: { content },
      responses: { 200: { description: 'The zone.', content } },
    };
    const document = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/zone': { put } },
    };
    const result = await audit(document);
    expect(result?.findings).toEqual([]);
    expect(result?.facts).toBeGreaterThan(5 * 9000);
  });
});

describe('the page of a named schema', { tags: ['all'] }, () => {
  it('says the values that the items of a list may have', async () => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/days': {
          get: {
            responses: {
              '200': {
                description: 'Days.',
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Days' } } },
              },
            },
          },
        },
      },
      components: {
        schemas: { Days: { type: 'array', items: { type: 'string', enum: ['mon', 'tue'] } } },
      },
    };
    expect((await audit(document))?.findings).toEqual([]);
  });
});
