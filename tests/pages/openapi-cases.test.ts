import { describe, expect, it } from 'vitest';
import { getSample, listErrors, listFrom, readCase, showCase } from './fixtures/case-pages';

// Each file of tests/fixtures/cases once had a page that was wrong.

describe('the page of a request', () => {
  it('has the fields of all parts of an allOf, though closed ones exclude each other', async () => {
    const { messages, getOperation, getSchema } = await showCase(readCase('closed-allof'));
    expect(messages).toEqual([expect.stringMatching(/^27:9 .* excludes "name" of another part/)]);
    const page = getOperation('t07-nswag-post');
    for (const { lines } of [page, getOperation('t06-nswag'), getSchema('Employee')]) {
      expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^name string/)]));
      expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^salary number/)]));
      expect(lines.filter((line) => line.startsWith('No value matches'))).toHaveLength(1);
    }
    expect(getSample(page)).toContain('"name": "Ada"');
  });

  it('refers from a second media type to the first, by an anchor that exists', async () => {
    const shown = await showCase(readCase('same-body-two-media-types'));
    expect(shown.messages).toEqual([]);
    const { html, lines } = shown.getOperation('add-note');
    expect(lines).toContain('The same as in application/json.');
    expect(html).toContain('<span id="body">');
    for (const [, anchor = ''] of html.matchAll(/href="#([^"]+)"/g))
      expect(html).toContain(`id="${anchor}"`);
  });

  it('says beside a reference what the file says there', async () => {
    const shown = await showCase(readCase('description-beside-ref'));
    expect(shown.messages).toEqual([]);
    const { lines } = shown.getOperation('list-notes');
    expect(lines).toContain('Sorts notes by colour or date, and by nothing else.');
    expect(lines).toContain('200 The notes of your account.');
    expect(lines.join('\n')).not.toMatch(/A field of the collection|It worked/);
  });

  it.each(['3.0.3', '3.1.0', '3.2.0'])(
    'has a callback that is extended, in OpenAPI %s',
    async (version) => {
      const source = readCase('extension-in-callback').replace('3.0.3', version);
      const shown = await showCase(source);
      expect(shown.messages).toEqual([]);
      expect(shown.getOperation('add-note').lines).toContain('POST {$request.body#/hook}');
    },
  );

  it('is made without a message of a file with extensions wherever they are allowed', async () => {
    const shown = await showCase(readCase('extensions-everywhere'));
    expect(shown.messages).toEqual([]);
    expect(shown.getOperation('add-note').lines).toContain('POST {$request.body#/hook}');
  });

  it('keeps words in angle brackets', async () => {
    const shown = await showCase(readCase('placeholders-in-angle-brackets'));
    expect(shown.messages).toEqual([]);
    expect(shown.getOverview().lines).toContain('Send requests to https://<tenant>.example.com/.');
    const { lines } = shown.getOperation('read-note');
    expect(lines).toContain('Ids look like <kind>:<number>, and an <owner> element is not needed.');
    expect(lines).toContain("In the format '<kind>://<number>'.");
  });

  it('says nothing of credentials where the file does not, and of duplicates only for lists', async () => {
    const shown = await showCase(readCase('no-security-declared'));
    expect(shown.messages).toEqual([]);
    const { lines } = shown.getOperation('list-notes');
    expect(lines).toContain('watch boolean');
    expect(lines.join('\n')).not.toMatch(/authentication|no duplicates/i);
  });

  it('has an example with declared fields where rules across fields exclude some', async () => {
    const shown = await showCase(readCase('rules-across-fields'));
    expect(shown.messages).toEqual([]);
    const getBody = (slug: string) => listFrom(shown.getOperation(slug), 'Example generated')[1];
    expect(getBody('t01-big-patch')).toContain('"p01"');
    expect(getBody('t02-not-both')).toMatch(/^\{ "(?:userId|email)": "[^"]+", "note": "[^"]+" \}$/);
    expect(getBody('t03-not-both-min')).toBe(getBody('t02-not-both'));
    expect(getBody('t04-if-only')).toMatch(/"(?:country|zip|name)"/);
    expect(getBody('t05-dependent-schemas')).toMatch(/"(?:kind|number)"/);
  });

  it('writes each field of a form on a line of its own, in the group of its path', async () => {
    const { api, getOperation } = await showCase(readCase('untagged-and-sample-notes'));
    expect(api.reference.groups.map(({ label }) => label)).toEqual(['Notes']);
    const page = getOperation('create-pin');
    expect(page.lines[0]).toBe('Create pin');
    expect(getSample(page).match(/--data-urlencode /g)).toHaveLength(2);
  });
});

