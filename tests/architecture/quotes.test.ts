import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { Visitor, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
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
});

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
