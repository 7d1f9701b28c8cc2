import { ParseError, renderToString } from 'katex';

/** A mistake in a formula. */
export interface FormulaMistake {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string;
  /** Its place in the formula; undefined when it is not known. */
  readonly offset?: number;
}

/** A formula as HTML, with MathML for screen readers; empty when it cannot be read. */
export interface DrawnFormula {
  readonly html: string;
  readonly mistakes: readonly FormulaMistake[];
}

/** Above it, a formula takes seconds to draw, and nobody reads it. */
const MAX_CHARACTERS = 20_000;

/** How often commands are replaced by what they stand for, before it is taken for a circle. */
const MAX_EXPANSIONS = 1000;

/** The largest size in em that a formula can ask for: the width of a column. */
const MAX_SIZE = 50;

/** Draws a formula, as a block or within a line. */
export function drawFormula(
  tex: string,
  isBlock: boolean,
  macros: Readonly<Record<string, string>> = {},
): DrawnFormula {
  const mistakes: FormulaMistake[] = [];
  const add = (mistake: FormulaMistake) => void mistakes.push(mistake);
  if (tex.length > MAX_CHARACTERS) {
    add({
      severity: 'error',
      message: `The formula has ${tex.length} characters; the limit is ${MAX_CHARACTERS}.`,
      hint: 'Split it into several formulas.',
    });
    return { html: '', mistakes };
  }
  try {
    const html = renderToString(tex, {
      displayMode: isBlock,
      maxExpand: MAX_EXPANSIONS,
      maxSize: MAX_SIZE,
      // A copy, as a formula may define commands of its own.
      macros: { ...macros },
      strict: (code, message, token) => {
        // What has no glyph in KaTeX's fonts would be drawn at a wrong place.
        if (code === 'unknownSymbol') return 'error';
        if (isHarmless(code) || mistakes.some(({ severity }) => severity === 'warning'))
          return 'ignore';
        add({
          severity: 'warning',
          message: `The formula is not drawn as LaTeX would: ${toClause(message)}.`,
          hint: TEXT_HINT,
          ...toOffset(token?.loc?.start),
        });
        return 'ignore';
      },
      trust: (context) => {
        if (isTrusted(context)) return true;
        add(toRefusal(context, tex));
        return false;
      },
    });
    // `formula.css` draws this character instead: as text, it would be copied.
    return { html: html.replaceAll('>\u200b<', '><'), mistakes };
  } catch (error) {
    add(toMistake(error, tex));
    return { html: '', mistakes };
  }
}

const TEXT_HINT = 'Put words into \\text{…}, and a line break into an environment such as aligned.';

/** Warnings about what KaTeX draws as it is written. */
function isHarmless(code: string): boolean {
  return code === 'htmlExtension' || code === 'commentAtEnd';
}

/** A command that reaches outside of the formula. */
interface Reach {
  readonly command: string;
  readonly url?: string;
  readonly protocol?: string | null;
}

function isTrusted({ command, protocol }: Reach): boolean {
  return /^\\(?:href|url)$/.test(command) && /^(?:https?|mailto|_relative)$/.test(protocol ?? '');
}

function toRefusal({ command, protocol }: Reach, tex: string): FormulaMistake {
  const isLink = /^\\(?:href|url)$/.test(command);
  const offsets = Array.from(tex.matchAll(/\\[A-Za-z]+/g))
    .filter(([name]) => name === command)
    .map(({ index }) => index);
  return {
    severity: 'error',
    message: isLink
      ? `A link in a formula cannot have the scheme "${protocol ?? ''}:".`
      : `A formula cannot contain "${command}".`,
    hint: isLink
      ? 'Link to an address that begins with https://.'
      : 'Put images and elements outside the formula.',
    // Of several, which one is not known.
    ...toOffset(offsets.length === 1 ? offsets[0] : undefined),
  };
}

function toMistake(error: unknown, tex: string): FormulaMistake {
  if (error instanceof ParseError) {
    const { rawMessage = '', position } = error as { rawMessage?: string; position?: number };
    return {
      severity: 'error',
      message: `The formula cannot be read: ${toReason(rawMessage, tex, position)}.`,
      hint: toHint(rawMessage),
      ...toOffset(position),
    };
  }
  if (error instanceof RangeError)
    return {
      severity: 'error',
      message: 'The formula is nested too deeply.',
      hint: 'Split it into several formulas.',
    };
  throw error;
}

function toOffset(offset: number | undefined): Pick<FormulaMistake, 'offset'> {
  return offset === undefined ? {} : { offset };
}

function toReason(message: string, tex: string, position = 0): string {
  if (/Too many expansions/.test(message)) return 'a command stands for itself, or for too much';
  if (/Unrecognized Unicode character/.test(message))
    return `its fonts have no "${String.fromCodePoint(tex.codePointAt(position) ?? 0)}"`;
  return toClause(message);
}

function toClause(message: string): string {
  const text = message.replace(/\s*\[[a-zA-Z]+\]$/, '').replace(/[.\s]+$/, '');
  // A name such as "LaTeX-incompatible" keeps its capitals.
  return /^[A-Z][a-z']/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function toHint(message: string): string {
  if (/Undefined control sequence/.test(message))
    return 'Use a command that KaTeX supports (https://katex.org/docs/supported), or define it in "macros" of content/site.ts.';
  if (/Too many expansions/.test(message)) return 'Define it with other commands.';
  if (/Unrecognized Unicode character/.test(message)) return 'Write it outside of the formula.';
  return 'Correct the formula; $ that is no formula is written as \\$.';
}
