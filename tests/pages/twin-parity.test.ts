import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { listApiPages } from '../../prerender/api/api-pages';
import { generateDocument } from '../../prerender/api/fixtures/generate-document';
import { hostileTexts } from '../../prerender/api/fixtures/hostile-texts';
import { PATIENCE, listSeeds } from '../../prerender/api/fixtures/seeds';
import { toApi } from '../../prerender/api/load-api';
import { parseSpec } from '../../prerender/api/load-spec';
import { toTwin } from '../../src/markdown/twin';
import type { PageContent } from '../../src/model/pages/page';
import { toPlainCode } from '../../src/model/text/code';
import { listMissing } from './fixtures/missing-facts';
import { readTwin } from './fixtures/read-twin';

const home = 'https://docs.example';

/** Files that others have published. */
const official = readdirSync('prerender/api/fixtures/official').map(
  (file) => `prerender/api/fixtures/official/${file}`,
);

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
  const { files: twins = [] } =
    toTwin({ id: '', app: '', versionLinks: [], ...content }, place) ?? {};
  const isOfSamples = ({ path: file }: { readonly path: string }) => /\.samples\./.test(file);
  const toText = ({ text }: { readonly text: string }) => text;
  const main = readTwin(...twins.filter((twin) => !isOfSamples(twin)).map(toText));
  return listMissing(content.view, main, readTwin(...twins.filter(isOfSamples).map(toText)));
}

describe('the Markdown of an API has every fact of its pages', () => {
  it.each(['specs/easier-api.yaml', 'specs/postal-api.yaml', ...official])(
    'as in %s',
    { ...PATIENCE, tags: ['all'] },
    async (file) => {
      expect(await listLost(await readFile(file, 'utf8'))).toEqual([]);
    },
  );

  it('as in documents at random', PATIENCE, async () => {
    const lost: string[] = [];
    // The others have lost facts once: 481,160 those of empty names, 5,030 those of a long text.
    for (const seed of [...listSeeds(50), 5030, 481_132, 481_160, 481_170])
      for (const one of await listLost(JSON.stringify(generateDocument(seed))))
        lost.push(`seed ${seed}: ${one}`);
    expect(lost).toEqual([]);
  });

  it('whatever its texts are', PATIENCE, async () => {
    const texts = [
      ...hostileTexts,
      '| a | b |\n|---|---|\n| `x|y` | <b>c</b> |',
      '- a\n  1. b\n\n     ```\n     code\n     ```',
      '# not\nSetext\n===\n\n> quoted\n> - list',
      'Line one  \nline two \\\nthree',
      '1986. A great year, * and _ and ` and [a](b) and ![c](d).',
      '\u202Eright to left\u202C שלום',
      '````\n```\ninside\n```\n````',
      'https://a.example/x_y_z and a_b_c *d* www.e.example',
    ];
    const properties = Object.fromEntries(
      texts.map((description, index) => [
        `${['__proto__', 'a|b', 'c`d', '<e>', '- f', '1. g', '[h](i)'][index % 7]}${index}`,
        { type: 'string', description, default: description, enum: [description, '|', '`', ' '] },
      ]),
    );
    const document = {
      openapi: '3.1.0',
      info: { title: '[One] `two` |', version: '1', description: texts.join('\n\n') },
      paths: {
        '/a': {
          get: {
            summary: '# - `A` | <b>',
            responses: {
              200: {
                description: texts[0],
                content: { 'application/json': { schema: { type: 'object', properties } } },
              },
            },
          },
        },
      },
    };
    expect(await listLost(JSON.stringify(document))).toEqual([]);
  });
});
