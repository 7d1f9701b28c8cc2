import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  Token,
  TokenizeContext,
} from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    htmlComment: 'htmlComment';
    htmlCommentData: 'htmlCommentData';
  }
}

const OPENING = '<!--';
const CLOSING = '-->';

/**
 * Tokenizes `<!-- … -->`, which MDX itself rejects. Comments do not appear in the page.
 *
 * This happens in the parser because removing comments from the source would also change code that
 * contains one, and every position after it.
 */
export function htmlComments(): Extension {
  const lessThan = '<'.charCodeAt(0);
  const name = 'htmlComment';
  const block: Construct = { name, tokenize: tokenizeBlock, concrete: true };
  const paragraph: Construct = { name, tokenize: tokenizeParagraph };
  const text: Construct = { name, tokenize: tokenizeText };
  return { flow: { [lessThan]: [block, paragraph] }, text: { [lessThan]: text } };
}

/** Comments on lines of their own; they may contain blank lines. */
function tokenizeBlock(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const isLazy = () => this.parser.lazy[this.now().line] === true;
  const after: State = (code) => {
    if (code === null || isLineEnd(code)) return ok(code);
    if (isSpace(code)) return readSpace(effects, after)(code);
    return readComment(effects, after, nok, isLazy)(code);
  };
  return (code) => readComment(effects, this.interrupt === true ? ok : after, nok, isLazy)(code);
}

/**
 * A paragraph that starts with a comment. MDX takes any line that starts with `<` for an element, and
 * tries nothing else.
 */
function tokenizeParagraph(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const comment: Construct = { tokenize: tokenizeText, partial: true };
  return effects.check(comment, readParagraph(effects, ok), nok);
}

/** A comment within a paragraph. */
function tokenizeText(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  return readComment(effects, ok, nok, () => false);
}

function readSpace(effects: Effects, next: State): State {
  effects.enter('whitespace');
  const inside: State = (code) => {
    if (isSpace(code)) {
      effects.consume(code);
      return inside;
    }
    effects.exit('whitespace');
    return next(code);
  };
  return inside;
}

/** Reads one comment; line endings must be separate tokens. */
function readComment(effects: Effects, ok: State, nok: State, isLazy: () => boolean): State {
  let position = 0;
  let closing = 0;
  const open: State = (code) => {
    if (code !== OPENING.charCodeAt(position)) return nok(code);
    effects.consume(code);
    position += 1;
    return position < OPENING.length ? open : inside;
  };
  const inside: State = (code) => {
    if (code === null) return nok(code);
    if (isLineEnd(code)) {
      effects.exit('htmlCommentData');
      return readLineEnd(code);
    }
    closing = toProgress(closing, code);
    effects.consume(code);
    return closing === CLOSING.length ? close : inside;
  };
  const readLineEnd: State = (code) => {
    closing = 0;
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return lineStart;
  };
  const lineStart: State = (code) => {
    if (code === null || isLazy()) return nok(code);
    if (isLineEnd(code)) return readLineEnd(code);
    effects.enter('htmlCommentData');
    return inside(code);
  };
  const close: State = (code) => {
    effects.exit('htmlCommentData');
    effects.exit('htmlComment');
    return ok(code);
  };
  return (code) => {
    effects.enter('htmlComment');
    effects.enter('htmlCommentData');
    return open(code);
  };
}

/** How much of `-->` has been read; of `--->` the last three characters count. */
function toProgress(before: number, code: Code): number {
  const isHyphen = code === CLOSING.charCodeAt(0);
  if (before === 2) return isHyphen ? 2 : code === CLOSING.charCodeAt(2) ? 3 : 0;
  return isHyphen ? before + 1 : 0;
}

// Micromark's codes: line endings are below -2; tabs and the spaces they expand to are -2 and -1.
function isLineEnd(code: Code): boolean {
  return code !== null && code < -2;
}

function isSpace(code: Code): boolean {
  return code === -2 || code === -1 || code === 32;
}

/** Reads a paragraph as micromark does, up to a line that is blank or starts another block. */
export function readParagraph(effects: Effects, ok: State): State {
  const continuation: Construct = { partial: true, tokenize: tokenizeContinuation };
  let chunk: Token;
  const inside: State = (code) => {
    if (code === null) return end(code);
    if (code < -2) return effects.check(continuation, nextLine, end)(code);
    effects.consume(code);
    return inside;
  };
  const nextLine: State = (code) => {
    effects.consume(code);
    effects.exit('chunkContent');
    const next = effects.enter('chunkContent', { contentType: 'content', previous: chunk });
    chunk.next = next;
    chunk = next;
    return inside;
  };
  const end: State = (code) => {
    effects.exit('chunkContent');
    effects.exit('content');
    return ok(code);
  };
  return (code) => {
    effects.enter('content');
    chunk = effects.enter('chunkContent', { contentType: 'content' });
    return inside(code);
  };
}

function tokenizeContinuation(
  this: TokenizeContext,
  effects: Effects,
  ok: State,
  nok: State,
): State {
  const start: State = (code) => {
    if (code === null || code < -2) return nok(code);
    return effects.interrupt(this.parser.constructs.flow, nok, ok)(code);
  };
  return (code) => {
    effects.exit('chunkContent');
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return start;
  };
}
