import { describe, expect, it } from 'vitest';
import { readPages } from '../fixtures/odd-file';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const internal = { 'x-internal': true };
const json = (schema: object, more: object = {}) => ({ 'application/json': { schema, ...more } });

const document = {
  openapi: '3.1.0',
  info: { title: 'Odd', version: '1.0.0' },
  tags: [{ name: 'teams' }, { name: 'hiddenTag', ...internal }],
  servers: [
    { url: 'https://api.example.com' },
    { url: 'https://hidden-server.example.com', ...internal },
  ],
  paths: {
    '/teams': {
      get: {
        operationId: 'listTeams',
        tags: ['teams', 'hiddenTag'],
        parameters: [
          { name: 'hiddenParameter', in: 'query', schema: {}, ...internal },
          { $ref: '#/components/parameters/HiddenShared' },
          { name: 'limit', in: 'query', schema: { type: 'integer' } },
        ],
        responses: {
          200: {
            description: 'OK',
            headers: { 'X-Hidden': { schema: {}, ...internal }, 'X-Shown': { schema: {} } },
            content: json(ref('Team'), {
              examples: {
                one: {
                  value: {
                    id: 1,
                    hiddenField: 'hiddenValue',
                    parts: [{ hiddenField: 2, name: 'a' }],
                  },
                },
              },
            }),
          },
          418: { description: 'hiddenResponse', ...internal },
        },
      },
      post: { operationId: 'hiddenByTag', tags: ['hiddenTag'], responses: {} },
    },
  },
  components: {
    parameters: { HiddenShared: { name: 'hiddenToo', in: 'query', schema: {}, ...internal } },
    schemas: {
      Team: {
        type: 'object',
        required: ['id', 'hiddenField', 'audit'],
        properties: {
          id: { type: 'integer' },
          hiddenField: { type: 'string', ...internal },
          audit: ref('HiddenAudit'),
          parts: { type: 'array', items: ref('Team') },
          kind: { oneOf: [{ type: 'string' }, ref('HiddenAudit')] },
        },
        example: { id: 7, hiddenField: 'hiddenExample', audit: { by: 'hiddenPerson' } },
      },
      HiddenAudit: { type: 'object', properties: { by: { type: 'string' } }, ...internal },
    },
  },
};

describe('parts marked x-internal', () => {
  it('appear nowhere: pages, examples, samples, lists, used-by, downloads', async () => {
    const pages = (await readPages(document)).join('\n');
    expect(pages.match(/[^"]{0,40}hidden[^"]{0,40}/gi)).toBeNull();
    expect(pages).not.toContain('x-internal');
  });

  it('are removed without anything else', async () => {
    const pages = (await readPages(document)).join('\n');
    for (const name of [
      'listTeams',
      'limit',
      'X-Shown',
      'Team',
      'parts',
      'https://api.example.com',
    ])
      expect(pages).toContain(name);
  });

  it('leave the download unchanged, including YAML comments, if there are none', async () => {
    const text = `# A comment\nopenapi: 3.1.0\ninfo: { title: Odd, version: '1' }\npaths: {}\n`;
    expect((await readPages(text)).at(-1)).toContain('# A comment');
  });
});
