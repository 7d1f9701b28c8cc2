import { createCssVariablesTheme, createHighlighter } from 'shiki';
import type { ThemedToken } from 'shiki';
import type { Code, CodeRun, TokenKind } from '../../src/model/code';

/** Turns source text into highlighted runs; an unknown language stays plain. */
export type Highlight = (text: string, language: string) => Code;

const languages = [
  'bash',
  'css',
  'diff',
  'go',
  'html',
  'http',
  'ini',
  'js',
  'json',
  'jsx',
  'mdx',
  'python',
  'ruby',
  'ts',
  'tsx',
  'xml',
  'yaml',
];

/** Loads the grammars once; the result is synchronous. */
export async function createHighlight(): Promise<Highlight> {
  const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--', fontStyle: false });
  const highlighter = await createHighlighter({ themes: [theme], langs: languages });
  const known = new Set(highlighter.getLoadedLanguages());
  return (text, language) => {
    const source = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
    if (!known.has(language))
      return { language, lines: source.split('\n').map((line) => (line === '' ? [] : [line])) };
    const { tokens } = highlighter.codeToTokens(source, {
      lang: language as 'js',
      theme: 'kinds',
      // With a limit a busy machine would colour the same line in another way.
      tokenizeTimeLimit: 0,
    });
    return { language, lines: tokens.map(toRuns) };
  };
}

function toRuns(tokens: readonly ThemedToken[]): readonly CodeRun[] {
  const runs: CodeRun[] = [];
  for (const token of tokens) {
    const kind = kinds.get(token.color ?? '');
    const last = runs.at(-1);
    const lastKind = Array.isArray(last) ? (last[0] as TokenKind) : undefined;
    // White space has no colour, so it never starts a run of its own.
    if (last !== undefined && (kind === lastKind || token.content.trim() === '')) {
      const text = (typeof last === 'string' ? last : last[1]) + token.content;
      runs[runs.length - 1] = lastKind === undefined ? text : [lastKind, text];
    } else runs.push(kind === undefined ? token.content : [kind, token.content]);
  }
  return runs;
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
