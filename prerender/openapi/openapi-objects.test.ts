import { describe, expect, it } from 'vitest';
import { documentObjects } from './fixtures/document-objects';
import type { FixturePage } from './fixtures/object-fixture';
import { payloadObjects } from './fixtures/payload-objects';
import type { Api } from './load-api';
import { toApi } from './load-api';
import { parseSpec } from './load-spec';

// For each object of OpenAPI a fixture, and what its page must say.

async function load(document: object): Promise<Api> {
  const whole = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {}, ...document };
  const source = JSON.stringify(whole);
  const loaded = await parseSpec('specs/objects.json', source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const plain = (text: string, language: string) => ({ language, lines: [[text]] });
  return toApi(loaded.spec, source, '/docs/api/objects', plain);
}

function toPage(api: Api, page: FixturePage): unknown {
  if (page === 'overview') return api.overview;
  if (page === 'table') return api.reference;
  return page === 'operation' ? api.getOperation('a') : api.getSchema('S');
}

/** All texts of a page. */
function listTexts(page: unknown): readonly string[] {
  const texts: string[] = [];
  JSON.stringify(page, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

describe('each object of OpenAPI', () => {
  it.each([...documentObjects, ...payloadObjects])(
    '%s is on the page',
    async (_, page, document, texts) => {
      const found = listTexts(toPage(await load(document), page));
      expect(found).toEqual(expect.arrayContaining([...texts]));
    },
  );
});
