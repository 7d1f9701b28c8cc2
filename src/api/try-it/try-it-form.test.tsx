import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  toParameter,
  toTemplate,
  toTemplateBody,
} from '../../model/request/fixtures/request-template';
import type { RequestTemplate } from '../../model/request/request-template';
import { TryItForm } from './try-it-form';

const emptySlot = { get: () => null, set: () => {}, remove: () => {}, listen: () => () => {} };

function render(parts: Partial<RequestTemplate>, hash = ''): string {
  const template = { ...toTemplate(parts), nodes: [] };
  return renderToStaticMarkup(
    <TryItForm
      api="/docs/api/teams"
      template={template}
      language="curl"
      linked={{ hash }}
      slot={emptySlot}
      isOpen
      onChange={() => {}}
    />,
  );
}

/** The labels of a form, in reading order. */
function listLabels(html: string): readonly string[] {
  return Array.from(
    html.matchAll(/<label for="[^"]*"[^>]*>([^<]*)<\/label>/g),
    ([, text = '']) => text,
  );
}

describe('the try it form', () => {
  it('has a field for each parameter, by location', () => {
    const html = render({
      parameters: [
        toParameter('query', null, { name: 'limit', kind: 'number' }),
        toParameter('path', 'a', { name: 'teamId', required: true }),
        toParameter('cookie', null, { name: 'lang', deprecated: true }),
        toParameter('header', 'x', { name: 'X-Trace' }),
      ],
    });
    expect(listLabels(html)).toEqual(['teamId', 'limit', 'X-Trace', 'lang']);
    expect(
      Array.from(html.matchAll(/<p id="[^"]*"[^>]*>([^<]*)<\/p>/g), ([, text]) => text),
    ).toEqual(['Path', 'Query', 'Headers', 'Cookies']);
  });

  it('asks phones for a number pad, which may have no minus, where a number is never negative', () => {
    const field = toParameter('query', null, { kind: 'number' });
    const unsigned = { ...field, unsigned: true as const };
    expect(render({ parameters: [unsigned] })).toContain('inputMode="decimal"');
    expect(render({ parameters: [field] })).not.toContain('inputMode');
  });

  it('lets readers omit only optional values', () => {
    const html = render({
      parameters: [
        toParameter('path', 'a', { name: 'teamId', required: true }),
        toParameter('query', null, { name: 'limit' }),
      ],
    });
    expect(html).toMatch(
      /<input type="checkbox" disabled="" aria-label="Send teamId" checked=""\/>/,
    );
    expect(html).toMatch(/<input type="checkbox" aria-label="Send limit"\/>/);
  });

  it('offers choices, including an empty one for optional values', () => {
    const choices = ['"open"', '"done"'];
    const html = render({
      parameters: [
        toParameter('query', null, { name: 'status', kind: 'choice', choices }),
        toParameter('query', 'true', { name: 'all', kind: 'boolean', required: true }),
      ],
    });
    const options = Array.from(html.matchAll(/<option[^>]*>([^<]*)</g), ([, text]) => text);
    expect(options).toEqual(['not sent', 'open', 'done', 'true', 'false']);
  });

  it('has servers with their variables, if there is a choice', () => {
    expect(listLabels(render({}))).toEqual([]);
    const servers = [
      {
        template: 'https://{region}.example.com',
        variables: [{ name: 'region', default: 'eu', values: ['eu', 'jp'] }],
      },
      {
        template: 'https://{host}',
        variables: [{ name: 'host', default: 'a.example', values: [] }],
      },
    ];
    expect(listLabels(render({ servers }))).toEqual(['Server', 'region']);
    const link = `#values=${encodeURIComponent('{"server":0,"variables":{"region":"jp"}}')}`;
    expect(render({ servers }, link)).toContain('<option value="=jp" selected="">jp</option>');
  });

  it('has credentials by scheme, in fields that a browser does not save', () => {
    const place = {
      in: 'header',
      name: 'Authorization',
      prefix: 'Basic ',
      placeholder: 'X',
    } as const;
    const basic = {
      name: 'basic',
      label: 'Basic authentication',
      place: { ...place, basic: true },
    } as const;
    const key = {
      name: 'key',
      label: 'API key',
      place: { ...place, in: 'query', name: 'key' },
    } as const;
    const html = render({ security: [[basic, key], [{ name: 'tls', label: 'Mutual TLS' }], []] });
    expect(listLabels(html)).toEqual([
      'Authenticate with',
      'Basic authentication, user name',
      'Basic authentication, password',
      'API key',
    ]);
    expect(html).toContain('Basic authentication and API key');
    expect(html).toContain('no credentials');
    expect(html).not.toContain('<form');
    expect(html.match(/<input[^>]* autoComplete="off"[^>]* type="password"/g)).toHaveLength(3);
    expect(html).toContain('aria-label="Show Basic authentication, password"');
  });

  it('has the fields of a multipart body, with the paths of files', () => {
    const fields = [
      { name: 'logo', kind: 'file' as const, required: true as const },
      { name: 'tags', kind: 'list' as const },
    ];
    const bodies = [
      toTemplateBody('multipart', '{"logo":"x","tags":["a","b"]}', { fields }),
      toTemplateBody('json', '{}'),
    ];
    const html = render({ bodies, isBodyRequired: false });
    expect(listLabels(html)).toEqual(['Media type', 'logo', 'tags']);
    expect(html).toContain('value="logo.bin"');
    expect(html).toContain('>a\nb</textarea>');
    expect(html).toContain('Send a body');
    // Parts have no view apart from their fields.
    expect(html).not.toContain('aria-label="Edit the body as"');
  });

  it('has the text of a body that is not an object', () => {
    const html = render({ bodies: [toTemplateBody('text', 'a,b\nc,d')] });
    expect(html).toMatch(/<textarea[^>]* aria-label="Body"[^>]*>a,b\nc,d<\/textarea>/);
    expect(render({ bodies: [toTemplateBody('file', 'file.bin')] })).toMatch(
      /<textarea[^>]* aria-label="file path"[^>]*>file.bin<\/textarea>/,
    );
  });

  it('shows an error beside its field', () => {
    const html = render({
      parameters: [toParameter('path', '', { name: 'teamId', required: true })],
    });
    const id = /aria-describedby="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(html).toContain(`<p id="${id}"`);
    expect(html).toContain('Enter a value.');
    expect(html).toContain('aria-invalid="true"');
  });

  it('masks the secrets of a body, in long fields too', () => {
    const fields = [
      { name: 'password', kind: 'text', secret: true },
      { name: 'keys', kind: 'json', secret: true },
      { name: 'name', kind: 'text' },
    ] as const;
    const html = render({ bodies: [toTemplateBody('json', '{"keys":[1]}', { fields })] });
    expect(html).toMatch(/<input[^>]* type="password"/);
    expect(html).toMatch(/<textarea[^>]* class="try-it-masked/);
    expect(html.match(/aria-label="Show [^"]*"/g)).toEqual([
      'aria-label="Show keys"',
      'aria-label="Show password"',
    ]);
  });

  it('says what a link has filled in, and what a copied one holds', () => {
    const parameters = [
      toParameter('query', null, { name: 'limit', kind: 'number' }),
      toParameter('header', null, { name: 'X-Trace' }),
    ];
    const bodies = [toTemplateBody('json', '{}', { fields: [{ name: 'name', kind: 'text' }] })];
    const link = { parameters: { 'query limit': '5' }, fields: { name: 'Night' } };
    const hash = `#values=${encodeURIComponent(JSON.stringify(link))}`;
    const html = render({ parameters, bodies }, hash);
    expect(html).toContain('Filled in from the link: limit, name.');
    expect(html).toContain('In the link: limit, name.');
    expect(html).toMatch(/<button[^>]*>Reset<\/button>/);
    expect(html).not.toContain('Not in the link');
    expect(render({ parameters, bodies })).not.toContain('In the link');
  });

  it('says that a link sets only a part, and that it cannot be read', () => {
    const servers = [
      { template: 'https://{host}', variables: [{ name: 'host', default: 'a', values: [] }] },
    ];
    const parameters = [toParameter('header', null, { name: 'X-Pass' })];
    const link = {
      variables: { host: 'evil.test' },
      parameters: { 'header X-Pass': 'x', 'query Sign in at evil.test': 'x' },
    };
    const hash = `#values=${encodeURIComponent(JSON.stringify(link))}`;
    const html = render({ servers, parameters }, hash);
    expect(html).toContain('Other values of the link change nothing here.');
    expect(html).not.toContain('evil.test');
    const user = [toParameter('query', null, { name: 'user', kind: 'json' })];
    const readUser = (text: string) => {
      const shared = { parameters: { 'query user': text } };
      return render({ parameters: user }, `#values=${encodeURIComponent(JSON.stringify(shared))}`);
    };
    const note = 'Other values of the link change nothing here.';
    expect(readUser('{"name":"a","password":"x"}')).toContain(note);
    expect(readUser('{"name":"a"}')).not.toContain(note);
    expect(render({}, '#values=%7B')).toContain('cannot be read');
    expect(render({}, '#values=%7B%7D')).not.toContain('try-it-linked');
  });
});
