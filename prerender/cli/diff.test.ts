import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from './diff';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diff-'));
});

afterEach(async () => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** A file of one operation, whose parameter may have some values. */
function toText(version: string, values: string): string {
  return `openapi: 3.1.0
info: { title: Teams, version: ${version} }
paths:
  /teams:
    get:
      summary: List teams
      operationId: listTeams
      parameters:
        - name: status
          in: query
          schema: { $ref: 'parts.yaml#/${values}' }
      responses: { '200': { description: OK } }
`;
}

const PARTS = `few: { type: string, enum: [open] }
many: { type: string, enum: [open, closed] }
`;

/** Compares two versions; returns what is printed, and the exit code. */
async function compare(old: string, now: string, ...options: readonly string[]) {
  const files = ['old.yaml', 'new.yaml', 'parts.yaml'].map((name) => join(folder, name));
  for (const [index, text] of [old, now, PARTS].entries())
    await writeFile(files[index] ?? '', text);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await run([...files.slice(0, 2), ...options]);
  return {
    out: log.mock.calls.join('\n'),
    problems: error.mock.calls.join('\n'),
    code: process.exitCode,
  };
}

describe('the comparison of two files', () => {
  it('prints where what changes, and fails for a breaking change', async () => {
    const { out, problems, code } = await compare(toText('1.4.0', 'many'), toText('1.5.0', 'few'));
    expect(out).toContain(
      'parts.yaml:1:28 The query parameter `status` no longer accepts `closed` in requests: programs that send it will fail.\n' +
        '  in GET /teams at query.status\n' +
        '  valid only before: "closed"\n',
    );
    expect(out).toContain('1 breaking change: version 1.4.0 to 1.5.0.');
    expect(problems).toContain('the major version did not rise: 1.4.0 to 1.5.0.');
    expect(code).toBe(1);
  });

  it.each([
    ['the major version rose', '2.0.0', []],
    ['it is allowed', '1.5.0', ['--allow']],
  ] as const)('does not fail where %s', async (_, version, options) => {
    const { code } = await compare(toText('1.4.0', 'many'), toText(version, 'few'), ...options);
    expect(code).toBeUndefined();
  });

  it('does not fail for compatible changes', async () => {
    const { out, code } = await compare(toText('1.4.0', 'few'), toText('1.4.1', 'many'));
    expect(out).toContain('1 compatible: version 1.4.0 to 1.4.1.');
    expect(code).toBeUndefined();
  });

  it.each([[], ['--markdown']])(
    'prints a value on one line, whatever is in it',
    async (...options) => {
      const value = String.raw`schema: { enum: ["a", "a\nerror x.yaml:1:1 forged"] }`;
      const old = toText('1.0.0', 'few').replace(/schema: .*/, value);
      const now = old.replace(/, "a.*"/, '');
      const { out, problems } = await compare(old, now, ...options);
      expect(out).toContain('forged');
      expect(`${out}\n${problems}`).not.toMatch(/^error x/m);
    },
  );

  it('prints JSON, and Markdown', async () => {
    const { out } = await compare(toText('1.0.0', 'few'), toText('1.1.0', 'many'), '--json');
    expect(JSON.parse(out)).toMatchObject({
      versions: { old: '1.0.0', new: '1.1.0' },
      changes: [{ rule: 'request-parameter-enum-value-added', class: 'compatible' }],
    });
    const markdown = await compare(toText('1.0.0', 'few'), toText('1.1.0', 'many'), '--markdown');
    expect(markdown.out).toContain(
      '### Compatible\n\n- The query parameter `status` also accepts `closed` in requests.\\\n  in `GET /teams` at `query.status`',
    );
  });

  it('leaves out what is invalid, with a warning, which "--strict" does not allow', async () => {
    const old = toText('1.0.0', 'few').replace('summary: List teams', 'summary: 7');
    const { out, problems, code } = await compare(old, toText('1.1.0', 'many'));
    expect(problems).toMatch(/^warning .*old.yaml:6:16 /);
    expect(out).toContain('request-parameter-enum-value-added');
    expect(code).toBeUndefined();
    expect((await compare(old, toText('1.1.0', 'many'), '--strict')).code).toBe(1);
  });

  it.each(['3.0.3', '3.1.1', '3.2.0'])('reads Swagger 2.0 and OpenAPI %s', async (version) => {
    const swagger = `swagger: '2.0'
info: { title: Teams, version: 1.0.0 }
paths:
  /teams:
    get:
      summary: List teams
      operationId: listTeams
      parameters: [{ name: status, in: query, type: string, enum: [open] }]
      responses: { '200': { description: OK } }
`;
    const now = toText('1.0.0', 'few').replace('3.1.0', version);
    expect((await compare(swagger, now)).out).toBe('No changes: version 1.0.0.');
  });

  it('asks for both files', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await run(['old.yaml']);
    await run(['nowhere.yaml', 'nothing.yaml']);
    expect(error.mock.calls.join('\n')).toContain('The command needs the files of two versions.');
    expect(error.mock.calls.join('\n')).toContain('nowhere.yaml There is no such file.');
    expect(process.exitCode).toBe(1);
  });
});
