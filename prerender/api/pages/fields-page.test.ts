import { describe, expect, it } from 'vitest';
import { toPlainCode } from '../../../src/model/text/code';
import type { Api } from '../load-api';
import { toApi } from '../load-api';
import { parseSpec } from '../load-spec';

const MANY = 700;

function toObject(count: number, schema: object): object {
  const fields = Array.from({ length: count }, (_, index) => [`field${index}`, schema]);
  return { type: 'object', properties: Object.fromEntries(fields) };
}

async function load(schema: object, schemas: object = {}): Promise<Api> {
  const source = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Records', version: '1' },
    paths: {
      '/records': {
        get: {
          operationId: 'getRecord',
          summary: 'Get a record',
          responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
        },
      },
    },
    components: { schemas },
  });
  const loaded = await parseSpec('specs/records.json', source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  return toApi(loaded.spec, { source, path: '/docs/api/records', highlight: toPlainCode });
}

describe('the page of a schema without a name', () => {
  it('exists if another page leaves some of it out, and leads to its place', async () => {
    const api = await load(toObject(MANY, { type: 'string' }));
    expect(api.listFieldsPages()).toEqual(['fields/getRecord~200', 'fields/getRecord~200/2']);
    expect(api.getFields('fields/getRecord~200')).toMatchObject({
      title: 'Fields of response 200',
      api: 'Records',
      anchor: 'response-200',
      owner: { title: 'Get a record', href: '/docs/api/records/get-record' },
    });
  });

  it('does not exist if all of it is on the other page', async () => {
    const api = await load(toObject(100, { type: 'string' }));
    expect(api.listFieldsPages()).toEqual([]);
  });

  it('leads to the page that leaves it out first', async () => {
    const deep = toObject(
      1,
      toObject(1, toObject(1, toObject(150, toObject(20, { type: 'string' })))),
    );
    const api = await load({ $ref: '#/components/schemas/Deep' }, { Deep: deep });
    const [page = ''] = api.listFieldsPages();
    const { owner, anchor } = api.getFields(page);
    expect(owner.href).toBe('/docs/api/records/get-record');
    expect(anchor).toMatch(/^response-200\.field0\.field0\.field0/);
  });

  it('is several pages for a schema with more fields than fit, none of which leads to itself', async () => {
    const api = await load({ type: 'string' }, { Wide: toObject(2000, { type: 'string' }) });
    const first = { page: 'schemas/Wide', schemas: api.getSchema('Wide').schemas };
    const more = api.listFieldsPages().map((page) => ({ page, ...api.getFields(page) }));
    const pages = [first, ...more];
    const roots = pages.map(
      ({
        schemas: {
          list,
          roots: [both],
        },
      }) => list[both?.shown ?? -1],
    );
    expect(pages.slice(1).map(({ page }) => page)).toEqual(
      roots.flatMap((root) => root?.cut?.page ?? []),
    );
    expect(pages[1]?.page).toBe('fields/Wide/2');
    expect(roots.flatMap((root) => (root?.rows ?? []).map(({ name }) => name))).toEqual(
      Array.from({ length: 2000 }, (_, index) => `field${index}`),
    );
  });

  it('exists for each page that any page refers to', async () => {
    const api = await load(toObject(12, toObject(12, toObject(12, { type: 'string' }))));
    const pages = api.listFieldsPages();
    const views = [
      api.getOperation('get-record').schemas,
      ...pages.map((page) => api.getFields(page).schemas),
    ];
    const cuts = views.flatMap(({ list }) => list.flatMap(({ cut }) => cut?.page ?? []));
    expect(pages.length).toBeGreaterThan(0);
    expect(new Set(cuts)).toEqual(new Set(pages));
  });
});
