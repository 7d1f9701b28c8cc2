import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { MediaType, OperationPage } from '../../src/model/api/operation';
import { toText } from '../../src/model/text/code';
import { listOperations } from './document/operations';
import { createConversion } from './fixtures/create-conversion';
import { parseSpec } from './load-spec';
import { toOperationPage } from './pages/operation-page';

// Small files whose examples were wrong once, with what is right.

async function listPages(name: string): Promise<ReadonlyMap<string, OperationPage>> {
  const file = `prerender/api/fixtures/cases/${name}.yaml`;
  const loaded = await parseSpec(file, await readFile(file, 'utf8'));
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const { document } = loaded.spec;
  const conversion = createConversion(document);
  const pages = listOperations(document).map((one) =>
    toOperationPage(conversion, one, '/docs/api'),
  );
  return new Map(pages.map((page) => [page.slug, page]));
}

function listTexts(content: readonly MediaType[] | undefined): readonly string[] {
  return (content ?? []).flatMap(({ examples }) => examples.map(({ code }) => toText(code)));
}

function parseAll(texts: readonly string[]): readonly unknown[] {
  return texts.map((text): unknown => JSON.parse(text));
}

it('the fields of an error come from its status', async () => {
  const pages = await listPages('error-message');
  const [, error] = pages.get('list-notes')?.responses ?? [];
  expect(parseAll(listTexts(error?.content))).toEqual([
    {
      error: {
        status: 401,
        message: 'Unauthorized',
        title: 'Unauthorized',
        code: 'unauthorized',
      },
    },
  ]);
});

it.each([
  ['t01-big-patch', { p01: 'string', p02: 'string', p03: 'string' }],
  ['t02-not-both', { userId: 'a1b2c3d4', note: 'Leave it at the front desk' }],
  ['t03-not-both-min', { userId: 'a1b2c3d4', note: 'Leave it at the front desk' }],
  ['t04-if-only', { country: 'JP', zip: '1050011' }],
  ['t05-dependent-schemas', { number: 'string', holder: 'Aiko Tanaka' }],
])('rules across fields leave declared fields in %s', async (slug, body) => {
  const pages = await listPages('rules-across-fields');
  expect(parseAll(listTexts(pages.get(slug)?.body?.content))).toEqual([body]);
});

it('an event holds its data as JSON, with what the schema of its content requires', async () => {
  const pages = await listPages('event-stream');
  const listEvents = (slug: string) => listTexts(pages.get(slug)?.responses[0]?.content);
  const data = 'data: {"text":"Hello","seq":0}\n';
  expect(listEvents('follow-payloads')).toEqual([data]);
  expect(listEvents('follow-events')).toEqual([`event: note\n${data}`]);
});

it("an author's example of a later media type does not replace that of the first one", async () => {
  const pages = await listPages('csv-example-beside-json');
  const [ok] = pages.get('list-notes')?.responses ?? [];
  expect(listTexts(ok?.content)).toEqual(['{\n  "total": 1\n}', 'id,text\n1,Milk']);
});
