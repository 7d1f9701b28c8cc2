import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

// One copy with one finished build serves all tests of this file; each of them builds once.
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
});

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
