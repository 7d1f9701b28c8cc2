import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openGuideStore } from '../guides/guide-store';
import { toRenderProblems } from './render-problems';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'render-'));
  for (const [file, text] of Object.entries({
    'specs/teams.yaml': `openapi: 3.1.0
info: { title: Teams, version: '1' }
paths:
  /teams:
    get: { operationId: listTeams, responses: {} }
`,
    'content/docs/a.mdx': '# A\n',
  })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
});

afterEach(() => rm(root, { recursive: true }));

it('a page that cannot be rendered is a problem of its operation, its guide, or the site', async () => {
  const { store } = await openGuideStore(root, 'en');
  const routes = ['/docs/api/teams/list-teams', '/docs/a', '/lost'];
  const failures = routes.map((route) => ({ route, reason: 'It is odd.' }));
  expect(await toRenderProblems(root, store, failures)).toMatchObject([
    {
      file: 'specs/teams.yaml',
      line: 5,
      severity: 'error',
      message: 'There can be no page of the operation "listTeams" (GET /teams): It is odd.',
    },
    { file: 'content/docs/a.mdx', message: 'There can be no page of "/docs/a": It is odd.' },
    { file: 'src/app/routes.tsx', message: 'There can be no page of "/lost": It is odd.' },
  ]);
  expect(await toRenderProblems(root, store, [])).toEqual([]);
});
