import { describe, expect, it } from 'vitest';
import { toLargeApi } from './large-api';
import { loadApi } from '../../prerender/api/load-api';

const MOST_BYTES = 300_000;

describe('the large API of the comparison', { tags: ['all'] }, () => {
  it(
    'has 1,200 operations and 800 schemas, and little data per page',
    { tags: ['F82'], timeout: 300_000 },
    async () => {
      const plain = (text: string, language: string) => ({ language, lines: [[text]] });
      const text = JSON.stringify(toLargeApi({ operations: 1200, schemas: 800 }));
      const loaded = await loadApi({
        file: 'specs/bench.json',
        source: text,
        path: '/docs/api/bench',
        highlight: plain,
      });
      if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
      const { api } = loaded;
      const slugs = api.reference.groups.flatMap(({ operations }) =>
        operations.map(({ slug }) => slug),
      );
      expect([slugs.length, api.reference.schemas.length]).toEqual([1200, 800]);
      const some = [...Array(12).keys()];
      const pages = [
        ...some.map((index) => api.getOperation(slugs[index * 97] ?? '')),
        ...some.map((index) => api.getSchema(api.reference.schemas[index * 61] ?? '')),
        api.getErrors(),
        api.getSchemaIndex(),
        api.overview,
      ].map((page) => JSON.stringify(page).length);
      expect(Math.max(...pages)).toBeLessThan(MOST_BYTES);
    },
  );
});
