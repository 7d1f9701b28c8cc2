import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const archive = resolve('dist/client/docs.tgz');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-tgz-'));
  spawnSync('tar', ['-xzf', archive, '-C', folder]);
});

afterAll(() => rm(folder, { recursive: true }));

it('the package for agents is small enough to be downloaded at once', async () => {
  expect((await stat(archive)).size).toBeLessThan(5_000_000);
});

/** The command that writers read. */
const [, documented = ''] =
  /`(npm [^`]*mcp)`/.exec(readFileSync('content/docs/contributing/publishing.mdx', 'utf8')) ?? [];

/** The program of each way to the tools. */
const programs = {
  [documented]: () => ({
    command: 'npm',
    args: documented.split(' ').slice(1),
    cwd: process.cwd(),
  }),
  // Where there is neither a package nor a network.
  'docs.tgz': () => ({ command: 'node', args: ['package/docs.js'], cwd: folder }),
};

describe.each(Object.entries(programs))('%s', (_, toProgram) => {
  const client = new Client({ name: 'test', version: '1' });
  const errors: Error[] = [];
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- The client has no other way.
  client.onerror = (error) => errors.push(error);
  beforeAll(() => client.connect(new StdioClientTransport(toProgram())));
  afterAll(() => client.close());

  const call = async (name: string, input: Record<string, unknown>) => {
    const { content, isError = false } = await client.callTool({ name, arguments: input });
    const [first] = content as { readonly text: string }[];
    return { text: first?.text ?? '', isError };
  };

  it('offers six tools that only read, and writes nothing but messages', async () => {
    const { tools } = await client.listTools();
    expect(errors).toEqual([]);
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'list_operations',
      'get_operation',
      'check_body',
      'build_sample',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  it('finds and reads a page', async () => {
    const found = await call('search', { query: 'rate limits' });
    expect(found.text).toContain('(/docs/platform/rate-limits');
    for (const address of [
      '/docs/platform/rate-limits',
      'docs/platform/rate-limits/',
      'https://developers.easier.example/docs/platform/rate-limits.md#a',
    ])
      expect((await call('read_page', { address })).text).toContain(
        '\n# Rate limits and retries\n',
      );
  });

  it.each(['/../../package.json', '/docs/%2e%2e/%2e%2e/package', '/no/such'])(
    'has no page "%s"',
    async (address) => {
      const { text, isError } = await call('read_page', { address });
      expect([isError || text.startsWith('---'), text]).toEqual([
        true,
        expect.not.stringContaining('"name"'),
      ]);
    },
  );

  it('lists operations, and reads one by each of its names', async () => {
    expect((await call('list_operations', { filter: 'post /teams' })).text).toBe(
      '- POST /teams: Create a team (api easier-api, id createTeam, page /docs/api/easier-api/create-team)',
    );
    for (const operation of [
      'createTeam',
      'POST /teams',
      '/docs/api/easier-api/create-team',
      'create-team',
    ])
      expect((await call('get_operation', { operation })).text).toContain('\n# Create a team\n');
    expect(await call('get_operation', { operation: 'noSuch' })).toMatchObject({ isError: true });
  });

  it('checks a body', async () => {
    const check = async (body: string) =>
      (await call('check_body', { operation: 'createTeam', body })).text;
    expect(await check('{"name":"","colour":1}')).toMatch(/^- .*name|colour/);
    expect(await check('{')).toBe('Not valid JSON: line 1, column 2.');
    expect(await call('check_body', { operation: 'GET /teams', body: '{}' })).toMatchObject({
      isError: true,
    });
  });

  it('writes a sample with values of its own', async () => {
    const sample = await call('build_sample', {
      operation: 'createTeam',
      language: 'python',
      parameters: { 'Idempotency-Key': 'mine' },
      body: '{"name":"A","divisionId":"div_01HZY3V8K4Q9W2N7T5R6M0XBCD"}',
      server: 2,
    });
    expect(sample.text).toMatch(/^```python\nimport requests[^]*api\.easier\.example\/v2\/teams/);
    expect(sample.text).toContain('mine');
    const wrong = { operation: 'createTeam', language: 'cobol' };
    expect(await call('build_sample', wrong)).toMatchObject({ isError: true });
    expect(
      await call('build_sample', { ...wrong, language: 'curl', parameters: { no: 'x' } }),
    ).toMatchObject({ isError: true, text: expect.stringContaining('Idempotency-Key') as string });
  });
});
