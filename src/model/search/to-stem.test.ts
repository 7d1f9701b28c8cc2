import { describe, expect, it } from 'vitest';
import { toStem } from './to-stem';

describe('toStem', () => {
  it.each([
    ['teams', 'team'],
    ['queries', 'query'],
    ['addresses', 'address'],
    ['boxes', 'box'],
    ['files', 'file'],
    ['status', 'status'],
    ['address', 'address'],
    ['this', 'this'],
    ['ids', 'ids'],
    ['running', 'running'],
    ['élèves', 'élèves'],
  ])('makes %s into %s', (word, stem) => {
    expect(toStem(word)).toBe(stem);
  });
});
