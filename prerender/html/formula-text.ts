import type { HtmlElement, HtmlNode } from './html-tree';
import { findElement, hasName, parseHtml } from './html-tree';

/** A formula in words that can be read and searched, from its HTML: "E = mc²", "a/(b + c)". */
export function findFormulaText(html: string): string | undefined {
  const math = findElement(parseHtml(html), (element) => hasName(element, 'math'));
  return math && toFormulaText(math);
}

/** The text of a formula in MathML, on one line. */
export function toFormulaText(math: HtmlElement): string {
  return toText(math)
    .replaceAll('\u2061', ' ')
    .replaceAll(/[\u200b\u2062\u2063]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function toText(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  const parts = node.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const at = (index: number) => toText(parts[index] ?? '').trim();
  switch (node.name) {
    case 'annotation':
      return '';
    case 'mo':
      return toOperator(node);
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `${inBrackets(at(0))}/${inBrackets(at(1))}`;
    case 'msqrt':
      return `√${inBrackets(parts.map(toText).join('').trim())}`;
    case 'mroot':
      return `${toRaised(at(1))}√${inBrackets(at(0))}`;
    case 'msup':
      return inBase(at(0)) + toRaised(at(1));
    case 'msub':
    case 'munder':
      return at(0) + toLowered(at(1));
    case 'mover':
      return node.attributes['accent'] === 'true' ? at(0) + at(1) : at(0) + toRaised(at(1));
    case 'msubsup':
    case 'munderover':
      return at(0) + toLowered(at(1)) + toRaised(at(2));
    case 'mtr':
      return `${parts.map((part) => toText(part).trim()).join(', ')}; `;
    case 'mtable':
      return parts.map(toText).join('').replace(/; $/, '');
    default:
      return node.children.map(toText).join('');
  }
}

/** Relations and sums have space around them. */
function toOperator({ children, attributes }: HtmlElement): string {
  const sign = children.map(toText).join('');
  if (attributes['stretchy'] === 'false' || !/^[=<>≤≥≠≈≡∼∈∉⊂⊆→←⇒⇔↦+−±×·÷∪∩∧∨]$/u.test(sign))
    return sign;
  return ` ${sign} `;
}

function inBrackets(text: string): string {
  return /^[\p{L}\p{N}.,√′]*$/u.test(text) ? text : `(${text})`;
}

/** The base of a power: an operation needs brackets, while those of a formula are there already. */
function inBase(text: string): string {
  return / /.test(text) && !/^[([{].*[)\]}]$/.test(text) ? `(${text})` : text;
}

const RAISED: ReadonlyMap<string, string> = toMap('0123456789+−n′*', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ′*');
const LOWERED: ReadonlyMap<string, string> = toMap('0123456789+−', '₀₁₂₃₄₅₆₇₈₉₊₋');

function toMap(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((letter, index) => [letter, [...to][index] ?? letter]));
}

function toRaised(text: string): string {
  return toSmall(text, RAISED) ?? `^${inBrackets(text)}`;
}

function toLowered(text: string): string {
  return toSmall(text, LOWERED) ?? `_${inBrackets(text)}`;
}

function toSmall(text: string, letters: ReadonlyMap<string, string>): string | undefined {
  const small = [...text.replaceAll(/\s/g, '')].map((letter) => letters.get(letter));
  return small.every((letter) => letter !== undefined) ? small.join('') : undefined;
}
