import { describe, expect, it } from 'vitest';
import { toFormDataLimitations } from './javascript-body';

const field = { kind: 'field', name: 'note', value: 'x' } as const;

describe('toFormDataLimitations', () => {
  it('declares that a part with its own content type gets a file name', () => {
    expect(
      toFormDataLimitations({
        kind: 'multipart',
        parts: [{ ...field, contentType: 'text/plain' }],
      }),
    ).toEqual(['FormData adds a file name to parts that have their own Content-Type: note.']);
  });

  it('declares that line breaks in values and names change', () => {
    const sentence = 'FormData sends line breaks as CRLF in note.';
    expect(
      toFormDataLimitations({ kind: 'multipart', parts: [{ ...field, value: 'a\nb' }] }),
    ).toEqual([sentence]);
    expect(
      toFormDataLimitations({ kind: 'multipart', parts: [{ ...field, value: 'a\r\nb' }] }),
    ).toEqual([]);
    expect(
      toFormDataLimitations({ kind: 'multipart', parts: [{ ...field, name: 'a\nb' }] }),
    ).toHaveLength(1);
    expect(
      toFormDataLimitations({ kind: 'multipart', parts: [{ ...field, name: 'a\nb' }] }, true),
    ).toEqual([]);
  });
});
