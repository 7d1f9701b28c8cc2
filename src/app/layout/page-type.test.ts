import { describe, expect, it } from 'vitest';
import { toPageType } from './page-type';

describe('the label of a page’s type', () => {
  it.each([
    ['guide', 'docs-doc-page'],
    ['operation', 'docs-doc-page'],
    ['tags', 'docs-tags-list-page'],
    ['tag', 'docs-tags-doc-list-page'],
    [undefined, ''],
  ] as const)('of a page of kind %s is "%s"', { tags: ['S28'] }, (kind, label) => {
    expect(toPageType(kind)).toBe(label);
  });
});
