import { toCase } from '../proof-case';
import { toJsonText, toText } from './bodies';

const toNames = (...names: readonly string[]) =>
  toJsonText(JSON.stringify(Object.fromEntries(names.map((name, index) => [name, index]))));

const beyond = '👩‍👩‍👧 🇯🇵 \u{10FFFF}\uFFFE\uFFFF \u0080\u009F\u00AD\u061C\u200B\u200E\u2060';

/** Words and lines that have a meaning in one of the languages. */
export const languageCases = [
  toCase(
    'words of Ruby',
    'POST',
    '/f',
    [],
    toNames(
      'nil',
      'self',
      'end',
      'a?',
      'b!',
      'c=',
      '@d',
      '$e',
      'F',
      '_g',
      '[]',
      '+',
      'é',
      'a b',
      '"',
      'a\nb',
      'if',
      '__FILE__',
      'BEGIN',
      'defined?',
    ),
  ),
  toCase(
    'words of JavaScript',
    'POST',
    '/f',
    [],
    toNames(
      'default',
      'async',
      'get x',
      '0x1',
      '1e3',
      'a.b',
      'ünï',
      '$',
      'get',
      'static',
      'await',
      'yield',
      '-1',
      'Infinity',
      'undefined',
    ),
  ),
  toCase(
    'words of Python',
    'POST',
    '/f',
    [],
    toNames('None', 'True', 'lambda', 'def', 'a-b', '{x}', '%s', '\\N{BULLET}', '__class__'),
  ),
  toCase(
    'a template',
    'POST',
    '/f',
    [],
    toText('`${globalThis.canary=1}`\n\\`\n${`x`}\n\\u{41}\\x41\\0\\'),
  ),
  toCase(
    'lines of a shell and of Ruby',
    'POST',
    '/f',
    [],
    toText("EOF\n<<'EOF'\n$(touch canary)\nEOF\n~~~\n%q(x)\n=begin\nx\n=end\n__END__"),
  ),
  toCase(
    'lines of Python',
    'POST',
    '/f',
    [],
    toText('"""\n\\N{BULLET}\n{x}\n%(x)s\n\'\'\'\n\\\n"""'),
  ),
  toCase('lines of Go', 'POST', '/f', [], toText('a`b\nc\\d\r\ne\n`+"x"+`')),
  toCase('indented lines', 'POST', '/f', [], toText('a\n  b\n\tc\n\n    d')),
  toCase('white space at the ends of lines', 'POST', '/f', [], toText('a  \nb\t\nc')),
  toCase('letters beyond the plane in text', 'POST', '/f', [], toText(`${beyond}\n${beyond}.`)),
  toCase('letters beyond the plane in JSON', 'POST', '/f', [], toNames(beyond)),
  toCase('letters beyond the plane in a form', 'POST', '/f', [], {
    kind: 'form',
    fields: [[beyond, beyond]],
  }),
  toCase('letters beyond the plane in a header', 'GET', '/f', [['X-E', '👩‍👩‍👧 \u00A0x']]),
];
