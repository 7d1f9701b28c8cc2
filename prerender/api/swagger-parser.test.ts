import { readFileSync, readdirSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseSpec } from './load-spec';

// A second opinion: swagger-parser validates whole documents with the same published schemas.

const FOLDER = 'prerender/api/fixtures/official';

// It accepts the scheme `Bearer` in lower case only.
const names = readdirSync(FOLDER).filter((name) => name !== 'tictactoe.yaml');

it.each(names)('%s is valid for swagger-parser, too', async (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const loaded = await parseSpec('specs/a.yaml', text);
  expect(loaded.kind).toBe('valid');
  await expect(SwaggerParser.validate(parse(text) as never)).resolves.toBeDefined();
});
