import { expect, it } from 'vitest';
import { toPlainCode } from '../../../src/model/text/code';
import { listNamedAddresses } from './named-addresses';

const toContent = (value: unknown) => [
  {
    mediaType: 'application/json',
    anchor: '',
    schema: '',
    examples: [
      {
        name: 'a',
        label: 'a',
        description: [],
        code: toPlainCode(JSON.stringify(value, undefined, 2), 'json'),
      },
    ],
  },
];

function list(server: string, value: unknown) {
  return listNamedAddresses(
    {
      servers: [{ url: server, template: server, description: [], variables: [] }],
      responses: [
        {
          status: '200',
          anchor: '',
          description: [],
          headers: [],
          content: toContent(value),
          links: [],
        },
      ],
    },
    'https://docs.example/docs/api/a/b',
  );
}

const value = {
  type: 'https://docs.example/problems/lost',
  next: 'https://docs.example/v1/teams?page=2',
  text: 'See https://docs.example/docs/a#b and https://other.example.',
};

it('names each address in an example once', () => {
  expect(list('https://api.example/v1', [value, value])).toEqual([
    'https://docs.example/problems/lost',
    'https://docs.example/v1/teams?page=2',
    'https://docs.example/docs/a#b',
    'https://other.example',
  ]);
});

it.each(['https://docs.example/v1', '/v1', '../../../v1'])(
  'leaves out what the API answers itself, at %s',
  (server) => {
    expect(list(server, value)).not.toContain(value.next);
    expect(list(server, value)).toContain(value.type);
  },
);

it('names none of an API at the root of the host', () => {
  expect(list('/', value)).toEqual(['https://other.example']);
});
