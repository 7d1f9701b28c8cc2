import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toText } from '../../src/model/text/code';
import type {
  FormTemplate,
  TemplateBody,
  TemplateField,
} from '../../src/model/request/request-template';
import type { BodyRow, RequestValues } from '../../src/model/request/request-values';
import {
  toBodyValues,
  toRowsText,
  toStartValues,
  toView,
  withExample,
} from '../../src/model/request/start-values';
import { isFileField } from '../../src/model/request/field-text';
import { toFormGraph } from '../../src/model/request/request-template';
import { toHttpRequest } from '../../src/model/request/filled-template';
import {
  readValuesHash,
  toSharedPart,
  toStoredHash,
  toValuesHash,
} from '../../src/model/request/shared-values';
import { findValidationError } from '../../src/model/schema/validity';
import { sampleTargets } from '../../src/model/samples/targets';
import { loadApi } from './load-api';
import { matchesPattern } from '../../src/model/schema/pattern';

const PATIENCE = { timeout: 60_000 };

describe.each(['easier-api', 'postal-api'])('every operation of %s', (id) => {
  it('starts with the samples of its page', PATIENCE, async () => {
    for (const { template, operation } of await listTemplates(id)) {
      const request = toHttpRequest(template, toStartValues(template));
      for (const { language, variants } of sampleTargets) {
        const group = operation.samples.find((one) => one.language === language);
        for (const { id: variant, render } of variants) {
          const sample = group?.samples.find((one) => one.variant === variant);
          expect(render(request).code).toBe(sample && toText(sample.code));
        }
      }
    }
  });

  it(
    'makes the same request from the form, the text and the link, for each example',
    PATIENCE,
    async () => {
      for (const { template } of await listTemplates(id)) {
        const start = toStartValues(template);
        for (const { anchor } of template.bodies.flatMap(({ examples }) => examples)) {
          const values = withExample(template, start, anchor);
          const body = values.body && template.bodies[values.body.media];
          if (values.body === undefined || body === undefined) throw new Error('There is a body.');
          const request = toHttpRequest(template, values);
          const asText = { ...values, body: toView(body, values.body, 'text') };
          const asForm = { ...values, body: toView(body, asText.body, 'form') };
          expect(toHttpRequest(template, asText)).toEqual(request);
          expect(toHttpRequest(template, asForm)).toEqual(request);
          const { shared, left } = toSharedPart(template, values);
          expect(left).toEqual([]);
          expect(readValuesHash(template, toValuesHash(shared))?.values).toEqual(values);
        }
      }
    },
  );

  it('starts with values that are valid for its form schemas', PATIENCE, async () => {
    for (const { template, graph } of await listTemplates(id)) {
      for (const { schema, kind, examples } of template.bodies) {
        if (schema === undefined || kind !== 'json') continue;
        for (const { text } of examples) {
          expect(
            findValidationError({ graph, matches: matchesPattern }, schema, JSON.parse(text)),
          ).toBeUndefined();
        }
      }
    }
  });
});

/** What the operations declare to be secret. */
const secretNames = [
  'SAMLResponse',
  'confirmationCode',
  'expiresInDays',
  'idToken',
  'message',
  'newPassword',
  'nonce',
  'password',
  'refreshToken',
  'samlResponse',
];

/** Bodies that declare less: JSON, other text, and files without a `format`. */
const moreBodies = `
openapi: 3.1.0
info: { title: Bodies, version: 1.0.0 }
servers: [{ url: 'https://{tenant}.example.com', variables: { tenant: { default: acme } } }]
paths:
  /plain:
    post:
      requestBody: { content: { application/json: {} } }
      responses: { '204': { description: Done } }
  /described:
    post:
      requestBody:
        content:
          application/json:
            schema: { oneOf: [{ type: array, items: { type: string } }, { type: object }] }
          multipart/form-data:
            schema:
              type: object
              properties:
                attachment: {}
                scan: { type: string, contentMediaType: application/pdf }
                title: { type: string }
                details: { type: object }
          application/octet-stream: {}
          text/plain: { example: a }
      responses: { '204': { description: Done } }
`;

const SECRET = 'S3CRET';

const jsonWithSecrets = `{"note": "a", "list": [{"apiKey": "${SECRET}"}], "card": {"pin": ["${SECRET}"]}}`;

