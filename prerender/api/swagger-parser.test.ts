import { readFileSync, readdirSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseSpec } from './load-spec';

// A second opinion: swagger-parser validates whole documents with the same published schemas.

const FOLDER = 'prerender/api/fixtures/official';

// It accepts the scheme `Bearer` in lower case only.
const names = readdirSync(FOLDER).filter((name) => name !== 'tictactoe.yaml');

describe.each(names)('%s', (name) => {
  const load = () => parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Record<string, object>;

  it('is valid for swagger-parser, too', async () => {
    expect(await listOpinions(load())).toEqual([true, true]);
  });

  it.each([
    ['a title that is missing', (spec: Record<string, object>) => delete spec['info']],
    ['tags that are no list', (spec) => Object.assign(spec, { tags: 5 })],
  ])('is rejected by both for %s', async (_, change) => {
    const spec = load();
    change(spec);
    expect(await listOpinions(spec)).toEqual([false, false]);
  });
});

it('rejects what we only warn of: a field that nobody knows', async () => {
  const spec = parse(readFileSync(`${FOLDER}/petstore.yaml`, 'utf8')) as Record<string, object>;
  Object.assign(spec['info'] ?? {}, { colour: 'red' });
  expect(await listOpinions(spec)).toEqual([true, false]);
});

/** Whether our validation and swagger-parser accept a document. */
async function listOpinions(spec: Record<string, object>): Promise<readonly boolean[]> {
  const loaded = await parseSpec('specs/a.json', JSON.stringify(spec));
  const isValid = await SwaggerParser.validate(structuredClone(spec) as never).then(
    () => true,
    () => false,
  );
  return [loaded.kind === 'valid', isValid];
}
