import { describe, expect, it } from 'vitest';
import type { ApiOverview } from '../../model/api/api';
import { listOverviewHeadings } from './overview-page';

const empty: ApiOverview = {
  apiPath: '/docs/api/a',
  label: 'A',
  version: '1',
  summary: '',
  description: [],
  servers: [],
  securitySchemes: [],
  downloads: [],
  groups: [],
};

function list(overview: Partial<ApiOverview>): readonly string[] {
  return listOverviewHeadings({ ...empty, ...overview }).map(
    ({ depth, id, text }) => `${depth} #${id} ${text}`,
  );
}

describe('the headings of an overview', () => {
  it('are those of its description, with their levels', () => {
    expect(
      list({
        description: [
          'Text. ',
          { tag: 'h2', id: 'errors', children: ['Errors ', { tag: 'code', children: ['4XX'] }] },
          { tag: 'h3', id: 'retry', children: ['Retry'] },
          { tag: 'p', children: ['More.'] },
        ],
      }),
    ).toEqual(['2 #errors Errors 4XX', '3 #retry Retry']);
  });

  it('continue with those of the page sections', () => {
    expect(list({})).toEqual([]);
    expect(
      list({
        license: { name: 'MIT' },
        groups: [{ name: 'Teams', slug: 'teams', label: 'Teams', description: '', operations: [] }],
      }),
    ).toEqual([
      '2 #servers Servers',
      '2 #contact-and-licence Contact and licence',
      '2 #all-operations Operations',
      '3 #teams Teams',
    ]);
  });
});
