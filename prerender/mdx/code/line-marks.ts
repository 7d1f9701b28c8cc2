import type { Code, LineMark } from '../../../src/model/text/code';
import type { Highlight } from '../../text/highlighter';
import type { Fence } from './fence';
import { parseRange } from './fence';

/** Highlighted code with marked lines, and the magic comments that start a block without an end. */
export interface MarkedCode {
  readonly code: Code;
  readonly unclosed: readonly string[];
}

/**
 * Highlights code and marks its lines: by the range of the fence, or else by magic comments, which
 * stay visible when there is a range. In a patch, `+` and `-` mark lines.
 */
export function toCode(
  source: string,
  fence: Fence,
  readsComments: boolean,
  highlight: Highlight,
): MarkedCode {
  const plain = source.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const { range } = fence;
  const { text, marks, unclosed } =
    readsComments && range === undefined
      ? readMagicComments(plain, fence.language)
      : { text: plain, marks: toHighlights(range, plain), unclosed: [] };
  const code = highlight(text, fence.language);
  const all = new Map([...toSigns(text, fence.language), ...marks]);
  return {
    code: {
      ...code,
      ...(all.size > 0 && { marks: Object.fromEntries(all) }),
      ...(fence.firstLine !== undefined && { firstLine: fence.firstLine }),
    },
    unclosed,
  };
}

/** Ignores numbers beyond the last line. */
function toHighlights(range = '', text: string): ReadonlyMap<number, LineMark> {
  const count = text.split('\n').length;
  const numbers = [...parseRange(range, count + 1)].filter((number) => number <= count);
  return new Map(numbers.map((number) => [number, 'highlight']));
}

/** The marks of the lines of a patch; `+++` and `---` are file headers. */
function toSigns(text: string, language: string): readonly [number, LineMark][] {
  if (language !== 'diff' && language !== 'patch') return [];
  return text.split('\n').flatMap((line, index): readonly [number, LineMark][] => {
    if (/^(?:\+\+\+|---)(?: |$)/.test(line)) return [];
    if (line.startsWith('+')) return [[index + 1, 'add']];
    return line.startsWith('-') ? [[index + 1, 'remove']] : [];
  });
}

/** Code without its magic comments, and the line marks from them. */
export interface MarkedText {
  readonly text: string;
  readonly marks: ReadonlyMap<number, LineMark>;
  /** Comments that start a block without an end; they mark nothing. */
  readonly unclosed: readonly string[];
}

const kinds: Readonly<Record<string, LineMark>> = {
  highlight: 'highlight',
  'diff-add': 'add',
  'diff-remove': 'remove',
};

/**
 * A line that is a magic comment, in the syntax of any language: `// highlight-next-line`, or `highlight-start` and
 * `highlight-end` around lines. `diff-add-…` marks added lines, `diff-remove-…` removed lines.
 */
const MAGIC =
  /^(?:\/\/|\/\*|\{\/\*|<!--|\(\*|\*>|#|--|%|;;|'|!|REM\b)\s*(highlight|diff-add|diff-remove)-(next-line|start|end)\s*(?:\*\/\}?|-->|\*\))?$/;

/** The comments of Markdown, whose code blocks may show those of other languages. */
const IN_MARKDOWN = /^(?:<!--|\{\/\*|#)/;

/** Removes the magic comments from code; each must have a line of its own. */
export function readMagicComments(source: string, language: string): MarkedText {
  const isMarkdown = /^(?:md|markdown)$/.test(language);
  const marks = new Map<number, LineMark>();
  const open = new Map<string, number>();
  const kept: string[] = [];
  for (const line of source.split('\n')) {
    const words = line.trim();
    const isShown = isMarkdown && !IN_MARKDOWN.test(words);
    const [, name = '', part] = (isShown ? null : MAGIC.exec(words)) ?? [];
    const mark = kinds[name];
    // The number of the next line in the output.
    const next = kept.length + 1;
    if (mark === undefined) kept.push(line);
    else if (part === 'next-line') marks.set(next, mark);
    else if (part === 'start') open.set(name, next);
    else {
      for (let number = open.get(name) ?? next; number < next; number++) marks.set(number, mark);
      open.delete(name);
    }
  }
  const unclosed = [...open.keys()].map((name) => `${name}-start`);
  return { text: kept.join('\n'), marks, unclosed };
}
