import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browsers } from './browsers';

it('names the supported browsers as the guide on publishing does', () => {
  const guide = readFileSync('content/docs/contributing/publishing.mdx', 'utf8');
  const rows = Array.from(
    guide.matchAll(/^\| (Chrome and Edge|Firefox|Safari on macOS and iOS) \| ([\d.]+) \|/gm),
    ([, , version]) => version,
  );
  const { chrome, edge, firefox, safari, ios } = browsers;
  expect([chrome, firefox, safari]).toEqual(rows);
  expect([edge, ios]).toEqual([chrome, safari]);
});
