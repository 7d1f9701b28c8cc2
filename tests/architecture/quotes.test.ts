import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { Visitor, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { commands } from '../../prerender/cli/options';
import { listTexts, root } from './source-files';

describe('the guides', () => {
  it('quote messages as the build writes them', async () => {
    const patterns = await loadMessages();
    const quoted = (await loadPages()).flatMap(({ file, lines }) =>
      lines.flatMap((line, index) => {
        const [, message, hint, item] = QUOTED.exec(line) ?? [];
        const text = message ?? hint ?? item;
        return text === undefined ? [] : [{ at: `${file}:${index + 1}`, text }];
      }),
    );
    // Otherwise the rule would hold vacuously.
    expect(quoted.length).toBeGreaterThan(20);
    // The validator of OpenAPI's own schema words the rest.
    const known = (text: string) =>
      / must have required property '/.test(text) || patterns.some((pattern) => pattern.test(text));
    expect(quoted.filter(({ text }) => !known(text))).toEqual([]);
  });

  it('name commands and options that exist', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const named = (await loadPages()).flatMap(({ file, lines }) =>
      lines.flatMap((line, index) =>
        [...line.matchAll(/\bnpm run ([\w:-]+)((?: -- [^`"|]*)?)/g)].map(
          ([text, script = '', rest = '']) => ({ at: `${file}:${index + 1}`, text, script, rest }),
        ),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    const own = Object.values(commands);
    const isKnown = ({ script, rest }: (typeof named)[number]): boolean => {
      const command = own.find((each) => each.script === script);
      const options = Object.keys(
        (command !== undefined && 'options' in command && command.options) || {},
      );
      const given = [...rest.matchAll(/(?<=\s)--([\w-]+)/g)].map(([, option = '']) => option);
      return (
        script in scripts &&
        (command === undefined || given.every((one) => one === 'help' || options.includes(one)))
      );
    };
    expect(named.filter((one) => !isKnown(one))).toEqual([]);
  });

  it('show problems with the type, title and status of the examples in the specs', async () => {
    const specs = await Promise.all(
      ['specs/easier-api.yaml', 'specs/postal-api.yaml'].map((file) =>
        readFile(join(root, file), 'utf8'),
      ),
    );
    const described = new Set(specs.flatMap((spec) => listProblems(parseYaml(spec))));
    const shown = (await loadPages()).flatMap(({ lines }) =>
      Array.from(lines.join('\n').matchAll(/```json[^\n]*\n([^`]*"[^"]*\/problems\/[^`]*)```/g)),
    );
    // All others are parts of the reference: the build takes them from the specs.
    expect(shown.length).toBeGreaterThan(1);
    const problems = shown.flatMap(([, json = '']) => listProblems(JSON.parse(json)));
    expect(problems.filter((problem) => !described.has(problem))).toEqual([]);
  });

  it.for(NUMBERS)('quote the number of %s as in %s', async ([guide, quote, file, constant]) => {
    const [quoted, meant] = await Promise.all([
      loadNumber(`content/docs/${guide}`, quote),
      loadNumber(file, constant),
    ]);
    expect(quoted).toBe(meant);
  });
});

/** A guide, a number in it, the file with the constant that it quotes, and this constant. */
const NUMBERS: readonly (readonly [string, RegExp, string, RegExp])[] = [
  ['routing.mdx', /takes longer than (\d+) ms/, 'src/shell/progress-bar.tsx', /DELAY_MS = (\d+)/],
  [
    'sidebar/index.mdx',
    /with more than (\d+) links/,
    'src/model/navigation/cut-sidebar.ts',
    /MAX_WHOLE_LINKS = (\d+)/,
  ],
  [
    'contributing/style-checks.mdx',
    /more than (\d+) words/,
    'prerender/mdx/style/style.ts',
    /MOST_WORDS = (\d+)/,
  ],
  [
    'contributing/style-checks.mdx',
    /or of (\d+) in a language/,
    'prerender/mdx/style/style.ts',
    /WITHOUT_SPACES = (\d+)/,
  ],
  [
    'contributing/writing-guides.mdx',
    /more than (\d+) bytes/,
    'prerender/text/addresses.ts',
    /MAX_NAME_BYTES = (\d+)/,
  ],
  [
    'contributing/writing-guides.mdx',
    /more than (\d+) levels deep/,
    'prerender/mdx/page/limits.ts',
    /MAX_LEVELS = (\d+)/,
  ],
  [
    'contributing/openapi.mdx',
    /more than (\d+) characters, it starts/,
    'prerender/api/document/titles.ts',
    /MAX_LENGTH = (\d+)/,
  ],
  [
    'contributing/openapi.mdx',
    /up to (\d+) characters, is the description/,
    'prerender/api/operation/descriptions.ts',
    /MAX_LENGTH = (\d+)/,
  ],
  [
    'contributing/manage-docs-versions.mdx',
    /Longer than (\d+) characters/,
    'prerender/guides/versions.ts',
    /MAX_LENGTH = (\d+)/,
  ],
  [
    'markdown-features/code-blocks.mdx',
    /up to (\d+) characters without/,
    'prerender/text/whole-code.ts',
    /MOST_CODE = (\d+)/,
  ],
  [
    'markdown-features/mathematics.mdx',
    /more than ([\d,]+) characters/,
    'prerender/mdx/math/remark-formulas.ts',
    /MAX_CHARACTERS = ([\d_]+)/,
  ],
  [
    'markdown-features/hover-card.mdx',
    /`openDelay` .*`(\d+)`/,
    'src/mdx/hover-card/hover-card.tsx',
    /openDelay = (\d+)/,
  ],
  [
    'markdown-features/hover-card.mdx',
    /`closeDelay` .*`(\d+)`/,
    'src/mdx/hover-card/hover-card.tsx',
    /closeDelay = (\d+)/,
  ],
  [
    'markdown-features/navigation-menu.mdx',
    /`delayDuration` .*`(\d+)`/,
    'src/mdx/navigation-menu/navigation-menu.tsx',
    /delayDuration = (\d+)/,
  ],
  [
    'markdown-features/navigation-menu.mdx',
    /`skipDelayDuration` .*`(\d+)`/,
    'src/mdx/navigation-menu/navigation-menu.tsx',
    /skipDelayDuration = (\d+)/,
  ],
  [
    'markdown-features/scroll-area.mdx',
    /`scrollHideDelay` .*`(\d+)`/,
    'src/mdx/scroll-area.tsx',
    /scrollHideDelay = (\d+)/,
  ],
];

async function loadNumber(file: string, pattern: RegExp): Promise<number> {
  const [, text] = pattern.exec(await readFile(join(root, file), 'utf8')) ?? [];
  if (text === undefined) throw new Error(`${file} has no ${pattern}`);
  return Number(text.replaceAll(/[,_]/g, ''));
}

/**
 * A line of the build's output, `error file:line:column message`, the hint below it, or an item of a list of
 * messages with what to do; there, an ellipsis is an inserted value.
 */
const QUOTED =
  /^(?:(?:error|warning) [\w./-]+:\d+:\d+ (.+)| {2}fix: (.+)|- `([A-Z"][^`]*[.…])` [A-Z].*)$/;

async function loadPages() {
  const names = await readdir(join(root, 'content/docs'), { recursive: true });
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    ...names.filter((name) => /\.mdx?$/.test(name)).map((name) => `content/docs/${name}`),
  ];
  return Promise.all(
    files.map(async (file) => ({
      file,
      lines: (await readFile(join(root, file), 'utf8')).split('\n'),
    })),
  );
}

/** What the texts in the code match, line by line; each value that they insert matches any text. */
async function loadMessages(): Promise<readonly RegExp[]> {
  const files = (await listTexts('prerender')).filter(
    (file) => !/\.(?:test\.ts|js|css)$/.test(file),
  );
  const texts = await Promise.all(
    files.map(async (file) => listLiterals(file, await readFile(join(root, file), 'utf8'))),
  );
  return (
    texts
      .flat()
      .flatMap((text) => text.split('\n'))
      // Short ones would match by chance.
      .filter((line) => line.replaceAll(INSERTED, '').trim().length >= 8)
      .map((line) => {
        const parts = line
          .split(INSERTED)
          .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
        return new RegExp(`^${parts.join('.*')}$`);
      })
  );
}

/** Stands for an inserted value. */
const INSERTED = '\0';

function listLiterals(file: string, text: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }: ESTree.Expression & { readonly value?: unknown }) => {
      if (typeof value === 'string') found.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      found.push(quasis.map(({ value }) => value.cooked ?? value.raw).join(INSERTED));
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** The type, title and status of each problem in a value, at any depth. */
function listProblems(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, title, status } = value as Readonly<Record<string, unknown>>;
  const isProblem = typeof type === 'string' && type.includes('/problems/') && title !== undefined;
  const own = isProblem ? [JSON.stringify([type, title, status])] : [];
  return [...own, ...Object.values(value).flatMap(listProblems)];
}
