import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { listApiPages } from '../../prerender/api/api-pages';
import { toApi } from '../../prerender/api/load-api';
import { parseSpec } from '../../prerender/api/load-spec';
import { listTwins } from '../../src/markdown/twin';
import type { Page, PageContent } from '../../src/model/pages/page';
import { toPlainCode } from '../../src/model/text/code';
import { listMissing } from './fixtures/missing-facts';
import { readTwin } from './fixtures/read-twin';

const home = 'https://docs.example';

/** The facts that the Markdown of an API's pages lacks, by page. */
async function listLost(source: string): Promise<readonly string[]> {
  const loaded = await parseSpec('specs/one.yaml', source, undefined, true);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems).slice(0, 2000));
  const path = '/docs/api/one';
  const api = toApi(loaded.spec, { source, path, highlight: toPlainCode });
  const pages = listApiPages(api, (folder) => `/assets/${folder}/1.json`);
  const lost: string[] = [];
  for (const { path: at, make } of pages) {
    const content = await make();
    for (const one of listLostFrom(at, content)) lost.push(`${at}: ${one}`);
  }
  return lost;
}

function listLostFrom(path: string, content: PageContent): readonly string[] {
  const index = { path: '/', title: 'One', summary: '', version: '1' };
  const title = content.head?.title ?? '';
  const place = { path, url: home + path, home, title, description: '', index };
  const twins = listTwins({ id: '', app: '', versionLinks: [], ...content } as Page, place);
  const isOfSamples = ({ path: file }: { readonly path: string }) => /\.samples\./.test(file);
  const toText = ({ text }: { readonly text: string }) => text;
  const main = readTwin(...twins.filter((twin) => !isOfSamples(twin)).map(toText));
  return listMissing(content.view, main, readTwin(...twins.filter(isOfSamples).map(toText)));
}

describe('the Markdown of an API has every fact of its pages', () => {
  it.each(['postal-api'])('as in specs/%s.yaml', async (name) => {
    expect(await listLost(await readFile(`specs/${name}.yaml`, 'utf8'))).toEqual([]);
  });
});
