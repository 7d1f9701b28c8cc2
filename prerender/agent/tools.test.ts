import { describe, expect, it } from 'vitest';
import { toTemplate, toTemplateBody } from '../../src/model/request/fixtures/request-template';
import type { BuiltOperation, BuiltSite } from './built-site';
import { toTwinFile } from './built-site';
import { buildSample, findOperation, searchPages } from './tools';

function toOperation(method: string, path: string, slug: string, template = toTemplate()) {
  const page = { method, path, operationId: slug, title: slug };
  const loadTemplate = () => template;
  return { api: 'a', page, path: `/docs/api/a/${slug}`, loadTemplate } as unknown as BuiltOperation;
}

const site: BuiltSite = {
  title: 'Site',
  readPage: () => undefined,
  toFile: (address) => toTwinFile(address, '/pr-12/'),
  search: () => [
    {
      title: [{ text: 'List [beta' }],
      url: '/pr-12/docs/a',
      hash: '#b',
      summary: [{ text: 'A' }],
    } as never,
  ],
  operations: [
    toOperation('GET', '/', 'root'),
    toOperation('GET', '/pets', 'list-pets'),
    toOperation('GET', '/pets/', 'list-all-pets'),
    ...(['form', 'multipart'] as const).map((kind) =>
      toOperation(
        'POST',
        `/${kind}`,
        kind,
        toTemplate({ method: 'POST', bodies: [toTemplateBody(kind, '{"a":"usual"}')] }),
      ),
    ),
    toOperation(
      'POST',
      '/text',
      'text',
      toTemplate({ method: 'POST', bodies: [toTemplateBody('text', '')] }),
    ),
  ],
};

it.each([
  ['GET /', 'root'],
  ['get /pets', 'list-pets'],
  ['GET /pets/', 'list-all-pets'],
  ['list-pets/', 'list-pets'],
  ['/docs/api/a/list-pets/', 'list-pets'],
  ['/pr-12/docs/api/a/list-pets#body', 'list-pets'],
  ['https://docs.example/pr-12/docs/api/a/list-pets.md', 'list-pets'],
])('finds the operation "%s"', (name, id) => {
  expect(findOperation(site, name).page.operationId).toBe(id);
});

it('escapes what would end the link of a page', () => {
  expect(searchPages(site, 'x')).toBe(String.raw`- [List \[beta](/pr-12/docs/a#b): A`);
});

describe('a sample', () => {
  it.each(['form', 'multipart'])('sends the given fields of a %s', (operation) => {
    const { length } = buildSample(site, { operation, language: 'curl' }).match(/usual/g) ?? [];
    expect(length).toBe(1);
    const sample = buildSample(site, { operation, language: 'curl', body: '{"a":"mine"}' });
    expect(sample).toContain('mine');
    expect(sample).not.toContain('usual');
    expect(() => buildSample(site, { operation, language: 'curl', body: 'a=1' })).toThrow('JSON');
  });

  it('stays in its fence whatever its body is', () => {
    const body = 'a\n```\nb';
    const sample = buildSample(site, { operation: 'text', language: 'curl', body });
    expect(sample).toMatch(/^````\w+\n[^]*\n````$/);
  });
});
