import { describe, expect, it } from 'vitest';
import { toErrorText } from './error-text';

describe('toErrorText', () => {
  it('joins the messages of an error and of its causes', { tags: ['S73'] }, () => {
    const error = new Error('outer', { cause: new Error('middle', { cause: 'inner' }) });
    expect(toErrorText(error)).toBe('outer\n\nCause:\nmiddle\n\nCause:\ninner');
  });

  it('stops at a circular cause', { tags: ['S73'] }, () => {
    const error = new Error('outer');
    error.cause = new Error('inner', { cause: error });
    expect(toErrorText(error)).toBe('outer\n\nCause:\ninner');
  });

  it.each([
    ['a text', 'gone', 'gone'],
    ['an object', { status: 404 }, '{"status":404}'],
    ['null', null, 'null'],
    ['nothing', undefined, ''],
  ])('formats a thrown value: %s', (_, thrown, text) => {
    expect(toErrorText(thrown)).toBe(text);
  });

  it('survives a thrown value that JSON cannot hold: the crash page must not crash', () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    expect(toErrorText(circular)).toEqual(expect.any(String));
    expect(toErrorText({ size: 1n })).toEqual(expect.any(String));
  });
});
