import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from './test';
import { faultyFiles, faultySpecs } from './faulty-files';
import { createFixtureCopy } from './fixture-site';
import type { CommandResult } from './run-command';
import { runCommand } from './run-command';
import type { SiteCopy } from './site-copy';

const guides = 'content/docs';
const named = `${guides}/đường dẫn 日本.mdx`;
const SECRET = 'canary-of-the-environment';

/** Whatever asks the network in this process fails. */
const offline = `import { Socket } from 'node:net';
Socket.prototype.connect = () => { throw new Error('The network was asked.'); };
globalThis.fetch = undefined;\n`;

// One copy with one finished build serves all tests of this file.
test.describe.configure({ mode: 'default' });

let copy: SiteCopy;
let first: CommandResult;
let shipped: string;

test.beforeAll(async () => {
  copy = await createFixtureCopy('docusaurus/a');
  await copy.write(named, '---\ntitle: Names\n---\n\nText.\n');
  await copy.write('offline.mjs', offline);
  await copy.write('.env', `VITE_TOKEN=${SECRET}\n`);
  first = await runCommand(copy.folder, 'build', {
    NODE_OPTIONS: `--import ${join(copy.folder, 'offline.mjs')}`,
    TOKEN: SECRET,
    VITE_SECRET: SECRET,
    TZ: 'Asia/Tokyo',
    LC_ALL: 'tr_TR.UTF-8',
  });
  shipped = toManifest();
});

test.afterAll(() => copy?.remove());

test(
  'a build needs no network, and publishes nothing of its environment',
  { tag: ['@F45', '@F47'] },
  () => {
    expect(first.code, first.output).toBe(0);
    const files = listShipped();
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const file of files) {
      const text = readFileSync(file, 'latin1');
      for (const told of [SECRET, copy.folder, process.cwd()])
        expect(text.includes(told), `${file} tells ${told}`).toBe(false);
    }
  },
);

test(
  'mistakes stop the build together, each with its place and its fix',
  { tag: ['@F14', '@F23', '@F28', '@F32'] },
  async () => {
    const folder = `${guides}/harm`;
    const files = [
      ...Object.entries(faultyFiles).map(([name, file]) => [`${folder}/${name}`, ...file] as const),
      ...Object.entries(faultySpecs).map(([name, file]) => [`specs/${name}`, ...file] as const),
    ];
    const secret = `${copy.folder}-secret`;
    await writeFile(secret, 'THE SECRET');
    await mkdir(join(copy.folder, folder, 'evil'), { recursive: true });
    for (const [file, content] of files) await writeFile(join(copy.folder, file), content);
    await symlink(secret, join(copy.folder, folder, 'outside-link.mdx'));
    await symlink('.', join(copy.folder, folder, 'loop'));
    const before = readdirSync(dirname(copy.folder));
    try {
      const { output } = await expectRefusal();
      const complaints = output.split(/^(?=error |warning |note )/m);
      for (const [file, , place, message] of files) {
        if (place === '') continue;
        const [severity, position] = place.split(' ');
        const start = `${severity} ${file}${position}`;
        const found = complaints.filter((text) => text.startsWith(start) && text.includes(message));
        expect.soft(found, `${start} ${message}`).toHaveLength(1);
        expect.soft(found[0]).toMatch(/\n {2}fix: \S/);
      }
      for (const link of ['outside-link.mdx', 'loop'])
        expect.soft(output).toContain(`error ${folder}/${link} The symbolic link points`);
      expect.soft(output).not.toMatch(/THE SECRET|-secret|call stack/);
      expect.soft(readdirSync(dirname(copy.folder)).filter(isEvil)).toEqual(before.filter(isEvil));
      const named = [...output.matchAll(/^error ([^:\s]+)/gm)].map(([, file = '']) => file);
      expect.soft(named).toEqual(named.toSorted(byBytes));
    } finally {
      await rm(join(copy.folder, folder), { recursive: true });
      for (const name of Object.keys(faultySpecs)) await rm(join(copy.folder, 'specs', name));
      await rm(secret);
    }
  },
);

test(
  'a guide that is changed is rendered anew, and as before when it is changed back, elsewhere and from the cache',
  { tag: ['@F8', '@F9'] },
  async () => {
    const page = 'dist/client/docs/đường dẫn 日本/index.html';
    await copy.edited(named, 'Text.', 'A new sentence.', async () => {
      const { code, output } = await runCommand(copy.folder, 'build');
      expect(code, output).toBe(0);
      expect(output).toMatch(/pages: 1 rendered/);
      expect(await copy.read(page)).toContain('A new sentence.');
    });
    const { code, output } = await runCommand(copy.folder, 'build');
    expect(code, output).toBe(0);
    expect(output).toMatch(/pages: 0 rendered/);
    expect(toManifest()).toBe(shipped);
  },
);