describe('the page of responses', () => {
  it('begins with the success, although only an error has a body', async () => {
    const shown = await showCase(readCase('delete-with-default-error'));
    expect(shown.messages).toEqual([]);
    expect(listFrom(shown.getOperation('delete-note'), '204default').slice(0, 4)).toEqual([
      '204default',
      'Response 204',
      'No body.',
      'Response default',
    ]);
  });

  it('has errors whose texts fit their status', async () => {
    const shown = await showCase(readCase('error-message'));
    expect(shown.messages).toEqual([]);
    expect(listFrom(shown.getOperation('list-notes'), 'Response 401')[2]).toBe(
      '{ "error": { "status": 401, "message": "Unauthorized", "title": "Unauthorized", "code": "unauthorized" } }',
    );
  });

  it('shows first the example of the first media type, and names each', async () => {
    const shown = await showCase(readCase('csv-example-beside-json'));
    expect(shown.messages).toEqual([]);
    expect(listFrom(shown.getOperation('list-notes'), 'Response 200', 'Responses200')).toEqual([
      'Response 200',
      'application/jsontext/csv',
      'application/json',
      'Example generated',
      '{ "total": 1 }',
      'text/csv',
      'example',
      'id,text 1,Milk',
    ]);
  });

  it('has examples of events that a parser of events reads', async () => {
    const { messages, getOperation } = await showCase(readCase('event-stream'));
    expect(messages).toEqual([]);
    const getExample = (slug: string) => listFrom(getOperation(slug), 'Example generated')[1];
    expect(getExample('follow-payloads')).toBe('data: {"text":"Hello","seq":0}');
    expect(getExample('follow-events')).toBe('event: note data: {"text":"Hello","seq":0}');
    expect(getSample(getOperation('follow-payloads'))).toContain('--no-buffer');
  });

  it('of a webhook has the payload first, and says whose the response is', async () => {
    const shown = await showCase(readCase('webhook-with-one-response'));
    expect(shown.messages).toEqual([]);
    const { lines } = shown.getOperation('note-added');
    expect(lines.slice(4, 9)).toEqual([
      'Request body that you receive generated',
      '{ "noteId": "a1b2c3d4" }',
      'Response that you send',
      '200410',
      'Response 200',
    ]);
  });

  it('has a small example of a list of itself', async () => {
    const { messages, getOperation, getSchema } = await showCase(readCase('list-of-itself'));
    expect(messages).toEqual([]);
    for (const page of [getOperation('read-tree'), getSchema('Tree')])
      expect(listFrom(page, 'Example generated')[1]).toBe('[]');
  });
});

describe('the page of errors', () => {
  it('gives no advice about a type that is not of RFC 9457, and names all statuses', async () => {
    const source = readCase('errors-with-constant-type');
    const page = (await showCase(source.replace("'404'", "'416'"))).getErrors();
    expect(page.lines).toContain('Every error that this API returns, by status.');
    expect(page.lines).toContain('416 Range Not Satisfiable');
    expect(page.lines.join('\n')).not.toMatch(/^error#|branch on it/m);
  });
});

describe('the page of a schema', () => {
  it('is its own where names differ only in case', async () => {
    const { messages, api, getSchema, getOperation } = await showCase(readCase('names-by-case'));
    expect(messages).toEqual([]);
    expect(api.reference.schemas).toEqual(['user', 'User']);
    expect(getSchema('user').lines).toContain('small string');
    expect(getSchema('User').lines).toContain('large string');
    const links = [...getOperation('t09-case').html.matchAll(/href="([^"]*\/schemas\/[^"]*)"/g)];
    const addresses = links.map(([, address = '']) => address.toLowerCase());
    expect(new Set(addresses).size).toBe(2);
  });
});

describe('the messages about a file', () => {
  it('name the line of an example in Swagger 2.0', async () => {
    const { messages } = await showCase(readCase('swagger2-example-position'));
    expect(messages).toContainEqual(expect.stringMatching(/^34:76 The example does not match/));
    expect(messages.filter((message) => message.startsWith('2:'))).toEqual([]);
  });

  it('refuse an object as the examples of a schema, and tell what to write', async () => {
    expect(await listErrors(readCase('schema-examples-object'))).toEqual([
      expect.stringMatching(/^19:29 .*examples" is not of type array\. Write a list of values/),
    ]);
  });

  it('are warnings about a file of another team, whose page leaves such examples out', async () => {
    const shown = await showCase(readCase('schema-examples-object'), true);
    expect(shown.messages).toEqual([expect.stringMatching(/^19:29 /)]);
    expect(shown.getOperation('add-note').lines).toContain('text string');
  });

  it('leave a field of such a file its description where its reference is broken', async () => {
    const shown = await showCase(readCase('foreign-field-with-broken-reference'), true);
    expect(shown.messages).toHaveLength(1);
    const { lines } = shown.getOperation('add-note');
    expect(listFrom(shown.getOperation('add-note'), 'colour any required')[1]).toBe(
      'Which colour.',
    );
    expect(lines).toContain('text string required');
  });
});
