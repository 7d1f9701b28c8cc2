import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../prerender/html/html-tree';
import type { HtmlNode } from '../../prerender/html/html-tree';
import { documentObjects } from '../../prerender/api/fixtures/document-objects';
import type { FixturePage } from '../../prerender/api/fixtures/object-fixture';
import { givenObjects } from '../../prerender/api/fixtures/given-objects';
import { payloadObjects } from '../../prerender/api/fixtures/payload-objects';
import type { Api } from '../../prerender/api/load-api';
import { toApi } from '../../prerender/api/load-api';
import { parseSpec } from '../../prerender/api/load-spec';
import { toApiSection } from '../../prerender/pages/api-section';
import { toPlainCode } from '../../src/model/text/code';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import { ApiPage } from '../../src/api/pages/api-page';
import { OperationPage } from '../../src/api/pages/operation-page';
import { OverviewPage } from '../../src/api/pages/overview-page';
import { SchemaPage } from '../../src/api/pages/schema-page';
import { Sidebar } from '../../src/shell/sidebar/sidebar';

// A fixture for each object of OpenAPI, and the text that its page shows because of it.

async function load(document: object): Promise<Api> {
  const whole = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {}, ...document };
  const source = JSON.stringify(whole);
  const loaded = await parseSpec('specs/objects.json', source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  return toApi(loaded.spec, { source, path: '/docs/api/objects', highlight: toPlainCode });
}

function toElement(api: Api, page: FixturePage): ReactElement {
  if (page === 'overview') return <OverviewPage overview={api.overview} />;
  if (page === 'sidebar')
    return <Sidebar items={toSidebar(api)} path={api.reference.path} loadItems={nothing} />;
  if (page === 'table') return <ApiPage reference={api.reference} />;
  if (page === 'schema') return <SchemaPage page={api.getSchema('S')} />;
  return <OperationPage operation={api.getOperation('a')} />;
}

function nothing(): Promise<never> {
  return Promise.reject(new Error('Nothing is loaded.'));
}

function toSidebar({ reference, summary }: Api): readonly SidebarItem[] {
  return toApiSection(reference, [], [summary]).findLayout(reference.path).sidebar;
}

/** What a reader gets: the text of each element and the targets of links. */
function listTexts(node: HtmlNode): readonly string[] {
  if (typeof node === 'string') return [node];
  const { attributes, children } = node;
  return [toText(node), attributes['href'] ?? '', ...children.flatMap(listTexts)];
}

function toText(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(toText).join('');
}

/** Matches a text that is not part of a longer word. */
function toPattern(text: string): RegExp {
  const words = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\w)${words}(?!\w)`);
}

/** All text and link targets of a page. */
async function readWords(document: object, page: FixturePage): Promise<string> {
  const element = toElement(await load(document), page);
  const html = renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
  // Drop the zero-width spaces at which a long URL may wrap.
  return listTexts(parseHtml(html)).join('\n').replaceAll('\u200b', '');
}

/** The minimum that each kind of page needs. */
const bare = {
  paths: { '/': { get: { operationId: 'a', responses: {} } } },
  components: { schemas: { S: {} } },
};

describe('each object of OpenAPI', () => {
  it.each([...documentObjects, ...payloadObjects, ...givenObjects])(
    '%s is on the page, which shows less without it',
    async (_, page, document, texts) => {
      const words = await readWords(document, page);
      for (const text of texts) expect(words).toMatch(toPattern(text));
      const fewer = await readWords(bare, page);
      expect(texts.filter((text) => !toPattern(text).test(fewer))).not.toEqual([]);
    },
  );
});
