import { describe, expect, it } from 'vitest';
import type { ApiOverview, ApiReference, ErrorEntry } from '../../src/model/api/api';
import { toErrorFacts, toErrorNodes, toIndexNodes, toOverviewNodes } from './api-sections';
import { toSections } from './page-sections';

const operation = {
  slug: 'a',
  title: 'List teams',
  method: 'GET',
  path: '/teams',
  deprecated: false,
};
const teams = { name: 'Teams', slug: 'teams', label: 'Teams', description: 'People.' };
const groups = [
  { ...teams, operations: [operation] },
  { ...teams, slug: 'roles', label: 'Roles', description: '', parent: 'teams', operations: [] },
];

const toRows = (nodes: Parameters<typeof toSections>[0]) =>
  toSections(nodes, 'T').map(({ title, hash, content }) => [title, hash, content]);

describe('the overview of an API', () => {
  const overview: ApiOverview = {
    apiPath: '/docs/api/teams',
    label: 'Teams API',
    version: '1.2',
    summary: 'All about teams',
    description: [
      { tag: 'p', children: ['First.'] },
      { tag: 'h2', id: 'limits', children: ['Limits'] },
      { tag: 'p', children: ['Ten'] },
      { tag: 'code-block', code: { language: 'text', lines: [['429']] } },
    ],
    servers: [
      {
        template: 'https://{region}.example',
        url: 'https://eu.example',
        name: 'Production',
        description: [{ tag: 'p', children: ['Real data'] }],
        variables: [{ name: 'region', default: 'eu', values: ['eu', 'us'], description: ['Near'] }],
      },
    ],
    securitySchemes: [
      {
        name: 'login',
        label: 'OAuth',
        usage: 'Authorization: Bearer T',
        deprecated: false,
        description: ['For people.'],
        flows: [
          {
            kind: 'clientCredentials',
            addresses: [{ kind: 'token', url: 'https://a.example/token' }],
            scopes: [{ name: 'teams:read', description: ['Reads teams'] }],
          },
        ],
      },
    ],
    contact: { name: 'Support', email: 'a@b.example' },
    license: { name: 'MIT' },
    downloads: [{ format: 'YAML', href: '/a.yaml' }],
    groups,
  };

  it('has a section for each heading of its page, in sentences', () => {
    expect(toRows(toOverviewNodes(overview))).toEqual([
      ['T', '', 'All about teams. First.\tTeams API 1.2 OpenAPI document as YAML'],
      ['Limits', '#limits', 'Ten. 429'],
      [
        'Servers',
        '#servers',
        'Production: https://{region}.example\nReal data.\tregion eu eu us Near',
      ],
      ['Authentication', '#security-schemes', ''],
      [
        'OAuth',
        '#security-login',
        'Sent as Authorization: Bearer T. For people.\tclientCredentials token https://a.example/token teams:read Reads teams',
      ],
      ['Contact and licence', '#contact-and-licence', 'Support, a@b.example, MIT.'],
      ['Operations', '#all-operations', ''],
      ['Teams', '#teams', 'People. Roles.\tGET List teams /teams'],
    ]);
  });

  it('has its headings in the language of the site, and none without content', () => {
    const translation = { servers: { title: 'Máy chủ' } };
    const bare = { ...overview, securitySchemes: [], groups: [], description: [] };
    const { contact: _, license: __, ...rest } = bare;
    expect(toRows(toOverviewNodes(rest, translation)).map(([title]) => title)).toEqual([
      'T',
      'Máy chủ',
    ]);
  });

  it('has the groups of the index, one level higher', () => {
    const reference = { summary: 'All', version: '1.2', groups } as unknown as ApiReference;
    expect(toRows(toIndexNodes(reference))).toEqual([
      ['T', '', 'All.\t1.2'],
      ['Teams', '#teams', 'People.\tGET List teams /teams'],
      ['Roles', '#roles', ''],
    ]);
  });
});

describe('the errors of an API', () => {
  const entry: ErrorEntry = {
    anchor: '409-taken',
    status: '409',
    type: 'https://a.example/problems/taken',
    meanings: [['The name is taken'], ['Another']],
    operations: [{ title: 'Create', method: 'POST', href: '/docs/api/a/create' }],
    more: 3,
    isEverywhere: false,
  };
  const { type: _, ...untyped } = { ...entry, status: '418', anchor: '418' };
  const catalogue = { apiPath: '', hasProblemTypes: true, errors: [entry, untyped] };

  it('stand below their statuses, each with what it means', () => {
    expect(toRows(toErrorNodes(catalogue))).toEqual([
      ['T', '', ''],
      ['409 Conflict', '#status-409', ''],
      [
        'taken',
        '#409-taken',
        'The name is taken. Another.\thttps://a.example/problems/taken POST Create',
      ],
      ['418', '#status-418', 'The name is taken. Another.\tPOST Create'],
    ]);
  });

  it('are found by their types', () => {
    expect(toErrorFacts(catalogue)).toEqual({
      kind: 'errors',
      problems: [
        { status: '409', type: 'https://a.example/problems/taken', hash: '#409-taken' },
        { status: '418', hash: '#418' },
      ],
    });
  });
});
