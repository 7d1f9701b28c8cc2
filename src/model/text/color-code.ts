import type { Code, CodeLine, CodeRun, TokenKind } from './code';
import { toText, tokenKinds } from './code';

/**
 * Colours code that has no colours yet, with a few rules: enough for JSON and for our own samples.
 *
 * Build and browser share the rules, so page data holds only the text, and a sample with the reader's values
 * changes only where its text does. Full grammars would be more precise, but take most of the build time and
 * are too large for a browser.
 */
export function colorCode(code: Code): Code {
  const rule = rules.get(code.language);
  if (rule === undefined || code.lines.some(hasColors)) return code;
  return { ...code, lines: toLines(toText(code), rule) };
}

function hasColors(line: CodeLine): boolean {
  return line.some((run) => typeof run !== 'string');
}

function toLines(text: string, rule: RegExp): readonly CodeLine[] {
  const lines: CodeRun[][] = [[]];
  let end = 0;
  for (const match of text.matchAll(rule)) {
    const kind = tokenKinds.find((one) => match.groups?.[one] !== undefined);
    addRuns(lines, undefined, text.slice(end, match.index));
    addRuns(lines, kind, match[0]);
    end = match.index + match[0].length;
  }
  addRuns(lines, undefined, text.slice(end));
  return lines;
}

/** A token can span several lines: each of them then gets its kind. */
function addRuns(lines: CodeRun[][], kind: TokenKind | undefined, text: string): void {
  for (const [index, part] of text.split('\n').entries()) {
    if (index > 0) lines.push([]);
    const line = lines.at(-1);
    if (part !== '') line?.push(kind === undefined ? part : [kind, part]);
  }
}

const QUOTED = /'(?:\\[^]|[^'\\])*'|"(?:\\[^]|[^"\\])*"/.source;
const NUMBER = /\b\d[\d_.e+-]*\b/.source;
const CALL = /\b\w+(?=\()/.source;

const rules: ReadonlyMap<string, RegExp> = new Map([
  [
    'json',
    toRule({
      keyword: /"(?:\\.|[^"\\])*"(?=:)/.source,
      string: /"(?:\\.|[^"\\])*"/.source,
      constant: /-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/.source,
      punctuation: '[,:]',
    }),
  ],
  [
    'bash',
    toRule({
      // The shell has no escapes in single quotes.
      string: /'[^']*'|"(?:\\[^]|[^"\\])*"|(?<=\s)--?[a-z][\w-]*|(?<=\s)@?\w[\w.:/@-]*/.source,
      function: /\b(?:curl|printf)\b/.source,
      keyword: /[|<>]/.source,
    }),
  ],
  [
    'js',
    toRule({
      comment: /\/\/.*/.source,
      string: `${QUOTED}|\`(?:\\\\[^]|[^\`\\\\])*\``,
      constant: `${NUMBER}|\\b(?:true|false|null|undefined|JSON|console|response|xhr|form)\\b`,
      keyword: `\\b(?:await|break|const|delete|else|for|from|if|import|let|new|of|return|throw)\\b|[=!<>+|&?:*-]+`,
      function: `\\.?${CALL}|\\$(?=\\.)`,
      punctuation: ',',
    }),
  ],
  [
    'go',
    toRule({
      comment: /\/\/.*/.source,
      string: /"(?:\\.|[^"\\])*"|`[^`]*`/.source,
      constant: `${NUMBER}|\\b(?:nil|true|false)\\b`,
      keyword:
        /\b(?:break|defer|for|func|if|import|package|range|return|string|var)\b|[:=!<>+&|*-]+/
          .source,
      function: CALL,
    }),
  ],
  [
    'ruby',
    toRule({
      comment: /#.*/.source,
      string: QUOTED,
      constant: `${NUMBER}|\\b(?:[A-Z]\\w*|nil|true|false)\\b|\\b\\w+:(?=\\s)`,
      keyword: /\b(?:break|do|end|if|new|raise|require|unless)\b|=>|[=!<>+|&]+/.source,
      function: /(?<=\.)\w+[?!]?|\bputs\b/.source,
      punctuation: '::|[.,]',
    }),
  ],
  [
    'python',
    toRule({
      comment: /#.*/.source,
      string: `[rbf]*(?:"""[^]*?"""|${QUOTED})`,
      constant: `${NUMBER}|\\b(?:None|True|False)\\b`,
      keyword: /\b(?:and|as|break|else|for|from|if|import|in|not|or|raise|while|with)\b|[=!<>+|]+/
        .source,
      function: CALL,
      // The names of arguments are soft, too.
      punctuation: '[()[\\]{}.,:]|(?<=^ +)\\w+(?==)',
    }),
  ],
]);

function toRule(kinds: Partial<Record<TokenKind, string>>): RegExp {
  const groups = Object.entries(kinds).map(([kind, source]) => `(?<${kind}>${source})`);
  return new RegExp(groups.join('|'), 'gm');
}
