import { describe, expect, it } from 'vitest';
import type { MediaTypeObject } from '../document/document';
import { toFirstRequest } from '../fixtures/to-first-request';

describe('a body of which its schema says nothing', () => {
  it.each([
    ['image/*', 'file.png'],
    ['application/octet-stream', 'file.bin'],
    ['text/csv', 'file.csv'],
    ['application/xml', 'file.xml'],
  ])('is a file, not the text of a null: %s', (mediaType, path) => {
    const { body } = toFirstRequest({ body: { mediaType, object: { schema: {} } } });
    expect(body).toEqual({ kind: 'file', path });
  });

  it('is an empty object in JSON', () => {
    const { body } = toFirstRequest({
      body: { mediaType: 'application/json', object: { schema: {} } },
    });
    expect(body).toMatchObject({ kind: 'json', text: '{}' });
  });

  const object: MediaTypeObject = {
    schema: {
      type: 'object',
      required: ['icon', 'pic', 'data'],
      properties: { icon: {}, pic: {}, data: {} },
    },
    encoding: { pic: { contentType: 'image/png' }, data: { contentType: 'application/json' } },
  };

  it.each([
    ['3.1.0', ['icon', 'pic']],
    ['3.0.4', ['pic']],
  ])('is a file as a part, if its type is no text: OpenAPI %s', (openapi, files) => {
    const mediaType = 'multipart/form-data';
    const { body } = toFirstRequest({ document: { openapi }, body: { mediaType, object } });
    const parts = body?.kind === 'multipart' ? body.parts : [];
    expect(parts.filter(({ kind }) => kind === 'file').map(({ name }) => name)).toEqual(files);
  });
});
