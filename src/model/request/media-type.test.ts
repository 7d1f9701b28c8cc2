import { describe, expect, it } from 'vitest';
import {
  findSequence,
  isJsonType,
  isTextType,
  isXmlType,
  toFileEnding,
  toSendableType,
} from './media-type';

describe('a media type', () => {
  it.each([
    ['image/png', 'png'],
    ['Text/CSV; charset=utf-8', 'csv'],
    ['text/x-anything', 'txt'],
    ['application/gzip', 'gz'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    ['application/octet-stream', 'bin'],
    ['', 'bin'],
  ])('gives a file its ending: %s', (mediaType, expected) => {
    expect(toFileEnding(mediaType)).toBe(expected);
  });

  it.each([
    ['application/json', true],
    ['Application/JSON; charset=utf-8', true],
    ['application/vnd.acme.task+json; version=2', true],
    ['application/problem+json', true],
    ['text/json', true],
    ['application/x-ndjson', false],
    ['application/json-seq', false],
    ['multipart/related; type=application/json', false],
    ['text/plain; note=json', false],
  ])('is one JSON value or not: %s', (mediaType, expected) => {
    expect(isJsonType(mediaType)).toBe(expected);
  });

  it.each([
    ['application/x-ndjson', 'lines'],
    ['application/ndjson; charset=utf-8', 'lines'],
    ['application/jsonl', 'lines'],
    ['application/x-jsonlines', 'lines'],
    ['application/vnd.acme+jsonl', 'lines'],
    ['application/stream+json', 'lines'],
    ['application/json-seq', 'records'],
    ['application/geo+json-seq', 'records'],
    ['text/event-stream', 'events'],
    ['application/json', undefined],
  ])('is a sequence or not: %s', (mediaType, expected) => {
    expect(findSequence(mediaType)).toBe(expected);
  });

  it('is XML or text by its subtype', () => {
    const isXml = ['application/xml', 'text/xml', 'application/soap+xml; charset=utf-8'];
    expect(isXml.map(isXmlType)).toEqual([true, true, true]);
    expect(isXmlType('application/xml-dtd')).toBe(false);
    expect(isTextType('application/x-yaml')).toBe(true);
  });

  it.each([
    ['*/*', 'data', 'application/json'],
    ['*/*', 'text', 'text/plain'],
    ['application/*', 'file', 'application/octet-stream'],
    ['application/*+json', 'data', 'application/json'],
    ['image/*', 'file', 'image/png'],
    ['application/vnd.a*b', 'data', 'application/vnd.a*b'],
    ['text/csv; header=present', 'text', 'text/csv; header=present'],
    ['text/\u0000x\ny', 'text', 'text/ x y'],
  ] as const)(
    'is sent on one line, and a range as a usual one of it: %s',
    (range, shape, expected) => {
      expect(toSendableType(range, shape)).toBe(expected);
    },
  );
});
