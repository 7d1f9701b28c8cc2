import { describe, expect, it } from 'vitest';
import { toJsonText } from '../../model/json-text';
import { parseExactJson } from '../../model/request/exact-json';
import { toHttpRequest } from '../../model/request/filled-template';
import {
  toParameter,
  toTemplate,
  toTemplateBody,
} from '../../model/request/fixtures/request-template';
import type { FieldText, TemplateField } from '../../model/request/request-template';
import type { BodyValues, Credentials, RequestValues } from '../../model/request/request-values';
import { toStartValues, toView } from '../../model/request/start-values';
import { toFormGraph } from '../../model/request/request-template';
import { readValuesHash, toSharedPart, toValuesHash } from '../../model/request/shared-values';
import { sampleTargets } from '../../model/samples/targets';
import { matchesPattern } from '../../model/schema/pattern';
import { isBlocked, listFormErrors } from './form-errors';

const nasty = [
  '',
  ' ',
  '"',
  "'",
  '\\',
  '$(touch x) `id` ${HOME} #{1}',
  'a\r\nX-Admin: 1',
  'a\0b',
  '\u0007\u001B[0m',
  '\uD800',
  '😀 夜 ü',
  '{"a":[1,{"b":null}],"__proto__":{"x":1}}',
  '[[1],[2]]',
  '12345678901234567890.000',
  '1e999',
  'null',
  'undefined',
  '../../etc/passwd',
  '@/etc/passwd',
  '?#&=%25%zz;,',
  '{',
  'x'.repeat(500),
];

const kinds: readonly TemplateField['kind'][] = [
  'text',
  'number',
  'boolean',
  'choice',
  'list',
  'json',
  'file',
];
const locations = ['path', 'query', 'header', 'cookie'] as const;
const styles = { path: 'matrix', query: 'deepObject', header: 'simple', cookie: 'form' } as const;

const parameters = locations.flatMap((location) =>
  kinds.flatMap((kind) => [
    toParameter(location, '', { name: `${location}-${kind}`, kind }),
    toParameter(location, '', {
      name: `${location}-${kind}-styled`,
      kind,
      style: styles[location],
      explode: true,
    }),
    toParameter(location, '', {
      name: `${location}-${kind}-json`,
      kind,
      mediaType: 'application/json',
    }),
  ]),
);

const fields = kinds.map((kind): TemplateField => ({ name: kind, kind, nullable: true }));

const template = toTemplate({
  method: 'POST',
  path: `/x/${parameters
    .filter((one) => one.in === 'path')
    .map(({ name }) => `{${name}}`)
    .join('/')}`,
  servers: [
    { template: 'https://{host}.example', variables: [{ name: 'host', default: 'a', values: [] }] },
  ],
  parameters,
  security: [
    (['header', 'query', 'cookie'] as const).map((location) => ({
      name: location,
      label: location,
      place: { in: location, name: `key-${location}`, prefix: '', placeholder: 'KEY', basic: true },
    })),
  ],
  bodies: [
    toTemplateBody('json', '{}', { fields }),
    toTemplateBody('form', '{}', {
      fields,
      encodings: [{ name: 'list', style: 'pipeDelimited', explode: false }],
    }),
    toTemplateBody('multipart', '{}', { fields }),
    toTemplateBody('text', ''),
    toTemplateBody('file', ''),
  ],
});

const start = toStartValues(template);
const off = { ...start, parameters: parameters.map((): FieldText => null) };

/** The targets that break on values that are not blocked. */
function listBroken(
  values: RequestValues,
  credentials: Credentials = new Map(),
): readonly string[] {
  if (
    isBlocked(
      listFormErrors(
        { graph: toFormGraph([]), matches: matchesPattern },
        template,
        values,
        credentials,
      ),
    )
  )
    return [];
  const request = toHttpRequest(template, values, credentials);
  return sampleTargets
    .flatMap(({ variants }) => variants)
    .flatMap(({ label, render }) => {
      try {
        return render(request).code === '' ? [label] : [];
      } catch (error) {
        return [`${label}: ${String(error)} for ${JSON.stringify(request)}`];
      }
    });
}

function toBodies(text: string): readonly BodyValues[] {
  return template.bodies.map((body, media) => {
    const empty: BodyValues = {
      isSent: true,
      media,
      example: 'body',
      view: 'text',
      text: '{}',
      rows: [],
    };
    const form = toView(body, empty, 'form');
    return form.view === 'form'
      ? { ...form, rows: form.rows.map((row) => ({ ...row, text })) }
      : { ...empty, text };
  });
}

/** JSON as a link has it. */
function toLaidOut(text: string): string {
  const value = parseExactJson(text);
  return value === undefined ? text : toJsonText(value, '  ');
}

describe.each(nasty)('the text %j', (text) => {
  it('is sent or blocked in any parameter, and never breaks a sample', () => {
    const broken = parameters.flatMap((_, index) =>
      listBroken({ ...start, parameters: off.parameters.with(index, text) }),
    );
    expect(broken).toEqual([]);
  });

  it('is sent or blocked in any body and in any of its fields', () => {
    const broken = toBodies(text).flatMap((body) => [
      ...listBroken({ ...off, body }),
      ...listBroken({ ...off, body: { ...body, view: 'text', text } }),
      ...body.rows.flatMap((_, index) => {
        const rows = body.rows.map((row, other) =>
          other === index ? row : { ...row, text: null },
        );
        return listBroken({ ...off, body: { ...body, rows } });
      }),
    ]);
    expect(broken).toEqual([]);
  });

  it('is sent or blocked in the server and as credentials', () => {
    const credentials = new Map(
      ['header', 'query', 'cookie'].map((name) => [name, { user: text, secret: text }]),
    );
    expect(listBroken({ ...off, variables: [text] })).toEqual([]);
    expect(listBroken(off, credentials)).toEqual([]);
  });

  it('is restored from a link, or named as left out of it', () => {
    for (const [index, { name, kind }] of parameters.entries()) {
      const values = { ...start, parameters: start.parameters.with(index, text) };
      const { shared, left } = toSharedPart(template, values);
      const read = readValuesHash(template, toValuesHash(shared))?.values?.parameters[index];
      const isLeft = left.some((path) => path === name || path.startsWith(`${name}.`));
      const expected = kind === 'json' ? toLaidOut(text) : text;
      expect([name, isLeft ? expected : read]).toEqual([name, expected]);
    }
  });
});
