import { expect, it } from 'vitest';
import { schemaText } from './api-pages';

it('a schema that no operation uses says so', () => {
  const none = { operations: [], more: 0 };
  const uses = { request: none, response: none, schemas: [] };
  const page = { name: 'Pet', title: 'Pet', apiPath: '/a', schemas: { list: [], roots: [] }, uses };
  expect(schemaText(page as never)).toBe('# Pet\n\n## Used by\n\nNo operation uses this schema.');
});
