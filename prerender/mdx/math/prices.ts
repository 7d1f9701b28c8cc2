import type { Code, Construct, Extension, Tokenizer } from 'micromark-util-types';

const DOLLAR = '$'.charCodeAt(0);

/**
 * Makes the syntax of `remark-math` leave two single dollars around prices as text: "$5 and $10",
 * "$ 5 or US$ 6".
 */
export function withoutPrices({ flow = {}, text = {} }: Extension): Extension {
  const construct = text[DOLLAR] as Construct;
  return { flow, text: { [DOLLAR]: { ...construct, tokenize: tokenizeFormula } } };

  function tokenizeFormula(
    this: ThisParameterType<Tokenizer>,
    ...[effects, ok, nok]: Parameters<Tokenizer>
  ): ReturnType<Tokenizer> {
    const start = this.now();
    return construct.tokenize.call(
      this,
      effects,
      (next) => {
        const written = this.sliceSerialize({ start, end: this.now() });
        return isPrice(written, toSign(next)) ? nok(next) : ok(next);
      },
      nok,
    );
  }
}

function toSign(code: Code): string {
  return code === null || code < 0 ? '' : String.fromCodePoint(code);
}

/** True if two single dollars are signs of money; `next` is the character after the second one. */
function isPrice(written: string, next: string): boolean {
  if (written.startsWith('$$')) return false;
  const [isOpenWide, isCloseWide] = [/^\$\s/.test(written), /\s\$$/.test(written)];
  return (
    /\d/.test(next) ||
    isOpenWide !== isCloseWide ||
    (isOpenWide && /[\p{L}\\{]/u.test(next)) ||
    SENTENCE.test(written)
  );
}

/** An amount with words behind it, as in "$10 and US$ 5"; words in a formula stand in `\text{…}`. */
const SENTENCE = /^\$\s?\d[^\\{]*\s(?:[a-z]{3,}|or|to|is|of|in|at|by)\s/i;
