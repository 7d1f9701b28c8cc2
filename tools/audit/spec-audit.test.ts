import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { documentObjects } from '../../prerender/api/fixtures/document-objects';
import { payloadObjects } from '../../prerender/api/fixtures/payload-objects';
import { parseSpec } from '../../prerender/api/load-spec';
import { auditFile, auditSpec } from './spec-audit';
import { readStatedDocument } from './stated-document';

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

describe('the pages of an API', () => {
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

describe('the page of a named schema', () => {
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

const small = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1', description: 'About all.' },
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: {
    '/teams/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 30 } },
      ],
      put: {
        operationId: 'put',
        summary: 'Replace a team',
        description: 'Replaces **all** of it.',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: {
                  name: { type: 'string', description: 'What it is called.', minLength: 2 },
                  colour: { enum: ['red', 'blue'], default: 'red' },
                },
              },
              examples: { one: { summary: 'First', value: { name: 'Depot 7' } } },
            },
          },
        },
        responses: {
          '200': {
            description: 'Replaced.',
            headers: { ETag: { description: 'Its version.', schema: { type: 'string' } } },
          },
        },
      },
    },
  },
};

/** Audits the pages of the small document as if the file said something else. */
async function auditOther(change: (text: string) => string) {
  const source = stringify(small);
  const loaded = await parseSpec('specs/small.yaml', source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const other = change(source);
  expect(other).not.toBe(source);
  const { findings } = auditSpec(readStatedDocument(other), loaded.spec, source);
  return findings.map(({ kind, place, what }) => `${kind}: ${place}: ${what}`);
}

describe('an audit', () => {
  it('finds nothing where page and file agree', async () => {
    expect((await audit(small))?.findings).toEqual([]);
  });

  it.each([
    ['a sentence', 'Replaces **all** of it', 'Replaces some of it', 'description'],
    ['a bound', 'maxLength: 30', 'maxLength: 31', 'maxLength 31'],
    ['a lower bound', 'minLength: 2', 'minLength: 3', 'minLength 3'],
    ['a type', /type: string(?=\n *description: What)/, 'type: integer', 'type integer'],
    ['a default', 'default: red', 'default: blue', 'default blue'],
    ['a response', '"200":', '"201":', 'response 201'],
    ['a header', 'ETag:', 'Etags:', 'header Etags'],
    ['an example', 'Depot 7', 'Depot 8', 'example'],
    ['a description of a field', 'What it is called', 'Its other name', 'description'],
    ['a parameter', 'name: id', 'name: key', 'path key'],
    ['a server', 'https://api.example.com/v1', 'https://api.example.com/v2', 'server'],
  ])('finds %s that the page does not say', async (_, from, to, what) => {
    const findings = await auditOther((text) => text.replace(from, to));
    expect(findings.join('\n')).toContain(what);
    expect(findings.some((finding) => finding.startsWith('missing'))).toBe(true);
  });

  it.each([
    ['a field', /colour:[^]*?default: red\n/, '', 'field colour'],
    ['a value', /\n *- blue/, '', 'value blue'],
    ['that a field is required', /required:\n *- name/, 'minProperties: 0', 'required'],
  ])('finds %s that only the page says', async (_, from, to, what) => {
    const findings = await auditOther((text) => text.replace(from, to));
    expect(findings.filter((finding) => finding.startsWith('contradiction')).join('\n')).toContain(
      what,
    );
  });
});
