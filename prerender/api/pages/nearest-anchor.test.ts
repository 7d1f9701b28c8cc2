import { describe, expect, it } from 'vitest';
import { toPlainCode } from '../../../src/model/text/code';
import { toApi } from '../load-api';
import { parseSpec } from '../load-spec';
import { findNearestAnchor } from './nearest-anchor';

const source = `
openapi: 3.1.0
info: { title: Teams, version: 1.0.0 }
paths:
  /teams:
    post:
      operationId: createTeam
      summary: Create a team
      parameters:
        - { name: page, in: query, schema: { type: array, items: { type: string } } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                members:
                  type: array
                  items: { type: object, properties: { role: { type: string } } }
                owner:
                  oneOf:
                    - { title: A user, type: object, properties: { id: { type: string } } }
                    - { type: string }
          application/xml:
            schema: { type: object, properties: { name: { type: string } } }
      responses:
        '201':
          description: Created.
          headers: { ETag: { schema: { type: string } } }
`;

async function find(anchor: string): Promise<string | undefined> {
  const loaded = await parseSpec('specs/teams.yaml', source);
  if (loaded.kind === 'invalid') throw new Error('invalid');
  const path = '/docs/api/teams';
  const api = toApi(loaded.spec, { source, path, highlight: toPlainCode });
  const gone = { anchor: 'query.size', text: [], version: '2.0.0', note: [] };
  return findNearestAnchor({ ...api.getOperation('create-team'), goneFields: [gone] }, anchor);
}

describe('a link to something of an earlier version', () => {
  it.each([
    ['body.members[].role', 'body.members[].role'],
    ['body.owner(A-user).id', 'body.owner(A-user).id'],
    ['body(application/xml).name', 'body(application/xml).name'],
    ['response-201-header.ETag', 'response-201-header.ETag'],
    ['query.size', 'query.size'],
  ])('leads there if the page has it: %s', async (anchor, nearest) => {
    expect(await find(anchor)).toBe(nearest);
  });

  it.each([
    ['query.page[]', 'query.page'],
    ['body.members[]', 'body.members'],
    ['body.members[].rank.name', 'body.members'],
    ['body.owner(A-company).id', 'body.owner'],
    ['response-201.id', 'response-201'],
    ['query.pages', undefined],
    ['response-404', undefined],
  ])('leads to what it was in: %s → %s', async (anchor, nearest) => {
    expect(await find(anchor)).toBe(nearest);
  });
});
