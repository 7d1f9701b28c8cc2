/** A regular expression that is none, or says what we do not read; it never leaves this folder. */
export class UnreadablePattern extends Error {}

/** The text of a regular expression with the place that is read next. */
export class PatternCursor {
  readonly #characters: readonly string[];
  #at = 0;

  constructor(source: string) {
    this.#characters = Array.from(source);
  }

  /** The next character; empty at the end. */
  peek(): string {
    return this.#characters[this.#at] ?? '';
  }

  /** The next character, which is passed. */
  next(): string {
    const character = this.peek();
    if (character === '') throw new UnreadablePattern();
    this.#at++;
    return character;
  }

  /** Passes a text, if it is what comes next. */
  take(text: string): boolean {
    const end = this.#at + Array.from(text).length;
    if (this.#characters.slice(this.#at, end).join('') !== text) return false;
    this.#at = end;
    return true;
  }

  /** Passes what an expression that begins with `^` finds here, such as a number; undefined for nothing. */
  takeMatch(expression: RegExp): RegExpExecArray | undefined {
    const ahead = this.#characters.slice(this.#at, this.#at + MAX_TOKEN).join('');
    const match = expression.exec(ahead);
    if (match === null) return undefined;
    this.#at += Array.from(match[0]).length;
    return match;
  }
}

/** No quantifier, escape or group name is longer. */
const MAX_TOKEN = 64;
