import { expect, it } from 'vitest';
import { toDocument } from '../fixtures/create-conversion';
import { checkServers } from './servers';

const locate = (keys: readonly string[]) => ({ file: keys.join('/'), line: 1, column: 1 });
const servers = (...urls: readonly string[]) => ({ servers: urls.map((url) => ({ url })) });

it('a server whose address leads to no API is a warning, wherever it is', () => {
  const document = toDocument({
    ...servers('https://a.example', 'javascript:alert(1)', '/v1', '{scheme}://a.example'),
    paths: {
      '/a': {
        ...servers('data:text/html,x'),
        get: { operationId: 'a', responses: {}, ...servers(' JavaScript:x') },
        put: { operationId: 'b', responses: {} },
      },
    },
  });
  expect(checkServers(document, locate)).toMatchObject([
    { file: 'servers/1/url', severity: 'warning' },
    { file: 'paths//a/get/servers/0/url' },
    { file: 'paths//a/servers/0/url' },
  ]);
});
