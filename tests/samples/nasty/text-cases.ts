import { toCase } from '../proof-case';
import { toFileBody, toText } from './bodies';
import { attacks, everyAttack, markerLines, unicode } from './nasty-texts';

/** Text and binary bodies. */
export const textCases = [
  toCase('text', 'POST', '/t', [['Content-Type', 'text/plain']], toText('hello')),
  toCase('text to be trimmed', 'POST', '/t', [], toText('  \n hello \n\n')),
  toCase('nothing but white space', 'POST', '/t', [], toText(' \n ')),
  ...Object.entries(attacks).map(([name, text]) =>
    toCase(
      `an attack in text: ${name}`,
      'POST',
      '/t',
      [['Content-Type', 'text/plain; charset=utf-8']],
      toText(text),
    ),
  ),
  toCase(
    'lines of attacks',
    'POST',
    '/t',
    [],
    toText(`${everyAttack}\n${markerLines}\n${everyAttack}\\`),
  ),
  toCase('Unicode in text', 'POST', '/t', [], toText(`x${unicode}x`)),
  toCase('Unicode in lines', 'POST', '/t', [], toText('Đặng\n東京')),
  toCase('text that looks like a file', 'POST', '/t', [], toText('@canary.txt')),
  toCase('CSV', 'POST', '/t', [['Content-Type', 'text/csv']], toText('a,b\r\n1,"x"\r\n2,y')),
  toCase('control characters', 'POST', '/t', [], toText('a\tb\u0001c\u001Bd\u007Fe')),
  toCase('NUL in text', 'POST', '/t', [], toText('a\0b%\\000c')),
  toCase('half a letter in text', 'POST', '/t', [], toText('a\uD83Db')),
  toCase(
    'XML',
    'POST',
    '/t',
    [['Content-Type', 'application/xml']],
    toText('<?xml version="1.0"?>\n<a b="c">é&amp;</a>'),
  ),
  toCase(
    'text that is said to be JSON',
    'POST',
    '/t',
    [['Content-Type', 'application/json']],
    toText('{not json'),
  ),
  toCase(
    'text that is said to be a form',
    'POST',
    '/t',
    [['Content-Type', 'application/x-www-form-urlencoded']],
    toText('a=b%20c&d'),
  ),
  toCase('a file', 'POST', '/bin', [['Content-Type', 'image/png']], toFileBody('cat.png')),
  toCase('a file without a type', 'PUT', '/bin', [], toFileBody('a b.txt')),
  toCase('DELETE with a file', 'DELETE', '/bin', [], toFileBody('cat.png')),
  toCase('an odd name of a file', 'POST', '/bin', [], toFileBody("dir/đ 'x',;.bin")),
];
