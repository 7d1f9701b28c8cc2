import { toCase } from '../proof-case';
import type { Fields } from './bodies';
import { toField, toFile, toForm, toParts } from './bodies';
import { attacks, everyAttack, markerLines, unicode } from './nasty-texts';

const oddFields: Fields = [
  [everyAttack, everyAttack],
  ['unicode', unicode],
  ['@f', '@canary.txt'],
  ['', 'no name'],
  ['no value', ''],
  ['__proto__', 'p'],
  ['lines', 'a\nb\r\nc'],
  ['a=b', 'c=d&e'],
  ['<', '<canary.txt'],
  ['1', '2'],
];

/** Forms in both encodings. */
export const formCases = [
  toCase(
    'a form',
    'POST',
    '/token',
    [],
    toForm(['grant_type', 'client_credentials'], ['client_id', 'abc'], ['scope', 'a b']),
  ),
  toCase(
    'a form with its type',
    'POST',
    '/token',
    [['Content-Type', 'application/x-www-form-urlencoded']],
    toForm(['z', '1'], ['a', '2']),
  ),
  toCase(
    'a form with repeats',
    'POST',
    '/token',
    [],
    toForm(['tag', 'a'], ['x', '1'], ['tag', 'b']),
  ),
  toCase('attacks in a form', 'POST', '/token', [], toForm(...oddFields)),
  toCase('NUL in a form', 'POST', '/token', [], toForm(['a', 'x\0y'])),
  toCase('half a letter in a form', 'POST', '/token', [], toForm(['a\uD83D', 'x\uDE00y'])),
  toCase('DELETE with a form', 'DELETE', '/teams/1', [], toForm(['a', '1'])),
  toCase('parts', 'POST', '/up', [], toParts(toField('name', 'Sparkle'), toField('note', 'a b'))),
  toCase(
    'a file between fields',
    'POST',
    '/up',
    [],
    toParts(
      toField('name', 'Sparkle'),
      toFile('avatar', 'cat.png', 'image/png'),
      toField('after', '1'),
    ),
  ),
  toCase('a file without a type', 'POST', '/up', [], toParts(toFile('avatar', 'cat.png'))),
  toCase(
    'two files of one name',
    'POST',
    '/up',
    [['Content-Type', 'multipart/form-data']],
    toParts(toFile('files', 'cat.png', 'image/png'), toFile('files', 'a b.txt', 'text/plain')),
  ),
  toCase(
    'a part with a type',
    'POST',
    '/up',
    [],
    toParts(
      toField('meta', '{"a":"x;\\"y"}', 'application/json'),
      toFile('avatar', 'cat.png', 'image/png'),
    ),
  ),
  toCase(
    'attacks in parts',
    'POST',
    '/up',
    [],
    toParts(
      toField('part-a', everyAttack),
      toField('part-b', attacks.read),
      toField('part-c', '<canary.txt'),
      toField('part-d', 'x;type=text/html'),
      toField('part-e', ''),
      toField('part-f', ' pad '),
      toField('part-g', unicode),
      toField('part-h', '"q"'),
      toField("n'a me;", 'v'),
      toField('part-i', 'a,b\\c'),
      toField('part-j', everyAttack, 'text/x-a'),
      toField('part-k', '(a'),
      toField('part-l', 'a ; b '),
    ),
  ),
  toCase('lines in a part', 'POST', '/up', [], toParts(toField('lines', `x\n${markerLines}`))),
  toCase('CRLF in a part', 'POST', '/up', [], toParts(toField('text', 'x\r\ny'))),
  toCase(
    'odd names of files',
    'POST',
    '/up',
    [],
    toParts(toField('part-é', 'ü'), toFile('đ', "dir/đ 'x',;.bin", 'application/octet-stream')),
  ),
  toCase(
    'quotes in the names of parts',
    'POST',
    '/up',
    [],
    toParts(toField('a"b', '1'), toFile('c"d', 'cat.png', 'image/png')),
  ),
  toCase(
    'an equals sign in the names of parts',
    'POST',
    '/up',
    [],
    toParts(
      toField('name=1', '1'),
      toField('part-a=@canary.txt;x=', '1'),
      toField('part-b=<', '/'),
      toField('=part-d', '1'),
      toFile('part-c=:', 'a b.txt', 'text/plain'),
    ),
  ),
  toCase('NUL in a part', 'POST', '/up', [], toParts(toField('nul', 'a\0b'))),
  toCase(
    'attacks in the name of a file',
    'POST',
    '/up',
    [],
    toParts(toFile('attack', 'dir/$(touch canary)`touch canary`#{x}${y}.bin')),
  ),
];
