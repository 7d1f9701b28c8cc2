import type { RegexEngine } from 'shiki';
import { createHighlighter } from 'shiki';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharePatterns } from './shared-patterns';

let engine: RegexEngine;

beforeAll(async () => {
  engine = await createOnigurumaEngine(import('shiki/wasm'));
});

/** The engine, and the patterns that it has compiled. */
function countPatterns() {
  const compiled: (string | RegExp)[] = [];
  const counted: RegexEngine = {
    createString: (text) => engine.createString(text),
    createScanner: (patterns) => {
      compiled.push(...patterns);
      return engine.createScanner(patterns);
    },
  };
  return { compiled, shared: sharePatterns(counted) };
}

/** All matches of a scanner in a text, as a grammar asks for them: each search begins where the last match ended. */
function listMatches(
  { createScanner, createString }: RegexEngine,
  patterns: string[],
  source: string,
) {
  const scanner = createScanner(patterns);
  const text = createString(source);
  const matches: unknown[] = [];
  for (let from = 0; from <= source.length;) {
    const match = scanner.findNextMatchSync(text, from, 0);
    matches.push(match);
    if (match === null) break;
    const { start = 0, end = 0 } = match.captureIndices[0] ?? {};
    from = end > start ? end : start + 1;
  }
  text.dispose?.();
  return matches;
}

describe('patterns that are compiled once', () => {
  it.each([
    ['the first of several that match at one place', ['ab', 'a(b)', 'a'], 'xxab ab'],
    ['the nearest of several', ['c', 'b', 'a'], 'a b c c b a'],
    ['groups', ['(a)|(b)(c)?'], 'bc a b'],
    ['empty matches', ['(?=b)', '$'], 'abab'],
    ['what is behind and ahead', ['(?<=a)b', 'b(?!c)'], 'ab bc b'],
    ['the place where a search begins', [String.raw`\Gx`, 'y', ' '], 'y x'],
    ['the beginning and the end of a line', ['^a', 'a$', String.raw`\Ab`], 'aba\na'],
    ['signs of more than one byte', ['é', '語', '😀.'], 'aé日本語 😀é'],
    ['long texts', ['needle', 'hay(?=n)', 'y+'], `${'hay'.repeat(700)}needle hayn`],
    ['nothing', ['z'], 'abc'],
    ['an empty text', ['^$', 'a'], ''],
    ['no patterns', [], 'abc'],
  ])('find the same as a scanner of all of them: %s', (_, patterns, source) => {
    expect(listMatches(sharePatterns(engine), patterns, source)).toEqual(
      listMatches(engine, patterns, source),
    );
  });

  it('are those of all scanners of an engine', () => {
    const { compiled, shared } = countPatterns();
    listMatches(shared, ['a', 'b'], 'x');
    listMatches(shared, ['b', 'c'], 'x');
    expect(compiled).toEqual(['a', 'b', 'c']);
  });

  it('are not compiled before they are searched', () => {
    const { compiled, shared } = countPatterns();
    const scanner = shared.createScanner(['a', 'b']);
    expect(compiled).toEqual([]);
    // Nothing begins before the place where the search begins.
    expect(scanner.findNextMatchSync('a', 0, 0)).toMatchObject({ index: 0 });
    expect(compiled).toEqual(['a']);
  });

  it('find what another scanner has passed', () => {
    const [shared, text] = [sharePatterns(engine), engine.createString('a1 a2')];
    const [all, some] = [shared.createScanner(['a.', '2']), shared.createScanner(['a.'])];
    const findStart = (scanner: typeof all, from: number) =>
      scanner.findNextMatchSync(text, from, 0)?.captureIndices[0]?.start;
    expect([findStart(all, 1), findStart(some, 0), findStart(all, 0)]).toEqual([3, 0, 0]);
    text.dispose?.();
  });

  it('follow the options of a search', () => {
    const scanner = sharePatterns(engine).createScanner([String.raw`\Aa`]);
    const text = engine.createString('a');
    const NOT_BEGIN_STRING = 1;
    expect(scanner.findNextMatchSync(text, 0, NOT_BEGIN_STRING)).toBeNull();
    expect(scanner.findNextMatchSync(text, 0, 0)).not.toBeNull();
    text.dispose?.();
  });

  it.each(['ts', 'html', 'markdown', 'ruby', 'php', 'yaml'])(
    'give code in %s the same colours, whatever was coloured before',
    async (lang) => {
      const options = { themes: ['github-light'], langs: [lang] };
      const [plain, shared] = await Promise.all([
        createHighlighter({ ...options, engine }),
        createHighlighter({ ...options, engine: sharePatterns(engine) }),
      ]);
      const colour = ({ codeToTokens }: typeof plain, code: string) =>
        codeToTokens(code, { lang: lang as 'ts', theme: 'github-light', tokenizeTimeLimit: 0 })
          .tokens;
      for (const code of [
        MIXED,
        MIXED.repeat(20).replaceAll('\n', ' '),
        '日本語 '.repeat(400),
        MIXED,
      ])
        expect(colour(shared, code)).toEqual(colour(plain, code));
      plain.dispose();
      shared.dispose();
    },
  );
});

/** Something of each language, which to all others is a mistake. */
const MIXED = `# Title: *a* \`b\` [c](d) <!-- e -->
<p class="x" onclick='f("1")'>é &amp; 日本 <script>let a = /x/g; // b</script><style>a { b: #fff }</style></p>
export const f = async <T,>(a?: T): Promise<string> => \`\${a ?? 'b'} \${[1, 2].map((x) => x * 2)}\`;
def g(h = {}) = puts "#{h[:a]} #{%w[a b]}" unless h.empty? # i
<?php function j($k) { return "$k {$k['l']}"; } ?>
m: &n { o: [1, true, null], p: |
  q
- "r": 's''t' # u
"unclosed 'quotes \`
`;
