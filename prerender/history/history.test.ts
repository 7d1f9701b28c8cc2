import { describe, expect, it } from 'vitest';
import type { RichText } from '../../src/model/text/rich-text';
import { toPlainText } from '../../src/model/text/rich-text';
import type { Spec } from '../api/document/document';
import { toSpec } from '../diff/fixtures/to-spec';
import { toHistory } from './history';
import { readReleaseNotes } from './release-notes';

type Json = Readonly<Record<string, unknown>>;

const text = { type: 'string' };

/** A version with some operations, of which each takes a body with these properties. */
function version(number: string, operations: Json): Spec {
  return toSpec({
    info: { title: 'Teams', version: number },
    paths: Object.fromEntries(
      Object.entries(operations).map(([id, properties]) => {
        const schema = { type: 'object', properties };
        const requestBody = { content: { 'application/json': { schema } } };
        const responses = { 200: { description: 'OK' } };
        return [`/${id}`, { post: { operationId: id, summary: id, requestBody, responses } }];
      }),
    ),
  });
}

const versions = [
  version('1.0.0', { create: { name: text, old: text }, close: {} }),
  version('1.1.0', { create: { name: text, note: text }, close: {} }),
  version('2.0.0', { create: { name: text, note: { ...text, deprecated: true } } }),
];

const notes = `
1.1.0: { date: "2026-01-31", note: Notes. }
2.0.0:
  changes:
    - { operation: POST /close, note: Use another. }
    - { operation: POST /open, note: Never. }
9.0.0: {}
`;

function load(yaml = notes) {
  const read = readReleaseNotes('releases.yaml', yaml);
  return { history: toHistory(versions, read, '/api', toText), read };
}

function toText(markdown: string | undefined): RichText {
  return markdown === undefined ? [] : [markdown];
}

function toHistoryOf(all: readonly Spec[], yaml = '') {
  return toHistory(all, readReleaseNotes('releases.yaml', yaml), '/api', toText);
}

