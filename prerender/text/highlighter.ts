import { bundledLanguagesInfo, createCssVariablesTheme, createHighlighter } from 'shiki';
import type { HighlighterGeneric, LanguageRegistration, ThemedToken } from 'shiki';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import type { Code, CodeRun, TokenKind } from '../../src/model/text/code';
import { toPlainCode, toText } from '../../src/model/text/code';
import { sharePatterns } from './shared-patterns';

/** Turns source text into highlighted runs; an unknown language stays plain. */
export type Highlight = (text: string, language: string) => Code;

/** The highlighted languages, which can also be used by their short names: `py`, `sh`, `yml`. */
export const highlightedLanguages = [
  'bash',
  'csharp',
  'css',
  'diff',
  'dockerfile',
  'go',
  'graphql',
  'html',
  'http',
  'ini',
  'java',
  'js',
  'json',
  'jsonc',
  'jsx',
  'kotlin',
  'makefile',
  'markdown',
  'mdx',
  'nginx',
  'php',
  'powershell',
  'properties',
  'python',
  'ruby',
  'rust',
  'scss',
  'shellsession',
  'sql',
  'swift',
  'toml',
  'ts',
  'tsx',
  'xml',
  'yaml',
];

/** The names of languages that writers use, including those that are shown without colours. */
export const knownLanguages: ReadonlySet<string> = new Set([
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'ansi',
  'math',
]);

/** Cache size. The same code stands on several pages, such as in the samples of operations. */
const MAX_REMEMBERED = 20_000;

let loading: Promise<Highlight> | undefined;

/** Loads the grammars once; the highlighter itself is synchronous. */
export function createHighlight(): Promise<Highlight> {
  loading ??= loadHighlight().then(remember);
  return loading;
}

async function loadHighlight(): Promise<Highlight> {
  const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--', fontStyle: false });
  // The engine in JavaScript has the same result, and takes twice as long for the first code of a language.
  const engine = sharePatterns(await createOnigurumaEngine(import('shiki/wasm')));
  const highlighter = await createHighlighter({ themes: [theme], langs: [], engine });
  const prepare = createGrammarLoader(highlighter, await loadGrammars(highlightedLanguages));
  return (text, language) => {
    const plain = toPlainCode(text, language);
    if (!prepare(language)) return plain;
    const { tokens } = highlighter.codeToTokens(toText(plain), {
      lang: language as 'js',
      theme: 'kinds',
      // With a limit, a busy machine could highlight the same line differently.
      tokenizeTimeLimit: 0,
    });
    return { language, lines: tokens.map(toRuns) };
  };
}

/** The grammars of each language, including embedded ones, by all names of the language. */
export type Grammars = ReadonlyMap<string, readonly LanguageRegistration[]>;

/** Loads the grammars of some languages; this is cheap until they are used. */
export async function loadGrammars(languages: readonly string[]): Promise<Grammars> {
  const entries = languages.map(async (language) => {
    const info = bundledLanguagesInfo.find(
      ({ id, aliases = [] }) => id === language || aliases.includes(language),
    );
    if (info === undefined) throw new Error(`There is no grammar of ${language}.`);
    const { default: grammars } = await info.import();
    return [info.id, ...(info.aliases ?? [])].map((name) => [name, grammars] as const);
  });
  return new Map((await Promise.all(entries)).flat());
}

/**
 * Loads the grammars of a language into a highlighter at first use: loading all takes seconds and
 * 200 MB. Returns whether the language is known.
 *
 * Languages that it may embed, as Markdown does, are loaded with it. Otherwise its colours would
 * depend on the pages that were read before.
 */
export function createGrammarLoader(
  highlighter: Pick<HighlighterGeneric<never, never>, 'loadLanguageSync'>,
  grammars: Grammars,
): (language: string) => boolean {
  const prepared = new Set<readonly LanguageRegistration[]>();
  return function prepare(language) {
    const own = grammars.get(language);
    if (own === undefined) return false;
    if (prepared.has(own)) return true;
    prepared.add(own);
    for (const { embeddedLangsLazy = [] } of own) embeddedLangsLazy.forEach(prepare);
    highlighter.loadLanguageSync(...own);
    return true;
  };
}

function remember(highlight: Highlight): Highlight {
  const remembered = new Map<string, Code>();
  return (text, language) => {
    const key = `${language}\n${text}`;
    const code = remembered.get(key) ?? highlight(text, language);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(key, code);
    return code;
  };
}

function toRuns(tokens: readonly ThemedToken[]): readonly CodeRun[] {
  const runs: CodeRun[] = [];
  for (const token of tokens) {
    const kind = findKind(token);
    const last = runs.at(-1);
    const lastKind = Array.isArray(last) ? (last[0] as TokenKind) : undefined;
    // White space has no colour, so it never starts a new run.
    if (last !== undefined && (kind === lastKind || token.content.trim() === '')) {
      const text = (typeof last === 'string' ? last : last[1]) + token.content;
      runs[runs.length - 1] = lastKind === undefined ? text : [lastKind, text];
    } else runs.push(kind === undefined ? token.content : [kind, token.content]);
  }
  return runs;
}

/** The colour of a token; an operator has none, as it would take a run of its own between every two names. */
function findKind({ color = '', content }: ThemedToken): TokenKind | undefined {
  const kind = kinds.get(color);
  return kind === 'keyword' && !/[\p{L}@#]/u.test(content) ? undefined : kind;
}

const kinds: ReadonlyMap<string, TokenKind> = new Map([
  ['var(--token-comment)', 'comment'],
  ['var(--token-constant)', 'constant'],
  ['var(--token-function)', 'function'],
  ['var(--token-keyword)', 'keyword'],
  ['var(--token-punctuation)', 'punctuation'],
  ['var(--token-string)', 'string'],
  ['var(--token-string-expression)', 'string'],
  ['var(--token-link)', 'string'],
]);
