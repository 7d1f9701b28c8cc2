import type { ExpectedResponse } from '../../../src/model/request/http-request';
import { toCase, withResponse } from '../proof-case';
import { toField, toFile, toFileBody, toForm, toJsonText, toParts, toText } from './bodies';

const responses: readonly ExpectedResponse[] = [
  { kind: 'json' },
  { kind: 'text' },
  { kind: 'none' },
  { kind: 'file', path: 'response.png' },
  { kind: 'stream' },
  { kind: 'json', redirects: true },
  { kind: 'stream', redirects: true },
];

const json = toJsonText('{"a":[1,2]}');
const parts = toParts(
  toField('a', '1'),
  toField('b', '2'),
  toField('c', '3'),
  toFile('file', 'cat.png', 'image/png'),
  toFile('file', 'a b.txt'),
);
const files = toParts(toFile('files', 'cat.png'), toField('x', 'y'), toFile('files', 'dog.png'));
const requests = [
  ['GET', undefined],
  ['HEAD', undefined],
  ['DELETE', undefined],
  ['POST', undefined],
  ['POST', json],
  ['PATCH', json],
  ['DELETE', json],
  ['POST', toText('a\n\u2028`"""\'\n\tb')],
  ['PUT', toForm(['a', 'b'])],
  ['POST', parts],
  ['PUT', files],
  ['PUT', toParts(...['cat.png', 'dog.png', 'bird.png'].map((path) => toFile(path, path)))],
  ['PUT', toFileBody('cat.png')],
  ['QUERY', json],
] as const;

/** Requests of all shapes, with each kind of response, and with a failure. */
export const responseCases = requests.flatMap(([method, body], index) =>
  responses.flatMap((response) => {
    const what = `${JSON.stringify(response)} after ${method} ${index}`;
    return [
      withResponse(toCase(what, method, '/f?a=1', [], body), response),
      withResponse(
        toCase(`a failure instead of ${what}`, method, '/failure/404', [['X-A', '1']], body),
        response,
      ),
    ];
  }),
);
