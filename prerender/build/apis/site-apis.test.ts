import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toLine } from '../../diagnostics/problem';
import { openSiteApis } from './site-apis';

const toText = (title: string, description = 'All teams.') => `openapi: 3.1.0
info: { title: ${title}, version: '1' }
servers: [{ url: https://a.example }]
paths:
  /teams:
    get:
      operationId: listTeams
      summary: List teams
      tags: [teams]
      description: ${description}
      responses: { '200': { description: All. } }
`;

let root = '';

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-apis-'));
  await write('specs/a.yaml', toText('A Document'));
});

afterEach(() => rm(root, { recursive: true }));

/** Makes all APIs as a build does. */
async function build(codeVersion = '1') {
  // What was saved in the same millisecond may have been read before.
  await wait(20);
  const apis = await openSiteApis(root, 'en', codeVersion);
  const { problems, shown } = await apis.check();
  const unmade = await apis.make();
  const outDir = join(root, 'dist.next');
  await rm(outDir, { recursive: true, force: true });
  await apis.write(outDir);
  const names = (await readdir(outDir, { recursive: true, withFileTypes: true })).flatMap(
    (entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []),
  );
  const files = new Map<string, string>();
  for (const name of names.toSorted()) files.set(name, await readFile(name, 'utf8'));
  return { problems: [...problems, ...unmade].map(toLine), shown, files };
}

const listKept = () => readdir(join(root, '.cache/apis')).catch(() => []);

describe('the APIs of a site', () => {
  it('are written with their pages, their tables and their downloads', async () => {
    const { problems, shown, files } = await build();
    expect(problems).toEqual([]);
    expect(shown).toMatchObject([
      { file: 'specs/a.yaml', summary: { path: '/docs/api/a', label: 'A' }, home: { count: 1 } },
    ]);
    const names = [...files.keys()].map((name) => name.slice(join(root, 'dist.next/').length));
    expect(names).toEqual(
      expect.arrayContaining([
        'client/specs/a.json',
        'client/specs/a.yaml',
        'server/references/specs%2Fa.yaml.json',
      ]),
    );
    expect([...files.values()].join('\n')).toContain('All teams.');
  });

  it('are those of all files that are valid, in the order of their paths', async () => {
    await write('specs/b.yaml', 'openapi: 3.1.0\ninfo: [\n');
    await write('specs/0.yaml', toText('Zero'));
    const { problems, shown } = await build();
    expect(shown.map(({ file }) => file)).toEqual(['specs/0.yaml', 'specs/a.yaml']);
    expect(problems.join('\n')).toContain('specs/b.yaml');
  });
});

describe('the APIs that are kept', () => {
  it('are the same as those that are read', async () => {
    const first = await build();
    const [kept] = await listKept();
    expect(kept).toBeDefined();
    expect(await build()).toEqual(first);
    expect(await listKept()).toEqual([kept]);
  });

  it('are found with their warnings', async () => {
    await write('specs/a.yaml', `${toText('A')}components: { schemas: { Unused: { typo: 1 } } }\n`);
    await write('specs/part.yaml', 'type: object\n');
    const { problems } = await build();
    expect(problems.join('\n')).toContain('specs/part.yaml');
    expect(await listKept()).toHaveLength(1);
    expect((await build()).problems).toEqual(problems);
  });

  it('are not used after a change of the text, nor of a file that it refers to', async () => {
    await write('specs/parts/note.md', 'First.');
    await write('specs/a.yaml', toText('A Document', '{ $ref: parts/note.md }'));
    const list = async () => [...(await build()).files.values()].join('\n');
    expect(await list()).toContain('First.');
    await write('specs/parts/note.md', 'Second.');
    expect(await list()).toContain('Second.');
    await write('specs/a.yaml', toText('A Document', 'Third.'));
    expect(await list()).toContain('Third.');
  });

  it('are not used after a change of the runs of samples', async () => {
    await build();
    await write('content/sample-runs.json', '{ "digests": {}, "runtimes": {} }');
    await build();
    expect(await listKept()).toHaveLength(2);
  });

  it('are not used by other code', async () => {
    await build();
    await build('2');
    expect(await listKept()).toHaveLength(2);
  });

  it('are not those of files that were saved while they were read', async () => {
    const apis = await openSiteApis(root, 'en', '1');
    await wait(20);
    await write('specs/a.yaml', toText('B'));
    await apis.check();
    await apis.make();
    expect(await listKept()).toEqual([]);
  });

  it('are read again when what is kept is damaged', async () => {
    const first = await build();
    const [name = ''] = await listKept();
    await write(`.cache/apis/${name}`, 'damaged');
    expect(await build()).toEqual(first);
  });
});
