import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseSpec } from '../load-spec';
import { readSpecTitle } from './spec-title';

const version = "  version: '1'\n";
const rest = 'paths:\n  /a:\n    get: { responses: { default: { description: All. } } }\n';

describe('the title of an API', () => {
  it.each(['specs/easier-api.yaml', 'specs/postal-api.yaml'])(
    'is that of the parsed file: %s',
    async (file) => {
      const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url));
      const text = await readFile(path, 'utf8');
      const loaded = await parseSpec(file, text);
      expect(readSpecTitle(file, text)).toBe(
        loaded.kind === 'valid' ? loaded.spec.document.info.title : 'a valid file',
      );
    },
  );

  it.each([
    ['before the rest', `info:\n  title: Teams\n${version}${rest}`],
    ['after it', `${rest}info:\n${version}  title: "Teams"\n`],
    ['in one line', `info: { title: Teams, version: '1' }\n${rest}`],
    ['behind comments and empty lines', `info: # Who\n\n# we\n  # are\n  title: Teams\n${rest}`],
    ['with lines that end as in Windows', `info:\r\n\r\n  title: Teams\r\n${rest}`],
    [
      'beside a description of many lines',
      `info:\n  title: Teams\n  description: |\n    info:\n\n    x\n`,
    ],
    ['in a file that is not valid', `info:\n  title: Teams\npaths: [\n`],
  ])('is found %s', (_, text) => {
    expect(readSpecTitle('a.yaml', `openapi: 3.1.0\n${text}`)).toBe('Teams');
  });

  it('is found in JSON', () => {
    const document = { paths: { info: { title: 'A path' } }, info: { title: 'Teams' } };
    expect(readSpecTitle('a.json', JSON.stringify(document))).toBe('Teams');
  });

  it.each([
    ['is a number', 'a.yaml', 'info: { title: 1.0 }\n'],
    ['is empty', 'a.yaml', 'info: { title: " " }\n'],
    ['stands in another place', 'a.yaml', 'x-info: &info { title: Teams }\ninfo: *info\n'],
    ['stands in another file', 'a.yaml', 'info: { $ref: info.yaml }\n'],
    ['is there twice', 'a.yaml', 'info: { title: One }\ninfo: { title: Two }\n'],
    ['is deeper', 'a.yaml', 'x:\n  info: { title: Teams }\n'],
    ['is in flow style', 'a.yaml', '{ openapi: 3.1.0,\n  info: { title: Teams } }\n'],
    ['cannot be read', 'a.yaml', 'info: { title: "Teams }\n'],
    ['cannot be read', 'a.json', '{ "info": { "title": "Teams" '],
    ['is missing', 'a.json', '[]'],
  ])('is left to the whole file if it %s: %s, %s', (_, file, text) => {
    expect(readSpecTitle(file, text)).toBeUndefined();
  });
});
