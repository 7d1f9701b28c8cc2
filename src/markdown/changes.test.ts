import { expect, it } from 'vitest';
import { changesText } from './changes';

it('the changes of an API lead to their feeds', () => {
  const changes = {
    apiPath: 'https://docs.example/docs/api/a',
    label: 'A',
    releases: [],
    rules: [],
  };
  const text = changesText(changes);
  expect(text).toContain('(https://docs.example/docs/api/a/changes.all.atom)');
  expect(text).toContain('(https://docs.example/docs/api/a/changes.breaking.atom)');
});
