import { describe, expect, it } from 'vitest';
import type { OperationObject } from '../document/document';
import { createConversion } from '../fixtures/create-conversion';
import { findExpectedResponse } from './expected-response';

function find(responses?: OperationObject['responses']) {
  const { document } = createConversion({
    paths: { '/teams': { get: { responses: { '200': toResponse('application/json') } } } },
  });
  return findExpectedResponse(document, responses === undefined ? {} : { responses });
}

const toResponse = (...mediaTypes: readonly string[]) => ({
  description: '',
  content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, {}])),
});

describe('findExpectedResponse', () => {
  it.each([
    ['application/json', { kind: 'json' }],
    ['application/json; charset=utf-8', { kind: 'json' }],
    ['application/problem+json', { kind: 'json' }],
    ['application/x-ndjson', { kind: 'stream' }],
    ['application/jsonl; charset=utf-8', { kind: 'stream' }],
    ['application/stream+json', { kind: 'stream' }],
    ['application/geo+json-seq', { kind: 'stream' }],
    ['Text/Event-Stream', { kind: 'stream' }],
    ['multipart/mixed', { kind: 'text' }],
    ['image/svg+xml', { kind: 'text' }],
    ['*/*', { kind: 'text' }],
    ['image/png', { kind: 'file', path: 'response.png' }],
    ['application/pdf', { kind: 'file', path: 'response.pdf' }],
    ['application/octet-stream', { kind: 'file', path: 'response.bin' }],
    ['application/vnd.a/../b', { kind: 'file', path: 'response.bin' }],
  ])('says how %s is read', (mediaType, reading) => {
    expect(find({ '200': toResponse(mediaType, 'text/plain') })).toEqual(reading);
  });

  it('is a stream if the document describes its items', () => {
    const content = { 'application/json': { itemSchema: true } };
    expect(find({ '200': { description: '', content } })).toEqual({ kind: 'stream' });
  });

  it('is of the success that has content, wherever it stands', () => {
    const responses = { default: toResponse('text/plain'), '202': toResponse() };
    expect(find({ ...responses, '200': { $ref: '#/paths/~1teams/get/responses/200' } })).toEqual({
      kind: 'json',
    });
    expect(find(responses)).toEqual({ kind: 'none' });
  });

  it('is of the default response if no success is declared', () => {
    expect(find({ default: toResponse('image/png'), '404': toResponse('text/plain') })).toEqual({
      kind: 'file',
      path: 'response.png',
    });
    expect(find({ default: toResponse() })).toBeUndefined();
    expect(find()).toBeUndefined();
  });

  it('says whether a redirect is declared', () => {
    expect(find({ '302': toResponse() })).toEqual({ kind: 'text', redirects: true });
    expect(find({ '200': toResponse('text/html'), '3XX': toResponse() })).toEqual({
      kind: 'text',
      redirects: true,
    });
    expect(find({ '204': toResponse(), '304': toResponse() })).toEqual({ kind: 'none' });
  });
});
