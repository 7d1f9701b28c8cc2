import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { CommandResult } from './run-command';
import { runCommand } from './run-command';
import type { SiteCopy } from './site-copy';
import { createSiteCopy } from './site-copy';

/** A typical mistake of a writer. */
interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The text in the broken file whose line must be named. */
  readonly at: string;
  /** The expected message. */
  readonly says: RegExp;
}

const api = 'specs/easier-api.yaml';
const postal = 'specs/postal-api.yaml';
const guides = 'content/docs';

const yamlError: Mistake = {
  name: 'a YAML error',
  file: postal,
  from: '  version: 1.1.0',
  to: '  version: "1.1.0',
  at: 'version: "1.1.0',
  says: /not valid YAML/,
};

const brokenReference: Mistake = {
  name: 'a $ref to nothing',
  file: api,
  from: '$ref: "#/components/parameters/AcceptLanguage"',
  to: '$ref: "#/components/parameters/AcceptLangauge"',
  at: 'AcceptLangauge',
  says: /names nothing in this document[^]*AcceptLanguage/,
};

const unclosedElement: Mistake = {
  name: 'an element that is never closed',
  file: `${guides}/index.mdx`,
  from: '## What you can build',
  to: '<div>\n\n## What you can build',
  at: '<div>',
  says: /closing tag/,
};

const badExpression: Mistake = {
  name: 'an expression that cannot be parsed',
  file: `${guides}/platform/javascript-style-guide/index.mdx`,
  from: '\n## ',
  to: '\nThe sum is {1 +}.\n\n## ',
  at: '{1 +}',
  says: /What is in the braces is not valid JavaScript/,
};

const unknownComponent: Mistake = {
  name: 'a component that nobody knows',
  file: `${guides}/platform/message-iframe-helper/guide.mdx`,
  from: '\n## ',
  to: '\n<Admonishon type="note">Hello.</Admonishon>\n\n## ',
  at: '<Admonishon',
  says: /component <Admonishon> is not known[^]*Did you mean <Admonition>/,
};

const badFrontMatter: Mistake = {
  name: 'front matter of the wrong type',
  file: `${guides}/guidelines/npm-registry/publish.mdx`,
  from: '---\ntitle:',
  to: '---\nunlisted: perhaps\ntitle:',
  at: 'unlisted: perhaps',
  says: /"unlisted" must be true or false/,
};

const unreadableFrontMatter: Mistake = {
  name: 'front matter that is no YAML',
  file: `${guides}/guidelines/npm-registry/install.mdx`,
  from: '---\ntitle:',
  to: '---\nkeywords: [one\ntitle:',
  at: 'title:',
  says: /front matter is not valid YAML/,
};

// One copy with one finished build serves all tests of this file.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let copy: SiteCopy;
let shipped: string;

test.beforeAll(async () => {
  copy = await createSiteCopy({ withBuild: true });
  shipped = toManifest();
});

test.afterAll(() => copy?.remove());

test.describe('a mistake in the sources stops the build with a position and a fix', () => {
  test('many in several files, all of them at once and grouped by file', async () => {
    const { output } = await expectRefusal([
      yamlError,
      brokenReference,
      unclosedElement,
      badExpression,
      unknownComponent,
      badFrontMatter,
      unreadableFrontMatter,
    ]);
    const files = [...output.matchAll(/^error ([^:\n]+):/gm)].map(([, file = '']) => file);
    expect(files).toEqual(files.toSorted(byBytes));
  });
});

