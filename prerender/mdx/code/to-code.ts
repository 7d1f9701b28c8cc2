import type { Code, LineMark } from '../../../src/model/text/code';
import type { Highlight } from '../../text/highlighter';
import type { Fence } from './fence';
import { readMagicComments } from './magic-comments';

/** A code block's code, and what was started in it and never ended. */
export interface MarkedCode {
  readonly code: Code;
  readonly unclosed: readonly string[];
}

/**
 * Highlights code and marks its lines: by the range of the fence, else by magic comments, which stay
 * in sight when there is a range. A patch marks what its signs say.
 */
export function toCode(
  source: string,
  fence: Fence,
  readsComments: boolean,
  highlight: Highlight,
): MarkedCode {
  const plain = source.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const { highlighted } = fence;
  const { text, marks, unclosed } =
    readsComments && highlighted === undefined
      ? readMagicComments(plain, fence.language)
      : { text: plain, marks: toHighlights(highlighted, plain), unclosed: [] };
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

/** A number beyond the end does no harm. */
function toHighlights(
  numbers: ReadonlySet<number> | undefined,
  text: string,
): ReadonlyMap<number, LineMark> {
  const count = text.split('\n').length;
  return new Map(
    [...(numbers ?? [])].filter((each) => each <= count).map((each) => [each, 'highlight']),
  );
}

/** The lines of a patch by their signs; `+++` and `---` name its files. */
function toSigns(text: string, language: string): readonly [number, LineMark][] {
  if (language !== 'diff' && language !== 'patch') return [];
  return text.split('\n').flatMap((line, index): readonly [number, LineMark][] => {
    if (/^(?:\+\+\+|---)(?: |$)/.test(line)) return [];
    if (line.startsWith('+')) return [[index + 1, 'add']];
    return line.startsWith('-') ? [[index + 1, 'remove']] : [];
  });
}
