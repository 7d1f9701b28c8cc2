import { beforeAll, describe, expect, it } from 'vitest';
import { toExactCode, toText, tokenKinds } from '../../src/model/text/code';
import type { Code } from '../../src/model/text/code';
import { colorCode } from '../../src/model/text/color-code';
import type { Highlight } from './highlighter';
import {
  createGrammarLoader,
  createHighlight,
  highlightedLanguages,
  loadGrammars,
} from './highlighter';

let highlight: Highlight;

beforeAll(async () => {
  highlight = await createHighlight();
});

function listKinds({ lines }: Code): readonly string[] {
  return lines.flat().flatMap((run) => (typeof run === 'string' ? [] : [run[0]]));
}

describe('highlighted code', () => {
  it.each([
    ['json', '{\n  "a": [1, true, null],\n\n  "é": "\\n"\n}'],
    ['bash', "curl -X POST 'https://example.com' \\\n  --data '{\"a\": 1}' # comment"],
    ['js', 'const a = () => `x${1}`; // c\n\tif (a) { return /x/; }'],
    ['tsx', 'export const A = <b className="x">{1}</b>;'],
    ['go', 'package main\n\nfunc main() {}'],
    ['python', 'def a(b="c"):\n    return b  # d'],
    ['ruby', 'require \'uri\'\nputs "#{a}"'],
    ['mdx', '---\ntitle: a\n---\n\n# b\n\n<C d={1} />'],
    ['nonsense', 'a\n\n  b'],
    ['text', '<script>alert(1)</script>'],
    ['sql', "select 'a' from b -- c"],
    ['toml', '[a]\nb = "c" # d'],
    ['py', 'def a(): pass'],
    ['sh', 'echo "$A"'],
    ['yml', 'a: 1 # b'],
    ['md', '# a\n\n```js\nb()\n```'],
  ])('in %s keeps every character', (language, source) => {
    const code = highlight(source, language);
    expect(code.language).toBe(language);
    expect(toText(code)).toBe(source);
  });

  it('has only kinds of tokens that the style sheet defines', () => {
    const kinds = listKinds(highlight('const a = "b"; // c\nf(1);', 'js'));
    expect(new Set(kinds)).toEqual(
      new Set(['keyword', 'string', 'comment', 'function', 'constant']),
    );
    expect(tokenKinds).toEqual(expect.arrayContaining([...kinds]));
  });

  it('merges neighbouring tokens of one kind, so that pages stay small', () => {
    for (const line of highlight('{\n  "a": { "b": [1, 2] }\n}', 'json').lines) {
      const kinds = line.map((run) => (typeof run === 'string' ? undefined : run[0]));
      expect(kinds.filter((kind, index) => index > 0 && kind === kinds[index - 1])).toEqual([]);
    }
  });

  it('has the same kinds in JSON as the reference', () => {
    const text = JSON.stringify(
      { 'a "b"': [1, -2.5e3, true, null, {}], c: { d: 'e: 1,' } },
      null,
      2,
    );
    const toKinds = (code: Code) =>
      code.lines.flatMap((line) =>
        line.flatMap((run) =>
          typeof run === 'string'
            ? Array.from(run.trim(), (sign) => `${sign} plain`)
            : Array.from(run[1].replaceAll(' ', ''), (sign) => `${sign} ${run[0]}`),
        ),
      );
    expect(toKinds(colorCode(toExactCode(text, 'json')))).toEqual(toKinds(highlight(text, 'json')));
  });

  it.each(highlightedLanguages)('in %s has a grammar', (language) => {
    const source =
      'if (a) { return "b"; } # c\n// d\n<e f="g">1</e>\nkey = "value"\n# title\nGET / HTTP/1.1\n\n> `code` [link](/a)';
    expect(listKinds(highlight(source, language))).not.toEqual([]);
  });

  it('is cached by source', () => {
    expect(highlight('const a = 1;', 'js')).toBe(highlight('const a = 1;', 'js'));
    expect(highlight('const a = 1;', 'js')).not.toEqual(highlight('const a = 1;', 'ts'));
  });

  it('of an unknown language stays plain', () => {
    expect(highlight('const a\n\nb', 'nonsense').lines).toEqual([['const a'], [], ['b']]);
  });

  it.each(['json', 'nonsense'])('loses only the line break of its fence (%s)', (language) => {
    expect(toText(highlight('{}\n', language))).toBe('{}');
    expect(toText(highlight('{}\n\n', language))).toBe('{}\n');
    expect(toText(highlight('', language))).toBe('');
  });

  it.each(['json', 'nonsense'])(
    'has no carriage returns from a file of Windows (%s)',
    (language) => {
      expect(toText(highlight('{\r\n}\n', language))).toBe('{\n}');
    },
  );

  it.each(['constructor', '__proto__', 'toString'])(
    'takes %s for an unknown language',
    (language) => {
      expect(highlight('a', language).lines).toEqual([['a']]);
    },
  );
});

/** Prepares languages one after the other, and lists the grammars that are loaded. */
async function listPrepared(languages: readonly string[]): Promise<readonly string[]> {
  const prepared: string[] = [];
  const loadLanguageSync = (...grammars: readonly { readonly name: string }[]) =>
    void prepared.push(...grammars.map(({ name }) => name));
  const prepare = createGrammarLoader(
    { loadLanguageSync } as never,
    await loadGrammars(['js', 'json', 'markdown']),
  );
  for (const language of languages) expect(prepare(language)).toBe(true);
  return prepared;
}

describe('the grammars of a highlighter', () => {
  it('are loaded at first use, by any of their names', async () => {
    expect(await listPrepared([])).toEqual([]);
    expect(await listPrepared(['json'])).toEqual(['json']);
    expect(await listPrepared(['js', 'javascript'])).toEqual(['javascript']);
  });

  it('are loaded with those they may embed, so that colours do not depend on earlier pages', async () => {
    expect(await listPrepared(['md'])).toEqual(['javascript', 'json', 'markdown']);
  });

  it('do not include those of unknown languages', async () => {
    const prepare = createGrammarLoader({} as never, await loadGrammars([]));
    expect(prepare('constructor')).toBe(false);
    await expect(loadGrammars(['nonsense'])).rejects.toThrow('There is no grammar of nonsense.');
  });
});