test.describe('a mistake that shows only while a page is rendered', () => {
  test('stops the build, too, and names the page and the cause', async () => {
    const unknownName: Mistake = {
      ...badExpression,
      to: '\nThe sum is {notDefinedAnywhere}.\n\n## ',
      at: '{notDefinedAnywhere}',
    };
    const { output } = await buildWith([unknownName]);
    expect.soft(output).toContain('javascript-style-guide');
    expect.soft(output).toContain('notDefinedAnywhere');
  });

  test('is named with the line of its component, and with all others, without a stack', async () => {
    const thrown: Mistake = {
      ...badExpression,
      to: "\nexport function Boom() {\n  throw new Error('It is odd.');\n}\n\n<Boom />\n\n## ",
      at: '<Boom />',
    };
    const stray: Mistake = { ...unknownComponent, to: '\n<Tabs>\n  <p>Stray.</p>\n</Tabs>\n\n## ' };
    const places: string[] = [];
    const { output } = await buildWith([thrown, stray], async () => {
      places.push(await findPlace(thrown), await findPlace({ ...stray, at: '<Tabs>\n  <p>Stray' }));
    });
    expect.soft(output).toContain(`error ${places[0]}:1 <Boom> cannot be rendered: It is odd.`);
    expect
      .soft(output)
      .toContain(`error ${places[1]}:1 <Tabs> cannot be rendered: Bad <Tabs> child`);
    expect.soft(output).not.toMatch(stack);
  });
});

test.describe('a file that could do harm', () => {
  const start = '---\ntitle: A\n---\n\n';
  const slug = (value: string) => `---\ntitle: A\nslug: ${value}\n---\n`;
  /** Text by file below the guides, and the line that is named for each. */
  const harmful: Readonly<Record<string, readonly [content: string | Buffer, line: number]>> = {
    'encoded.mdx': [slug('/..%2f..%2f..%2f..%2f..%2fevil'), 3],
    'twice.mdx': [slug('/..%252f..%252fevil'), 3],
    'long.mdx': [slug(`/${'a'.repeat(300)}`), 3],
    'tagged.mdx': ['---\ntitle: A\ntags: [{ label: a, permalink: ../../../evil }]\n---\n', 3],
    'evil/_category_.yml': ['label: Evil\nlink: { type: generated-index, slug: /../../evil }\n', 2],
    'latin.mdx': [Buffer.from(`${start}Caf\u00E9.\n`, 'latin1'), 5],
    'utf16.mdx': [Buffer.from(`${start}Text.\n`, 'utf16le'), 1],
    'deep.mdx': [`${start}${'>'.repeat(3000)} a\n`, 5],
    'large.mdx': [`${start}${'Some words.\n\n'.repeat(1_600_000)}`, 153_847],
    '_circle.mdx': ["import Circle from './_circle.mdx';\n\n<Circle />\n", 1],
    'circle.mdx': [`${start}import Circle from './_circle.mdx';\n\n<Circle />\n`, 5],
    'missing.mdx': [`${start}import { lost } from './_circle.mdx';\n`, 5],
    'image.mdx': ['---\ntitle: A\nimage: /lost.png\n---\n', 3],
  };

  test('is refused with all the others, and nothing is written or read outside', async () => {
    const folder = join(copy.folder, guides, 'harm');
    const secret = `${copy.folder}-secret`;
    await writeFile(secret, 'THE SECRET');
    await mkdir(join(folder, 'evil'), { recursive: true });
    for (const [file, [content]] of Object.entries(harmful))
      await writeFile(join(folder, file), content);
    await symlink(secret, join(folder, 'link.mdx'));
    await symlink('.', join(folder, 'loop'));
    const before = readdirSync(dirname(copy.folder));
    try {
      const { output } = await buildWith([]);
      for (const [file, [, line]] of Object.entries(harmful))
        expect.soft(output).toContain(`error ${guides}/harm/${file}:${line}`);
      for (const link of ['link.mdx', 'loop'])
        expect.soft(output).toContain(`error ${guides}/harm/${link} The symbolic link leads`);
      expect.soft(output).not.toMatch(/SECRET|-secret|call stack/);
      expect.soft(output).not.toMatch(stack);
      expect.soft(readdirSync(dirname(copy.folder)).filter(isEvil)).toEqual(before.filter(isEvil));
    } finally {
      await rm(folder, { recursive: true });
      await rm(secret);
    }
  });

  test('in settings and in the configuration of the site is refused as a problem', async () => {
    for (const [environment, line] of [
      [{ BASE_PATH: '../x', SITE_URL: 'x' }, 'error BASE_PATH "../x" is not a path.'],
      [{ BASE_PATH: '../x', SITE_URL: 'x' }, 'error SITE_URL "x" is not an origin.'],
    ] as const) {
      const { code, output } = await runCommand(copy.folder, 'build', environment);
      expect.soft([code, output]).toEqual([1, expect.stringContaining(line)]);
      expect.soft(output).not.toMatch(stack);
    }
    const { code, output } = await runCommand(copy.folder, 'serve', { PORT: 'abc' });
    expect.soft([code, output]).toEqual([1, expect.stringContaining('error PORT "abc" is not')]);
    const restore = await copy.edit('content/site.ts', "default: 'en'", "default: 'fr'");
    try {
      const result = await buildWith([]);
      expect.soft(result.output).toMatch(/^error content\/site\.ts:\d+:\d+ "default" must be/);
    } finally {
      await restore();
    }
  });
});

