import type { Construct, Effects, State, Token, TokenizeContext } from 'micromark-util-types';

/** Reads a paragraph as micromark itself does, up to a line that is empty or begins something else. */
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
