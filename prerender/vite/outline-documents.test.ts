import { describe, expect, it } from 'vitest';
import { toOutlineDocuments } from './outline-documents';

const api = { type: 'category', label: 'Easier API', items: [] } as const;
const group = { type: 'category', label: 'Teams', items: [] } as const;

describe('what search finds of a page by its place in the sidebar', () => {
  it('is its label and those above it', () => {
    const found = toOutlineDocuments('/docs/api/easier-api/team', {
      trail: [api, { type: 'link', label: 'TeamName', href: '/', description: ' A\nteam. ' }],
      kind: 'schema',
    });
    expect(found).toEqual({
      url: '/docs/api/easier-api/team',
      title: 'TeamName',
      breadcrumb: ['Easier API'],
      description: 'A team.',
      keywords: '',
      facts: { kind: 'schema' },
      sections: [],
    });
  });

  it('is the method of an operation, too', () => {
    const item = { type: 'link', label: 'Delete team', href: '/', method: 'DELETE' } as const;
    const trail = [api, group, { ...item, deprecated: true }];
    const found = toOutlineDocuments('/delete-team', { trail, kind: 'operation' });
    expect(found?.facts).toEqual({ kind: 'operation', method: 'DELETE', deprecated: true });
    expect(found?.breadcrumb).toEqual(['Easier API', 'Teams']);
  });

  it('is that of a list for a page that is made from a table', () => {
    expect(toOutlineDocuments('/docs/category/teams', { trail: [group] })?.facts).toEqual({
      kind: 'list',
    });
  });

  it('is nothing without a place, and for fields, which are found on their owner', () => {
    expect(toOutlineDocuments('/docs/tags', { trail: [] })).toBeUndefined();
    expect(toOutlineDocuments('/fields', { trail: [api], kind: 'fields' })).toBeUndefined();
  });
});
