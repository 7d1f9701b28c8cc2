import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toText } from '../../../src/model/text/code';
import type { OperationPage } from '../../../src/model/api/operation';
import type { OpenApiDocument } from '../document/document';
import { createConversion, toDocument } from '../fixtures/create-conversion';
import { listOperations } from '../document/operations';
import { parseSpec } from '../load-spec';
import { toApiReference } from './api-page';
import { toOperationHead, toOperationPage } from './operation-page';
import { toPlainText } from '../../../src/model/text/rich-text';

const fixtures = new URL('../fixtures/', import.meta.url);

async function loadDocument(): Promise<OpenApiDocument> {
  const source = await readFile(new URL('teams.yaml', fixtures), 'utf8');
  const loaded = await parseSpec('specs/teams.yaml', source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  return loaded.spec.document;
}

function toPage(document: OpenApiDocument, operationId: string): OperationPage {
  const located = listOperations(document).find((other) => other.operationId === operationId);
  if (located === undefined) throw new Error(`The fixture has no operation "${operationId}".`);
  return toOperationPage(createConversion(document), located, '/docs/api/teams');
}

function findSample({ samples }: OperationPage, language: string): string | undefined {
  const code = samples.find((group) => group.language === language)?.samples[0]?.code;
  return code && toText(code);
}

describe('the page of an operation', () => {
  it.each(['addMember', 'getTeam'])('of %s has the data of its fixture', async (operationId) => {
    const { samples, ...page } = toPage(await loadDocument(), operationId);
    const file = new URL(`${operationId}.expected.json`, fixtures);
    expect(page).toEqual(JSON.parse(await readFile(file, 'utf8')));
    expect(samples.map(({ language }) => language)).toEqual([
      'curl',
      'javascript',
      'node',
      'go',
      'ruby',
      'python',
    ]);
  });

  it('has a sample that is ready to paste', async () => {
    const document = await loadDocument();
    const expected = await readFile(new URL('addMember.expected.sh', fixtures), 'utf8');
    expect(`${findSample(toPage(document, 'addMember'), 'curl')}\n`).toBe(expected);
  });

  it('says nothing of credentials where the file does not', async () => {
    const { security: _, ...document } = await loadDocument();
    expect(toPage(document, 'addMember').security).toBeUndefined();
    expect(toPage({ ...document, security: [] }, 'addMember').security).toEqual([]);
  });

  it('has the schemas that it reaches, and no others', async () => {
    const page = toPage(await loadDocument(), 'getTeam');
    const names = page.schemas.list.flatMap(({ name }) => name ?? []);
    expect(names).toContain('Member');
    expect(names).not.toContain('NeverReached');
    expect(page.schemas.roots.map(({ anchor }) => anchor)).not.toContain('body');
  });

  it('does not depend on pages that are built before it', async () => {
    const document = await loadDocument();
    const conversion = createConversion(document);
    const [first, second] = listOperations(document);
    if (first === undefined || second === undefined) throw new Error('The fixture has two.');
    toOperationPage(conversion, first, '/docs/api/teams');
    const after = toOperationPage(conversion, second, '/docs/api/teams');
    expect(after).toEqual(toPage(document, second.operationId));
  });

  it.each([
    ['names no server', undefined],
    ['names its server by a path', [{ url: '/v1' }]],
  ])('is made for an API that %s', async (_, servers) => {
    const { servers: _servers, ...document } = await loadDocument();
    const page = toPage({ ...document, ...(servers && { servers }) }, 'addMember');
    expect(page.servers).toHaveLength(servers?.length ?? 0);
    expect(findSample(page, 'curl')).toContain('/teams/1042/members');
  });

  it('starts its text with a summary that is too long for a title', () => {
    const summary = `Reads **one** team, ${'with its members and their roles, '.repeat(3)}by id`;
    const get = { operationId: 'getTeamById', summary, description: 'More.', responses: {} };
    const document = toDocument({ paths: { '/teams': { get } } });
    const page = toPage(document, 'getTeamById');
    expect(page.title).toBe('Get team by ID');
    expect(toPlainText(page.description)).toBe(`${summary} More.`);
    const api = toApiReference({ id: 'teams', document }, '/docs/api/teams', () => []);
    expect(toOperationHead(api, page)).toMatchObject({
      title: 'Get team by ID',
      keywords: ['GET /teams', 'getTeamById', 'Teams'],
    });
  });
});

describe('the fields of a parameter', () => {
  it('stand on the page, however large the response is', async () => {
    let number = 0;
    const toSchema = (count: number, toInside: () => object): object => ({
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`a${count}field${index}`, toInside()]),
      ),
    });
    const toField = () => ({
      type: 'string',
      description: `${(number += 1)} ${'word '.repeat(60)}`,
    });
    const loaded = await parseSpec(
      'specs/a.json',
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'A', version: '1' },
        components: { schemas: { Filter: toSchema(3, toField) } },
        paths: {
          '/a': {
            get: {
              operationId: 'search',
              parameters: [
                { name: 'filter', in: 'query', schema: { $ref: '#/components/schemas/Filter' } },
              ],
              responses: {
                200: {
                  description: 'Found',
                  content: {
                    'application/json': { schema: toSchema(25, () => toSchema(60, toField)) },
                  },
                },
              },
            },
          },
        },
      }),
    );
    if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
    const { list } = toPage(loaded.spec.document, 'search').schemas;
    const names = list.flatMap(({ rows = [] }) => rows.map(({ name }) => name));
    expect(names).toContain('a3field0');
  });
});