test('of two builds at once, the second one is refused with the id of the first', async () => {
  const broken = await copy.edit(`${guides}/index.mdx`, '## What you can build', '<Nope />');
  try {
    const results = await Promise.all([1, 2].map(() => runCommand(copy.folder, 'build')));
    const outputs = results.map(({ output }) => output);
    expect(
      outputs.filter((output) => /Another build .* as process \d+ on/.test(output)),
    ).toHaveLength(1);
    expect(outputs.filter((output) => output.includes('<Nope> is not known'))).toHaveLength(1);
    expect(results.map(({ code }) => code)).toEqual([1, 1]);
    expect(toManifest(), 'the last build').toBe(shipped);
  } finally {
    await broken();
  }
});

/** A line of a stack trace. */
const stack = /^\s+at .+:\d+:\d+\)?$/m;

function isEvil(name: string): boolean {
  return /evil/.test(name);
}

/** Builds with mistakes, each of which must be reported, and reverts them. */
async function expectRefusal(mistakes: readonly Mistake[]): Promise<CommandResult> {
  const places: string[] = [];
  const result = await buildWith(mistakes, async () => {
    for (const mistake of mistakes) places.push(`error ${await findPlace(mistake)}:`);
  });
  const complaints = result.output.split(/^(?=error |warning )/m);
  for (const [index, { says }] of mistakes.entries()) {
    const start = places[index] ?? '';
    const complaint = complaints.find((text) => text.startsWith(start) && says.test(text)) ?? '';
    expect.soft(complaint, `${start} ${says} in:\n${result.output}`).toMatch(place);
  }
  // A writer's mistake is not a crash: no stack trace is shown.
  expect.soft(result.output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  return result;
}

/** Builds with mistakes, which must fail and leave the last build unchanged; reverts them. */
async function buildWith(
  mistakes: readonly Mistake[],
  look: () => Promise<void> = async () => {},
): Promise<CommandResult> {
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const { file, from, to } of mistakes) undo.push(await copy.edit(file, from, to));
    await look();
    const result = await runCommand(copy.folder, 'build');
    expect(result.code, result.output).toBe(1);
    expect(toManifest(), 'the last build').toBe(shipped);
    const leftovers = readdirSync(copy.folder).filter((name) => /^dist./.test(name));
    expect.soft(leftovers, 'what the failed build left').toEqual([]);
    return result;
  } finally {
    for (const restore of undo.toReversed()) await restore();
  }
}

/** File and line of a mistake. */
async function findPlace({ file, at }: Mistake): Promise<string> {
  const text = await copy.read(file);
  return `${file}:${text.slice(0, text.indexOf(at)).split('\n').length}`;
}

/** File, line, column, what is wrong; then the fix on a line of its own. */
const place = /^error [^:]+:\d+:\d+ \S[^]*\n {2}fix: \S/;

/** As the build sorts them, whatever the language of the machine. */
function byBytes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The names and hashes of all shipped files. */
function toManifest(): string {
  const folder = join(copy.folder, 'dist');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    .join('\n');
}