describe('the history of an API', () => {
  it('has the newest version first, with its date and what changed', () => {
    const { releases } = load().history;
    expect(releases.map(({ version: number, date }) => [number, date])).toEqual([
      ['2.0.0', undefined],
      ['1.1.0', '2026-01-31'],
      ['1.0.0', undefined],
    ]);
    expect(releases[1]?.changes.map(({ rule }) => rule)).toContain('new-optional-request-property');
    expect(releases[2]?.changes).toEqual([]);
  });

  it('knows since when fields are there, and since when they are deprecated', () => {
    const { lifetimes } = load().history;
    expect([...lifetimes].filter(([key]) => key.endsWith(' note'))).toEqual([
      [expect.stringContaining('create.'), { added: '1.1.0', deprecated: '2.0.0' }],
    ]);
    expect([...lifetimes.keys()].some((key) => key.endsWith(' name'))).toBe(false);
  });

  it('says what its author says of what is deprecated', () => {
    const toVersion = (number: string, deprecated: boolean) => {
      const parameters = [{ name: 'page', in: 'query', schema: text, deprecated }];
      const post = { operationId: 'create', deprecated, parameters, responses: {} };
      return toSpec({ info: { title: 'T', version: number }, paths: { '/create': { post } } });
    };
    const read = readReleaseNotes(
      'releases.yaml',
      `2.0.0:
  changes:
    - { rule: endpoint-deprecated, note: Use another. }
    - { rule: request-parameter-deprecated, anchor: query.page, note: Use cursor. }
`,
    );
    const all = [toVersion('1.0.0', false), toVersion('2.0.0', true)];
    const { lifetimes } = toHistory(all, read, '/api', (markdown = '') => [markdown]);
    expect([...lifetimes.values()]).toEqual([
      { deprecated: '2.0.0', advice: ['Use another.'] },
      { deprecated: '2.0.0', advice: ['Use cursor.'] },
    ]);
  });

  it('does not call new what only has another name', () => {
    const toVersion = (number: string, id: string, header: string, schema: string) => {
      const parameters = [
        { name: id, in: 'path', required: true, schema: text },
        { name: header, in: 'header', schema: text },
      ];
      const $ref = `#/components/schemas/${schema}`;
      const requestBody = { content: { 'application/json': { schema: { $ref } } } };
      const post = { operationId: 'create', parameters, requestBody, responses: {} };
      return toSpec({
        info: { title: 'T', version: number },
        paths: { [`/create/{${id}}`]: { post } },
        components: { schemas: { [schema]: { type: 'object', properties: { name: text } } } },
      });
    };
    const all = [
      toVersion('1.0.0', 'id', 'X-Id', 'Team'),
      toVersion('2.0.0', 'teamId', 'x-id', 'TeamInput'),
    ];
    expect([...toHistoryOf(all).lifetimes]).toEqual([]);
  });

  it('says what its author says of a deprecated field, unless that may be of another one', () => {
    const toVersion = (number: string, deprecated: boolean) => {
      const properties = { note: { ...text, deprecated } };
      const close = { reason: { type: 'object', properties } };
      return version(number, { create: properties, close });
    };
    const all = [toVersion('1.0.0', false), toVersion('2.0.0', true)];
    const toNotes = (...lines: readonly string[]) =>
      `2.0.0:\n  changes:\n${lines.map((line) => `    - { ${line} }\n`).join('')}`;
    const toAdvice = (yaml: string) =>
      Array.from(toHistoryOf(all, yaml).lifetimes.values(), ({ advice }) => advice);
    const rule = 'rule: request-property-deprecated';
    expect(toAdvice(toNotes(`${rule}, note: Use text.`))).toEqual([['Use text.'], ['Use text.']]);
    expect(toAdvice(toNotes(`${rule}, operation: POST /close, note: Use text.`))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('keeps a field of several operations for each of them, at its place there', () => {
    const toVersion = (number: string, properties: Json) => {
      const $ref = '#/components/schemas/Team';
      const toItem = (operationId: string, schema: Json) => {
        const content = { 'application/json': { schema } };
        return { get: { operationId, responses: { 200: { description: 'OK', content } } } };
      };
      return toSpec({
        info: { title: 'T', version: number },
        paths: {
          '/a': toItem('a', { $ref }),
          '/b': toItem('b', { type: 'array', items: { $ref } }),
        },
        components: { schemas: { Team: { type: 'object', properties } } },
      });
    };
    const all = [toVersion('1.0.0', { id: text, old: text }), toVersion('2.0.0', { id: text })];
    expect(
      [...toHistoryOf(all).goneFields].map(([slug, fields]) => [slug, fields[0]?.anchor]),
    ).toEqual([
      ['a', 'response-200.old'],
      ['b', 'response-200[].old'],
    ]);
  });

  it('keeps an operation that is gone, with what its author says', () => {
    expect(load().history.gone).toEqual([
      {
        slug: 'close',
        title: 'close',
        method: 'POST',
        path: '/close',
        version: '2.0.0',
        note: ['Use another.'],
      },
    ]);
  });

  it('keeps a field that is gone, by its anchor', () => {
    const [field] = load().history.goneFields.get('create') ?? [];
    expect([field?.anchor, field?.version]).toEqual(['body.old', '1.1.0']);
    expect(toPlainText(field?.text ?? [])).toContain('old');
  });

  it('keeps a parameter that is gone from several operations for each of them', () => {
    const toVersion = (number: string, parameters: readonly Json[]) => {
      const toItem = (operationId: string) => ({ get: { operationId, parameters, responses: {} } });
      return toSpec({
        info: { title: 'T', version: number },
        paths: { '/a': toItem('listA'), '/b': toItem('listB') },
      });
    };
    const page = { name: 'page', in: 'query', schema: text };
    const { goneFields } = toHistoryOf([toVersion('1.0.0', [page]), toVersion('2.0.0', [])]);
    expect([...goneFields].map(([slug, all]) => [slug, all.map(({ anchor }) => anchor)])).toEqual([
      ['list-a', ['query.page']],
      ['list-b', ['query.page']],
    ]);
  });

  it('does not keep a body as gone that no longer has a pattern for its properties', () => {
    const toVersion = (number: string, schema: Json) => {
      const requestBody = { content: { 'application/json': { schema } } };
      return toSpec({
        info: { title: 'T', version: number },
        paths: { '/a': { post: { operationId: 'a', requestBody, responses: {} } } },
      });
    };
    const patternProperties = { '^x-': text };
    const { goneFields, releases } = toHistoryOf([
      toVersion('1.0.0', { type: 'object', patternProperties }),
      toVersion('2.0.0', { type: 'object' }),
    ]);
    expect(releases[0]?.changes.map(({ rule }) => rule)).toEqual([
      'request-body-pattern-property-removed',
    ]);
    expect([...goneFields]).toEqual([]);
  });

  it('says on the page of an earlier id what its author says of the new one', () => {
    const toVersion = (number: string, operationId: string) =>
      toSpec({
        info: { title: 'T', version: number },
        paths: { '/a': { get: { operationId, responses: {} } } },
      });
    const all = [toVersion('1.0.0', 'readA'), toVersion('2.0.0', 'getA')];
    const { gone } = toHistoryOf(
      all,
      '2.0.0: { changes: [{ rule: api-operation-id-removed, note: Moved. }] }',
    );
    expect(gone).toMatchObject([{ slug: 'read-a', note: ['Moved.'], now: { title: 'Get a' } }]);
  });

  it('cannot say whether a version without a date ends an operation before its sunset', () => {
    const deprecated = { get: { deprecated: true, 'x-sunset': '2020-01-01', responses: {} } };
    const toVersion = (number: string, paths: Json) =>
      toSpec({ info: { title: 'T', version: number }, paths });
    const all = [toVersion('1.0.0', { '/a': deprecated }), toVersion('2.0.0', {})];
    const listRules = (yaml?: string) =>
      toHistoryOf(all, yaml).releases[0]?.changes.map(({ rule }) => rule);
    expect(listRules()).toEqual(['api-path-removed-with-sunset']);
    expect(listRules('2.0.0: { date: "2019-12-31" }')).toEqual(['api-path-removed-before-sunset']);
    expect(listRules('2.0.0: { date: "2020-01-01" }')).toEqual([
      'api-path-removed-with-deprecation',
    ]);
  });

  it('reports notes that nothing in the files belongs to', () => {
    const { read } = load();
    expect(read.listProblems(['1.0.0', '1.1.0', '2.0.0'])).toMatchObject([
      { line: 6, message: 'Version 2.0.0 has no such change.' },
      { line: 7, message: 'The API has no version "9.0.0".' },
    ]);
  });

  it.each(['31 January', '"2026-02-31"'])('reports a date that is none: %s', (date) => {
    const { read } = load(`1.1.0: { date: ${date} }`);
    expect(read.listProblems(['1.0.0', '1.1.0', '2.0.0'])).toMatchObject([
      { line: 1, column: 16, message: 'It is no date.' },
    ]);
  });
});
