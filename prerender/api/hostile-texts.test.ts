import { describe, expect, it } from 'vitest';
import { isSafeHref } from '../../src/model/site/paths';
import { richTags } from '../../src/model/text/rich-text';
import { toRichText } from '../text/rich-text';
import { hostileTexts } from './fixtures/hostile-texts';
import { FILE, listMessages, readPages, toDocument } from './fixtures/odd-file';
import { readWholeApi } from './fixtures/read-whole-api';

/** Lists the unsafe elements, links and attributes of a page. */
function listUnsafe(page: unknown): readonly string[] {
  const found: string[] = [];
  JSON.stringify(page, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if ('tag' in value && 'children' in value && !allowed.has(String(value.tag)))
      found.push(`<${String(value.tag)}>`);
    if ('tag' in value && 'href' in value && !isSafe(String(value.href)))
      found.push(String(value.href));
    if ('style' in value || Object.keys(value).some((key) => /^on[a-z]/.test(key)))
      found.push(JSON.stringify(value).slice(0, 80));
    return value;
  });
  return found;
}

const allowed = new Set<string>([
  ...richTags,
  'a',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'code-block',
]);

/** Also rejects links without a scheme that a browser resolves to another host. */
function isSafe(href: string): boolean {
  const isInside = /^(?:[#?]|\/(?![\\/])|\.)/.test(href) || /^[\w%.-]+$/.test(href);
  return isInside || isSafeHref(href);
}

describe('hostile Markdown', () => {
  it('comes in more than 150 forms', { tags: ['F77'] }, () => {
    expect(new Set(hostileTexts).size).toBeGreaterThan(150);
  });

  it.each(hostileTexts)('%j becomes text, or nothing', (text) => {
    const highlight = (code: string, language: string) => ({ language, lines: [[code]] });
    expect(listUnsafe(toRichText(text, { highlight, topHeading: 3 }))).toEqual([]);
  });

  it('is safe in every field that is Markdown', { tags: ['F77'] }, async () => {
    const evil = '<img src=x onerror=alert(1)>[a](javascript:alert(1)) {process.env} <int>';
    const said = { description: evil };
    const schema = { ...said, type: 'string', enum: ['a'], 'x-enumDescriptions': { a: evil } };
    const docs = { ...said, url: 'https://example.com' };
    const examples = { a: { ...said, value: 'a' } };
    const content = { 'application/json': { schema, examples } };
    const header = { ...said, schema };
    const links = { next: { ...said, operationId: 'getOdd' } };
    const responses = { 200: { ...said, headers: { 'X-Odd': header }, content, links } };
    const parameters = [{ ...said, name: 'a', in: 'query', schema, examples }];
    const request = { post: { ...said, requestBody: { ...said, content }, responses } };
    const operation = {
      ...said,
      operationId: 'getOdd',
      tags: ['odd'],
      parameters,
      requestBody: { ...said, content },
      responses,
      externalDocs: docs,
      callbacks: { done: { '{$request.body#/url}': request } },
    };
    const pages = await readPages({
      openapi: '3.1.0',
      info: { ...said, title: 'Odd', version: '1' },
      tags: [{ ...said, name: 'odd', externalDocs: docs }],
      servers: [
        { ...said, url: 'https://{a}.example.com', variables: { a: { ...said, default: 'b' } } },
      ],
      paths: { '/odd': { ...said, post: operation } },
      webhooks: { done: request },
      components: {
        schemas: { Odd: schema },
        securitySchemes: { key: { ...said, type: 'http', scheme: 'bearer' } },
      },
      externalDocs: docs,
    });
    expect(pages.flatMap((page) => listUnsafe(JSON.parse(page)))).toEqual([]);
    expect(pages.join('')).toContain('{process.env}');
  });
});

describe('markup in fields that are not Markdown', () => {
  it('is text on every page', { tags: ['F80'] }, async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const document = {
      ...toDocument({ Odd: { title: evil, enum: [evil], default: evil, pattern: evil } }),
      info: {
        title: evil,
        version: evil,
        license: { name: evil },
        contact: { url: 'javascript:alert(1)' },
      },
      servers: [{ url: `https://example.com/${evil}` }],
    };
    const pages = await readPages(document);
    // Page data contains it as text, never as an element or a link.
    expect(pages.join('')).toContain(JSON.stringify(evil).slice(1, -1));
    expect(pages.join('')).not.toMatch(/"tag":"img"|"href":"javascript:/);
  });
});

describe('values of the wrong type', () => {
  it.each([
    [
      'description: []',
      'info: { title: a, version: "1", description: [] }\npaths: {}\n',
      'must be string',
    ],
    ['paths: []', 'info: { title: a, version: "1" }\npaths: []\n', 'must be object'],
    [
      'parameters: {}',
      'info: { title: a, version: "1" }\npaths: { /a: { parameters: {} } }\n',
      'must be array',
    ],
    ['version: []', 'info: { title: a, version: [] }\npaths: {}\n', 'must be string'],
  ])(
    '%s is rejected at its position, with the expected type',
    { tags: ['F81'] },
    async (_, body, words) => {
      for (const version of ['3.0.3', '3.1.0', '3.2.0']) {
        const messages = await listMessages(`openapi: ${version}\n${body}`);
        expect(messages).toEqual([
          expect.stringMatching(new RegExp(`^[23]:\\d+ ".*" ${words}\\.$`)),
        ]);
      }
    },
  );
});

describe('patterns', () => {
  it.each(['(', '(a+)+$', '(?<=a)b', '(?i)abc', '\\p{Han}+', '^(?>a+)$', '[[:alpha:]]'])(
    '%s is shown unchanged, and never run on its example',
    { tags: ['F83'] },
    async (pattern) => {
      const pages = await readPages(
        toDocument({
          // A text that such a pattern fails on only after years.
          Odd: { type: 'string', pattern, example: `${'a'.repeat(60)}!` },
          Map: { patternProperties: { [pattern]: { type: 'string' } } },
        }),
      );
      expect(pages.join('')).toContain(JSON.stringify(pattern).slice(1, -1));
    },
  );
});

describe('contradictory schemas and invalid examples', () => {
  it.each([
    ['bounds that leave nothing', { type: 'integer', minimum: 5, maximum: 1 }],
    ['parts of two types', { allOf: [{ type: 'string' }, { type: 'integer' }] }],
    ['nothing', false],
  ])('%s have a page, but no example', { tags: ['F84'] }, async (_, schema) => {
    const pages = await readPages(toDocument({ Odd: schema }));
    expect(pages.join('')).not.toContain('"generated":true');
  });

  it('an invalid example is kept, with a warning', { tags: ['F84'] }, async () => {
    const text = JSON.stringify(toDocument({ Odd: { type: 'integer', example: 'seven' } }));
    const api = await readWholeApi(FILE, text);
    expect(api).toMatchObject({
      warnings: [
        { severity: 'warning', message: expect.stringContaining('does not match its schema') },
      ],
    });
    expect(api.kind === 'valid' && api.pages.join('')).toContain('seven');
  });
});