describe('links and the storage of a tab', () => {
  it('hold no secret of any operation, no header and no file', PATIENCE, async () => {
    const operations = await listTemplates('easier-api');
    expect(operations).toHaveLength(27);
    const more = await loadTemplates('bodies', moreBodies);
    const added = more.flatMap(({ template }) => template.bodies);
    const left = operations.flatMap(({ template }) =>
      listLeft({ ...template, bodies: [...template.bodies, ...added] }),
    );
    const names = left.filter((name) => !name.includes('.'));
    const headers = ['Accept-Language', 'Idempotency-Key', 'If-Match'];
    const files = ['', 'attachment', 'scan'];
    expect([...new Set(names)].toSorted()).toEqual(
      [...headers, ...files, ...secretNames].toSorted(),
    );
  });

  it('hold nothing else of a JSON body and a form than what is open', async () => {
    const operations = await loadTemplates('bodies', moreBodies);
    const left = operations.flatMap(({ template }) => listLeft(template));
    expect([...new Set(left)].toSorted()).toEqual([
      '',
      'attachment',
      'card.pin',
      'details.card.pin',
      'details.list.apiKey',
      'list.apiKey',
      'scan',
      'tenant',
    ]);
  });
});

/** What is not shared of a form that is filled in completely, and of a body that is typed as text. */
function listLeft(template: FormTemplate): readonly string[] {
  return listFilled(template).flatMap((values) => {
    const { shared, left } = toSharedPart(template, values);
    const hash = decodeURIComponent(toValuesHash(shared));
    expect(hash + toStoredHash(shared)).not.toContain(SECRET);
    const open = [...values.parameters, ...(values.body?.rows ?? []).map(({ text }) => text)];
    for (const text of open.filter((one) => one?.endsWith(' typed'))) expect(hash).toContain(text);
    return left;
  });
}

function listFilled(template: FormTemplate): readonly RequestValues[] {
  const start = toStartValues(template);
  const values = {
    ...start,
    variables: start.variables.map(() => SECRET),
    parameters: template.parameters.map((parameter) =>
      parameter.in === 'header' ? SECRET : toTyped(parameter),
    ),
  };
  const bodies = template.bodies.flatMap((body, media) => {
    const form = toBodyValues(body, media, 0);
    const rows = form.rows.map(({ field }) => ({ field, text: toTyped(field) }));
    const asText = { ...form, view: 'text', text: toBodyText(body, rows), rows: [] } as const;
    const hasText = form.view === 'text' || body.kind === 'json';
    return [{ ...form, rows }, ...(hasText ? [asText] : [])];
  });
  return bodies.length === 0 ? [values] : bodies.map((body) => ({ ...values, body }));
}

function toTyped(field: TemplateField): string {
  if (isFileField(field) || secretNames.includes(field.name)) return SECRET;
  return field.kind === 'json' ? jsonWithSecrets : `${field.name} typed`;
}

/** The text of a body with all rows of its form and more secrets. */
function toBodyText({ kind }: TemplateBody, rows: readonly BodyRow[]): string {
  if (kind !== 'json') return SECRET;
  return JSON.stringify({
    ...(JSON.parse(toRowsText(rows)) as object),
    ...(JSON.parse(jsonWithSecrets) as object),
  });
}

/** Lists the templates as a page loads them, parsed from JSON. */
async function listTemplates(id: string) {
  return loadTemplates(id, await readFile(`specs/${id}.yaml`, 'utf8'));
}

async function loadTemplates(id: string, source: string) {
  const loaded = await loadApi({
    file: `specs/${id}.yaml`,
    source,
    path: `/docs/api/${id}`,
    highlight: (text, language) => ({ language, lines: text.split('\n').map((line) => [line]) }),
  });
  if (loaded.kind === 'invalid') throw new Error('It is valid.');
  const { reference, getOperation, findTemplate } = loaded.api;
  return reference.groups
    .flatMap(({ operations }) => operations)
    .flatMap(({ slug }) => {
      const found = findTemplate(slug);
      if (found === undefined) return [];
      const template = JSON.parse(JSON.stringify(found)) as FormTemplate;
      return [{ template, graph: toFormGraph(template.nodes), operation: getOperation(slug) }];
    });
}
