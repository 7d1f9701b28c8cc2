import type { KatexOptions, TrustContext } from 'katex';
import { ParseError } from 'katex';

/** The largest size in em that a formula can ask for: the width of a column. */
const MAX_SIZE = 50;

/** How KaTeX draws formulas. */
export function toKatexOptions(macros: Readonly<Record<string, string>> = {}): KatexOptions {
  return {
    maxSize: MAX_SIZE,
    // A copy for each formula, as KaTeX adds the macros that it defines.
    get macros() {
      return { ...macros };
    },
    strict: (code, _, token) => {
      // KaTeX would draw a character that its fonts do not have at a wrong place.
      if (code === 'unknownSymbol')
        refuse(`its fonts have no "${token.text}"`, 'Write it outside of the formula.', token);
      return 'ignore';
    },
    trust: checkReach,
  };
}

/** Allows links to the web; no other command may reach outside of its formula. */
function checkReach(context: TrustContext): boolean {
  const { command } = context;
  if (command !== '\\href' && command !== '\\url')
    refuse(`it cannot contain "${command}"`, 'Put images and elements outside the formula.');
  const { protocol = '' } = context;
  if (!/^(?:https?|mailto|_relative)$/.test(protocol))
    refuse(
      `a link in it cannot have the scheme "${protocol}:"`,
      'Link to an address that begins with https://.',
    );
  return true;
}

function refuse(reason: string, hint: string, token?: object): never {
  throw Object.assign(new ParseError(reason, token), { hint });
}

interface FormulaMistake {
  readonly message: string;
  readonly hint: string;
  /** Its place in the formula; undefined when it is not known. */
  readonly offset: number | undefined;
}

/** Converts an error of KaTeX. */
export function toMistake(error: unknown): FormulaMistake {
  const [reason, hint] = toReason(error);
  const { position: offset } = error as { readonly position?: number };
  return { message: `The formula cannot be read: ${reason}.`, hint, offset };
}

function toReason(error: unknown): readonly [reason: string, hint: string] {
  if (error instanceof RangeError)
    return ['it is nested too deeply', 'Split it into several formulas.'];
  if (!(error instanceof ParseError)) throw error;
  const text = error.rawMessage.replace(/[.\s]+$/, '');
  const reason = /^[A-Z][a-z']/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  if (reason.startsWith('too many expansions'))
    return ['a macro stands for itself, or for too much', 'Define it with other commands.'];
  if (reason.startsWith('undefined control sequence'))
    return [
      reason,
      'Use a command that KaTeX supports (https://katex.org/docs/supported), or define it in "macros" of content/site.ts.',
    ];
  const { hint = 'Correct the formula; $ that is no formula is written as \\$.' } = error as {
    readonly hint?: string;
  };
  return [reason, hint];
}
