import type { Heading, PhrasingContent } from 'mdast';
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import type { Literal } from 'unist';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId';
  }
}

/** `{#id}` in text; at the end of a heading it is the heading's anchor. */
export interface HeadingId extends Literal {
  readonly type: 'headingId';
  readonly value: string;
}

const OPENING = '{#';
const CLOSING = '}'.charCodeAt(0);

/** Tokenizes `{#id}`, which MDX would take for an expression. */
export function headingIds(): Extension {
  return { text: { [OPENING.charCodeAt(0)]: { name: 'headingId', tokenize } } };
}

/** Turns the tokens of {@link headingIds} into {@link HeadingId} nodes. */
export function headingIdsFromMarkdown(): FromMarkdownExtension {
  return {
    enter: {
      headingId(token) {
        this.enter({ type: 'headingId', value: '' } as never, token);
      },
    },
    exit: {
      headingId(token) {
        const node = this.stack.at(-1) as unknown as { value: string };
        node.value = this.sliceSerialize(token).slice(OPENING.length, -1);
        this.exit(token);
      },
    },
  };
}

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  let length = 0;
  const open: State = (code) => {
    if (code !== OPENING.charCodeAt(length)) return nok(code);
    effects.consume(code);
    length += 1;
    return length < OPENING.length ? open : inside;
  };
  const inside: State = (code) => {
    if (code === CLOSING && length > OPENING.length) {
      effects.consume(code);
      effects.exit('headingId');
      return ok;
    }
    // White space, line endings, the end of the text and braces end an id.
    if (code === null || code <= 32 || code === CLOSING || code === OPENING.charCodeAt(0))
      return nok(code);
    effects.consume(code);
    length += 1;
    return inside;
  };
  return (code) => {
    effects.enter('headingId');
    return open(code);
  };
}

/**
 * Removes an explicit anchor from a heading's text, and returns it: `## Words {#id}`, or as a comment
 * `## Words {/* #id *\/}`.
 */
export function takeAnchor(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const id = last && (findId(last) ?? findCommentId(last));
  if (id !== undefined) heading.children.pop();
  // After "10:30", which the parser reads as a directive, the braces are plain text nodes.
  const text = heading.children.at(-1);
  const [, words, inText] =
    (text?.type === 'text' ? /^(.*?)\s*(?:\{#([^\s{}]+)\})?$/s.exec(text.value) : null) ?? [];
  if (text?.type === 'text') text.value = words ?? text.value;
  if (text?.type === 'text' && text.value === '') heading.children.pop();
  return id ?? inText;
}

function findId(node: PhrasingContent | HeadingId): string | undefined {
  return node.type === 'headingId' ? node.value : undefined;
}

function findCommentId(node: PhrasingContent): string | undefined {
  if ((node.type as string) !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([^\s{}]+)\s*\*\/\s*$/.exec((node as { value?: string }).value ?? '')?.[1];
}
