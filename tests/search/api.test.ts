import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '../../prerender/search/search-index';
import { toApiPages } from '../../tools/search/api-pages';
import { listApi } from '../../tools/search/listed-api';
import { listApiQueries } from './api-queries';
import { runQueries, toShare } from './relevance';
import { toReport } from './relevance-report';
import { openBuiltSearch } from './site-search';

/** Another seed asks for other operations, and misspells other letters. */
const SEED = Number(process.env['SEED'] ?? 20);
const OPERATIONS = 50;

const wanted = { first: 0.95, firstThree: 0.99 };

describe('the large API', () => {
  it('has operations with ids and addresses of their own', () => {
    const { operations } = listApi();
    expect(operations.length).toBeGreaterThan(300);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(
      operations.length,
    );
  });
});

describe('the search of a large API', () => {
  it('finds the operations by all that they are known by', () => {
    const api = listApi();
    const search = openBuiltSearch(buildSearchIndex(toApiPages(api)));
    const queries = listApiQueries(api, OPERATIONS, SEED);
    const results = runQueries(queries, search);
    console.log(toReport(`an API of ${api.operations.length} operations`, results, wanted));
    expect(toShare(results, 1)).toBeGreaterThanOrEqual(wanted.first);
    expect(toShare(results, 3)).toBeGreaterThanOrEqual(wanted.firstThree);
  });
});
