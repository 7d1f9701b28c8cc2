import { describe, expect, it } from 'vitest';
import { toDotLimitations } from './sample';

const host = 'https://api.example.com';

describe('toDotLimitations', () => {
  it.each(['/a/../b', '/a/.', '/./a', '/a/%2E%2e/b?x=1', '/..?x', '/a/.%2e'])(
    'finds dot segments in %s',
    (path) => {
      expect(toDotLimitations(host + path, 'Node')).toEqual([
        'With Node, dots in the path make another address of it.',
      ]);
    },
  );

  it.each(['/a', '/a..b/...', '/.well-known', '/a?x=/../b', '/v1.0/'])(
    'finds no dot segments in %s',
    (path) => {
      expect(toDotLimitations(host + path, 'Node')).toEqual([]);
    },
  );
});
