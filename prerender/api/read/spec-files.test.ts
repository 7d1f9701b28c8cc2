import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toLine } from '../../diagnostics/problem';
import { toApiId } from '../document/api-path';
import { parseSpec } from '../load-spec';
import { checkUnused, loadSpecFiles, readSpecTitle } from './spec-files';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'spec-files-'));
});

afterEach(() => rm(root, { recursive: true }));

/** Finds the APIs among files of `specs`, and says what is wrong. */
async function find(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'specs', file)), { recursive: true });
    await writeFile(join(root, 'specs', file), text);
  }
  const { entries, others, problems } = await loadSpecFiles(root, 'specs');
  return {
    entries: Object.fromEntries(entries.map(({ file }) => [file.slice(6), toApiId(file)])),
    others: others.map(({ file }) => file.slice(6)),
    problems: problems.map(toLine),
  };
}

const API = 'openapi: 3.1.0\n';

describe('a file in specs', () => {
  it('is no API, and no unused file, among the earlier versions in history', async () => {
    const files = { 'a.yaml': API, 'history/a/1.0.0.yaml': API };
    expect(await find(files)).toEqual({ entries: { 'a.yaml': 'a' }, others: [], problems: [] });
  });

  it.each([
    ['a.yaml', API],
    ['a.yml', '# A comment\n---\n"openapi": 3.1.0'],
    ['a.json', '{ "info": {}, "openapi": "3.0.0" }'],
    ['a.yaml', '{ openapi: 3.0.0 }'],
    ['a.json', '{ "swagger": "2.0", }'],
    ['a.yaml', 'info:\n  title: A\npaths: {}\n'],
    ['a.yaml', '\uFEFFopenapi: 3.0.0'],
    ['a.yaml', 'openapi: 3.0.0\r\ninfo: [\r\n'],
  ])('is an API if it says so: %s %s', async (file, text) => {
    expect(await find({ [file]: text })).toEqual({
      entries: { [file]: 'a' },
      others: [],
      problems: [],
    });
  });

  it.each([
    ['a.yaml', 'type: object\nproperties:\n  openapi: { type: string }\n'],
    ['a.json', '{ "properties": { "openapi": { "type": "string" } } }'],
    ['a.yaml', 'paths: {}'],
    ['a.yaml', 'description: |\n  openapi: no\n'],
    ['a.yaml', '{ description: "openapi: no" }'],
    ['a.yaml', ''],
  ])('is a part of one otherwise: %s %s', async (file, text) => {
    expect(await find({ [file]: text })).toMatchObject({ entries: {}, others: [file] });
  });

  it('is none of both if a tool keeps it there', async () => {
    const files = {
      'a/.redocly.yaml': 'extends: []',
      'a/node_modules/b/c.json': '{}',
      'a/x.md': '',
    };
    expect(await find(files)).toEqual({ entries: {}, others: [], problems: [] });
  });

  it('has an id that can be part of an address', async () => {
    const files = {
      'Pet Store [1].yaml': API,
      '猫.yaml': API,
      'v1.2.yaml': API,
      'a b/openapi.yaml': API,
    };
    expect((await find(files)).entries).toEqual({
      'Pet Store [1].yaml': 'Pet-Store-1',
      '猫.yaml': '猫',
      'v1.2.yaml': 'v1.2',
      'a b/openapi.yaml': 'a-b',
    });
  });
});

describe('a folder in specs', () => {
  it.each([
    [['openapi.yaml', 'schemas/pet.yaml'], 'openapi.yaml'],
    [['public.v2.yaml', 'resources/openapi.yml'], 'public.v2.yaml'],
    [['openapi.yaml', 'internal.yaml'], 'openapi.yaml'],
    [['index.json', 'internal.yaml'], 'index.json'],
    [['main.yml', 'internal.yaml'], 'main.yml'],
    [['pets.yaml', 'index.yaml'], 'pets.yaml'],
    [['spec/openapi.yaml'], 'spec/openapi.yaml'],
    [['spec/v1/openapi.yaml'], 'spec/v1/openapi.yaml'],
  ])('is an API of its name: %s', async (files, entry) => {
    const found = await find(
      Object.fromEntries(
        files.map((file) => [`pets/${file}`, file.startsWith('schemas') ? 'type: object' : API]),
      ),
    );
    expect(found.entries).toEqual({ [`pets/${entry}`]: 'pets' });
    expect(found.problems).toEqual([]);
    expect(found.others).toHaveLength(files.length - 1);
  });

  it('is no API if none of its files says so', async () => {
    const files = {
      'pets.yaml': API,
      'pets/pet.yaml': 'type: object',
      'pets/paths.yaml': 'paths: {}',
    };
    expect(await find(files)).toEqual({
      entries: { 'pets.yaml': 'pets' },
      others: ['pets/paths.yaml', 'pets/pet.yaml'],
      problems: [],
    });
  });

  it.each([
    [['a.yaml', 'b.yaml']],
    [['openapi.yaml', 'openapi.json']],
    [['a/openapi.yaml', 'b/openapi.yaml']],
  ])('is refused if it could be several: %s', async (files) => {
    const found = await find(
      Object.fromEntries(
        files.map((file) => [`pets/${file}`, file.endsWith('json') ? '{"openapi":"3.1.0"}' : API]),
      ),
    );
    expect(found.entries).toEqual({});
    expect(found.problems).toEqual([
      expect.stringMatching(
        /^error specs\/pets\/\S+:1:1 The folder specs\/pets is one API, but has several/,
      ),
    ]);
  });

  it('is refused if its name is taken', async () => {
    const { problems } = await find({ 'pets.yaml': API, 'Pets/openapi.yaml': API });
    expect(problems).toEqual([
      'error specs/pets.yaml:1:1 The API has the same name as specs/Pets/openapi.yaml, and so the same address: "pets".\n  fix: Rename the file or its folder, or remove one of the two.',
    ]);
  });
});

describe('a file that no API refers to', () => {
  it('is reported once', () => {
    const used = new Set(['specs/a/openapi.yaml', 'specs/a/b.yaml']);
    const others = ['specs/a/b.yaml', 'specs/a/c.yaml'].map((file) => ({ file, text: 'a: b' }));
    expect(checkUnused(others, used).map(toLine)).toEqual([
      expect.stringContaining('warning specs/a/c.yaml:1:1 No API refers to this file'),
    ]);
  });
});

describe('a file of another format', () => {
  it.each([
    ['', 'empty'],
    [' \n\uFEFF', 'empty'],
    [
      '{"info":{"schema":"https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}}',
      'a Postman collection',
    ],
    ['asyncapi: 3.0.0\n', 'an AsyncAPI document'],
    ['{ "asyncapi": "3.0.0" }', 'an AsyncAPI document'],
  ])('is called by its name: %j', (text, name) => {
    const [problem] = checkUnused([{ file: 'specs/a.json', text }], new Set());
    expect(problem?.message).toBe(`The file is ${name}, so it is not shown.`);
  });

  it('is an API if it is almost JSON: its mistakes are told where it is read', async () => {
    const text = '{\n  // Ours\n  "openapi": "3.1.0",\n  "info": {}\n}\n';
    expect((await find({ 'a.json': text })).entries).toEqual({ 'a.json': 'a' });
    const deep = '{\n  "a": [],\n  // x\n  "info": { "title": "b" }\n}\n';
    expect((await find({ 'b.json': deep })).others).toEqual(['b.json']);
  });
});

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