test(
  'components that fail are reported for all pages at once, each at its component',
  { tag: ['@all', '@F19'] },
  async () => {
    const boom = "export function Boom() {\n  throw new Error('It is odd.');\n}\n\n<Boom />\n";
    await copy.write(`${guides}/boom.mdx`, `---\ntitle: A\n---\n\n${boom}`);
    await copy.write(`${guides}/stray.mdx`, '---\ntitle: A\n---\n\n<Tabs>\n  <p>a</p>\n</Tabs>\n');
    try {
      const { output } = await expectRefusal();
      expect.soft(output).toContain(`${guides}/boom.mdx:9:1 <Boom> cannot be rendered: It is odd.`);
      expect
        .soft(output)
        .toContain(`${guides}/stray.mdx:5:1 <Tabs> cannot be rendered: Bad <Tabs> child`);
    } finally {
      for (const name of ['boom', 'stray']) await rm(join(copy.folder, `${guides}/${name}.mdx`));
    }
  },
);

test(
  'settings and the configuration of the site are refused as problems',
  { tag: '@all' },
  async () => {
    const { output } = await expectRefusal({ BASE_PATH: '../x', SITE_URL: 'x' });
    expect.soft(output).toContain('error BASE_PATH "../x" is not a path.');
    expect.soft(output).toContain('error SITE_URL "x" is not an origin.');
    const served = await runCommand(copy.folder, 'serve', { PORT: 'abc' });
    expect
      .soft([served.code, served.output])
      .toEqual([1, expect.stringContaining('error PORT "abc" is not')]);
    const restore = await copy.edit('content/site.ts', "default: 'en'", "default: 'fr'");
    try {
      const result = await expectRefusal();
      expect.soft(result.output).toMatch(/^error content\/site\.ts:\d+:\d+ "default" must be/);
    } finally {
      await restore();
    }
  },
);

test(
  'of two builds at once, the second one is refused with the id of the first',
  { tag: ['@F5', '@all'] },
  async () => {
    await copy.write(`${guides}/nope.mdx`, '---\ntitle: A\n---\n\n<Nope />\n');
    try {
      const results = await Promise.all([1, 2].map(() => runCommand(copy.folder, 'build')));
      const outputs = results.map(({ output }) => output);
      expect(
        outputs.filter((output) => /Another build .* as process \d+\./.test(output)),
      ).toHaveLength(1);
      expect(outputs.filter((output) => output.includes('<Nope> is not known'))).toHaveLength(1);
      expect(results.map(({ code }) => code)).toEqual([1, 1]);
      expect(toManifest(), 'the last build').toBe(shipped);
    } finally {
      await rm(join(copy.folder, `${guides}/nope.mdx`));
    }
  },
);

test(
  'a site is built as the last one was, after a build was killed',
  { tag: ['@all', '@F1', '@F2', '@F8', '@F9', '@F30'] },
  async () => {
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      await killBuild(signal);
      expect(toManifest(), signal).toBe(shipped);
    }
    const { code, output } = await runCommand(copy.folder, 'build');
    expect(code, output).toBe(0);
    expect(toManifest()).toBe(shipped);
    expect(listLeft()).toEqual([]);
  },
);

/** Builds until the first files of the output are there, then ends it with all that it has started. */
async function killBuild(signal: NodeJS.Signals): Promise<void> {
  const child = spawn(process.execPath, ['prerender/run.js', 'prerender/cli/build'], {
    cwd: copy.folder,
    detached: true,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  while (child.exitCode === null && !existsSync(join(copy.folder, 'dist.next/client')))
    await setTimeout(50);
  if (child.pid !== undefined) process.kill(-child.pid, signal);
  await ended;
}

/**
 * Builds with mistakes: it must end by itself, without a stack, and leave the last build unchanged. The time of
 * the test ends a build that hangs, and fails it.
 */
async function expectRefusal(
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const result = await runCommand(copy.folder, 'build', environment);
  expect(result.code, result.output).toBe(1);
  expect.soft(result.output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  expect(toManifest(), 'the last build').toBe(shipped);
  expect.soft(listLeft(), 'what the failed build left').toEqual([]);
  return result;
}

function listLeft(): readonly string[] {
  return readdirSync(copy.folder).filter((name) => /^dist./.test(name));
}

function isEvil(name: string): boolean {
  return /evil/.test(name);
}

/** As the build sorts them, whatever the language of the machine. */
function byBytes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function listShipped(): readonly string[] {
  return readdirSync(join(copy.folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** The names and hashes of all shipped files. */
function toManifest(): string {
  return listShipped()
    .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    .join('\n');
}
