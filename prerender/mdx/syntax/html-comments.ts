import { content } from 'micromark-core-commonmark';
import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding } from 'micromark-util-character';
import type { Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    htmlComment: 'htmlComment';
    htmlCommentData: 'htmlCommentData';
  }
}

const OPENING = '<!--';

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
  const readNext: State = (code) => {
    if (code === null || markdownLineEnding(code)) return ok(code);
    return readComment(effects, after, nok, isLazy)(code);
  };
  const after = factorySpace(effects, readNext, 'whitespace');
  return readComment(effects, this.interrupt === true ? ok : after, nok, isLazy);
}

/**
 * A paragraph that starts with a comment. MDX takes any line that starts with `<` for an element, and
 * tries nothing else.
 */
function tokenizeParagraph(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const comment: Construct = { tokenize: tokenizeText, partial: true };
  return effects.check(comment, effects.attempt(content, ok, nok), nok);
}

/** A comment within a paragraph. */
function tokenizeText(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  return readComment(effects, ok, nok, () => false);
}

/** Reads one comment; line endings must be separate tokens. */
function readComment(effects: Effects, ok: State, nok: State, isLazy: () => boolean): State {
  let length = 0;
  /** The last two characters behind the opening. */
  let before = '';
  const open: State = (code) => {
    if (code !== OPENING.charCodeAt(length)) return nok(code);
    effects.consume(code);
    length += 1;
    return length < OPENING.length ? open : inside;
  };
  const inside: State = (code) => {
    if (code === null) return nok(code);
    if (markdownLineEnding(code)) {
      effects.exit('htmlCommentData');
      return readLineEnd(code);
    }
    const letter = String.fromCharCode(code);
    const isEnd = `${before}${letter}` === '-->';
    before = `${before}${letter}`.slice(-2);
    effects.consume(code);
    return isEnd ? close : inside;
  };
  const readLineEnd: State = (code) => {
    before = '';
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return lineStart;
  };
  const lineStart: State = (code) => {
    if (code === null || isLazy()) return nok(code);
    if (markdownLineEnding(code)) return readLineEnd(code);
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
