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

const OPENING = '{'.charCodeAt(0);
const HASH = '#'.charCodeAt(0);
const CLOSING = '}'.charCodeAt(0);

/** Tokenizes `{#id}`, which MDX would take for an expression. */
export function headingIds(): Extension {
  return { text: { [OPENING]: { name: 'headingId', tokenize } } };
}

/** Turns the tokens of {@link headingIds} into {@link HeadingId} nodes. */
export function headingIdsFromMarkdown(): FromMarkdownExtension {
  return {
    enter: {
      headingId(token) {
        const value = this.sliceSerialize(token).slice('{#'.length, -1);
        this.enter({ type: 'headingId', value } as never, token);
      },
    },
    exit: {
      headingId(token) {
        this.exit(token);
      },
    },
  };
}

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const hash: State = (code) => {
    if (code !== HASH) return nok(code);
    effects.consume(code);
    return inside;
  };
  const inside: State = (code) => {
    if (code === CLOSING) {
      effects.consume(code);
      effects.exit('headingId');
      return ok;
    }
    // White space, line endings, the end of the text and braces end an id.
    if (code === null || code <= 32 || code === OPENING) return nok(code);
    effects.consume(code);
    return inside;
  };
  return (code) => {
    effects.enter('headingId');
    effects.consume(code);
    return hash;
  };
}

/**
 * Removes an explicit anchor from a heading's text, and returns it: `## Words {#id}`, or as a comment
 * `## Words {/* #id *\/}`. Many sites of Docusaurus escape the braces, `\{#id\}`, so that other tools can read them.
 */
export function takeAnchor(heading: Heading): string | undefined {
  const [first] = heading.children;
  const last = heading.children.at(-1);
  const id = last && (findId(last) ?? findCommentId(last));
  if (id !== undefined) heading.children.pop();
  // A comment of HTML leaves nothing behind but the space beside it.
  if (first?.type === 'text') first.value = first.value.trimStart();
  const text = heading.children.at(-1);
  if (text?.type !== 'text') return id;
  const value = text.value.trimEnd();
  const [whole = '', escaped] = (id === undefined && /\{#([^\s{}]+)\}$/.exec(value)) || [];
  text.value = value.slice(0, value.length - whole.length).trimEnd();
  if (text.value === '') heading.children.pop();
  return id ?? escaped;
}

function findId(node: PhrasingContent | HeadingId): string | undefined {
  return node.type === 'headingId' && node.value !== '' ? node.value : undefined;
}

function findCommentId(node: PhrasingContent): string | undefined {
  if ((node.type as string) !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([^\s{}]+)\s*\*\/\s*$/.exec((node as { value?: string }).value ?? '')?.[1];
}
