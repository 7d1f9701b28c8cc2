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

it(
  'a page that cannot be rendered is a problem of its operation, its guide, or the site',
  { tags: ['F19'] },
  async () => {
    const { store } = await openGuideStore(root, 'en');
    const paths = ['/docs/api/teams/list-teams', '/docs/a', '/lost'];
    const failures = paths.map(
      (path) => ({ kind: 'failed', path, reason: 'It is odd.', components: [] }) as const,
    );
    expect(await toRenderProblems(root, store, failures)).toMatchObject([
      {
        file: 'specs/teams.yaml',
        line: 5,
        severity: 'error',
        message: 'The page of the operation "listTeams" (GET /teams) cannot be created: It is odd.',
      },
      { file: 'content/docs/a.mdx', message: 'The page cannot be rendered: It is odd.' },
      { file: 'src/app/routes.tsx', message: 'The page of "/lost" cannot be created: It is odd.' },
    ]);
  },
);

it.each([
  ['<Boom />', ['Inner', 'Boom', 'MDXContent'], { file: 'content/docs/b.mdx', line: 7, column: 1 }],
  ['<Tabs>\n  <p>a</p>\n</Tabs>', ['Tabs'], { file: 'content/docs/b.mdx', line: 7, column: 1 }],
  ['<all.Box />', ['p', 'Box', 'MDXContent'], { line: 7, column: 1 }],
  ['<Part />', ['Deep', 'Part'], { file: 'content/docs/_part.mdx', line: 3, column: 6 }],
])(
  'a component that fails in a guide is named at its place: %s',
  async (text, components, place) => {
    const start = "---\ntitle: B\n---\n\nimport Part from './_part.mdx';\n\n";
    await writeFile(join(root, 'content/docs/b.mdx'), `${start}${text}\n`);
    await writeFile(join(root, 'content/docs/_part.mdx'), 'Text.\n\nSee: <Deep />\n');
    const { store } = await openGuideStore(root, 'en');
    const failures = [
      {
        kind: 'failed',
        path: '/docs/b',
        reason: '"B" cannot be rendered: boom',
        components,
      } as const,
    ];
    const [problem] = await toRenderProblems(root, store, failures);
    expect(problem).toMatchObject(place);
    expect(problem?.message).toMatch(/^<\w+> cannot be rendered: boom\.$/);
  },
);

it('a component that a guide shows twice is named without a line', async () => {
  await writeFile(join(root, 'content/docs/b.mdx'), '<Boom />\n\n<Boom />\n');
  const { store } = await openGuideStore(root, 'en');
  const failures = [
    { kind: 'failed', path: '/docs/b', reason: 'boom', components: ['Boom'] } as const,
  ];
  const [problem] = await toRenderProblems(root, store, failures);
  expect(problem).toMatchObject({ file: 'content/docs/b.mdx' });
  expect(problem).not.toHaveProperty('line');
});

it.each([
  ['{/* a note */}\n\nText {undefined.foo} and {" "}more.\n', { line: 3, column: 6 }],
  ['<div>a {[1].map((x) => x.y.z)}</div>\n', { line: 1, column: 8 }],
  ['<b title={nothing.at(0)}>a</b>\n', { line: 1, column: 1 }],
])('an expression that fails is named at its place: %j', async (text, place) => {
  await writeFile(join(root, 'content/docs/b.mdx'), text);
  const { store } = await openGuideStore(root, 'en');
  const failures = [
    {
      kind: 'failed',
      path: '/docs/b',
      reason: 'boom',
      components: ['MDXContent', 'main'],
    } as const,
  ];
  const [problem] = await toRenderProblems(root, store, failures);
  expect(problem).toMatchObject({ file: 'content/docs/b.mdx', ...place });
  expect(problem?.message).toBe('The expression cannot be rendered: boom.');
});

it('one of several expressions that fails is named without a line', async () => {
  await writeFile(join(root, 'content/docs/b.mdx'), '{a.b} {c.d}\n');
  const { store } = await openGuideStore(root, 'en');
  const failures = [
    { kind: 'failed', path: '/docs/b', reason: 'boom', components: ['MDXContent'] } as const,
  ];
  const [problem] = await toRenderProblems(root, store, failures);
  expect(problem?.message).toBe('The page cannot be rendered: boom.');
  expect(problem).not.toHaveProperty('line');
});
