import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toText } from '../../src/model/text/code';
import type { OperationPage } from '../../src/model/api/operation';
import type { OpenApiDocument } from './document/document';
import { createConversion, toPlainDescription } from './fixtures/create-conversion';
import { listOperations } from './document/operations';
import { parseSpec } from './load-spec';
import { toApiReference } from './pages/api-page';
import { toOperationPage } from './pages/operation-page';

const file = new URL('fixtures/events.yaml', import.meta.url);

async function loadDocument(): Promise<OpenApiDocument> {
  const loaded = await parseSpec('specs/events.yaml', await readFile(file, 'utf8'));
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  return loaded.spec.document;
}

async function toPage(slug: string): Promise<OperationPage> {
  const document = await loadDocument();
  const located = listOperations(document).find((one) => one.slug === slug);
  if (located === undefined) throw new Error(`The fixture has no operation "${slug}".`);
  return toOperationPage(createConversion(document), located, '/docs/api/events');
}

describe('the page of an operation', () => {
  it('shows how each parameter is serialized', async () => {
    const { parameters } = await toPage('subscribe');
    expect(
      parameters.map(({ anchor: _, name, in: _in, schema: _schema, description: _d, ...rest }) => [
        name,
        rest,
      ]),
    ).toEqual([
      [
        'topic',
        { required: true, deprecated: false, serialization: 'semicolonCommas', examples: [] },
      ],
      [
        'filter',
        {
          required: false,
          deprecated: false,
          mediaType: 'application/json',
          examples: [{ value: '{"kind":"task"}' }],
        },
      ],
      ['page', { required: false, deprecated: true, serialization: 'brackets', examples: [] }],
      [
        'dry',
        {
          required: false,
          deprecated: false,
          isReservedAllowed: true,
          isEmptyAllowed: true,
          examples: [],
        },
      ],
      [
        'order',
        {
          required: false,
          deprecated: false,
          examples: [
            { value: '"at"', label: 'Oldest first' },
            { value: '"-at"', label: 'Newest first' },
          ],
        },
      ],
    ]);
  });

  it('has servers with their variables', async () => {
    const { servers } = await toPage('subscribe');
    expect(servers.map(({ url, template }) => [url, template])).toEqual([
      ['https://eu.example.com:443/v1', 'https://{region}.example.com:{port}/v1'],
      ['https://sandbox.example.com', 'https://sandbox.example.com'],
    ]);
    expect(servers[0]?.variables[0]).toEqual({
      name: 'region',
      default: 'eu',
      values: ['eu', 'us'],
      description: ['Where the data is.'],
    });
  });

  it('uses the servers of the nearest level', async () => {
    const { servers } = await toPage('delete-subscriptions-topic');
    expect(servers.map(({ url }) => url)).toEqual(['https://admin.example.com']);
  });

  it('links to the next operations, by pointer or in another document', async () => {
    const [created] = (await toPage('subscribe')).responses;
    expect(created?.links).toEqual([
      {
        name: 'cancel',
        isNamed: true,
        description: ['Ends it.'],
        operation: {
          title: 'DELETE /subscriptions/{topic}',
          method: 'DELETE',
          href: '/docs/api/events/delete-subscriptions-topic',
        },
        parameters: [{ name: 'topic', expression: '$request.path.topic' }],
        body: '$response.body#/id',
        server: expect.objectContaining({ url: 'https://sandbox.example.com' }),
      },
      {
        name: 'far',
        isNamed: true,
        description: [],
        reference: 'https://example.com/other.yaml#/paths/~1a/get',
        parameters: [],
      },
    ]);
  });

  it('shows callbacks from the point of view of their receiver', async () => {
    const { callbacks, schemas } = await toPage('subscribe');
    expect(callbacks).toMatchObject([
      {
        anchor: 'callback-onEvent',
        title: 'Something happened',
        method: 'POST',
        expression: '{$request.body#/callbackUrl}',
        responses: [{ status: '204' }, { status: '410' }],
      },
    ]);
    expect(schemas.roots.map(({ anchor }) => anchor)).toContain('callback-onEvent.body');
  });

  it('shows how form fields are encoded', async () => {
    const { body } = await toPage('subscribe');
    expect(body?.content[0]?.encodings).toEqual([
      {
        path: [{ kind: 'field', name: 'logo' }],
        mediaTypes: ['image/png', 'image/jpeg'],
        headers: [expect.objectContaining({ name: 'X-Size' })],
      },
      {
        path: [{ kind: 'field', name: 'kinds' }],
        mediaTypes: [],
        serialization: 'commas',
        headers: [],
      },
    ]);
  });

  it("starts with the author's samples, and gives another language a tab", async () => {
    const { samples } = await toPage('subscribe');
    const [own] = samples[0]?.samples ?? [];
    expect(own && [own.label, toText(own.code)]).toEqual(['CLI', 'events subscribe tasks']);
    expect(samples.at(-1)).toMatchObject({ language: 'php', label: 'PHP' });
  });

  it('shows the description of its path, and its external docs', async () => {
    const { pathDescription, externalDocs } = await toPage('subscribe');
    expect(pathDescription).toEqual([
      'Subscriptions of a topic\n\nA topic has many subscriptions.',
    ]);
    expect(externalDocs?.url).toBe('https://example.com/subscribe');
  });
});

describe('the page of a webhook', () => {
  it('shows the request to receive and the response to send, but no samples', async () => {
    const { kind, path, samples, servers, security, body, schemas } = await toPage('task-done');
    expect({ kind, path, samples, servers, security }).toEqual({
      kind: 'webhook',
      path: 'taskDone',
      samples: [],
      servers: [],
      security: undefined,
    });
    expect(body?.content).toHaveLength(1);
    expect(schemas.roots.map(({ anchor }) => anchor)).toEqual(['body']);
  });
});

describe('the reference of an API', () => {
  it('has sections of tags, a group by path for the rest, webhooks at the end, and nothing internal', async () => {
    const document = await loadDocument();
    const reference = toApiReference(
      { id: 'events', document },
      '/docs/api/events',
      toPlainDescription,
    );
    expect(reference).toMatchObject({ overview: 'événements-hooks-api', hasErrors: true });
    expect(
      reference.groups.map(({ slug, label, section, operations }) => [
        slug,
        label,
        section,
        operations.map((operation) => operation.slug),
      ]),
    ).toEqual([
      ['events', 'Events', 'Core', ['delete-subscriptions-topic']],
      ['subs-crip-tions', 'Subs/crip+tions', 'Core', ['subscribe']],
      ['ünïcode', 'Ünïcode', undefined, ['get-ünïcode-odd-name']],
      ['webhooks', 'Webhooks', undefined, ['task-done']],
    ]);
  });
});
