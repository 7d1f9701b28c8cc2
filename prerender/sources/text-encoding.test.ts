import { describe, expect, it } from 'vitest';
import { decodeText } from './text-encoding';

const start = '---\ntitle: A\n---\n\n';
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const toBigEndian = (text: string) => bytes(text, 'utf16le').swap16();

describe('the encoding of a file', () => {
  it.each(['', 'a', 'Café', 'Tiếng Việt 日本語 🎉', '\uFEFFtitle', '\uFFFD', 'a\r\nb', 'a\0b'])(
    'is UTF-8: %j',
    (text) => {
      expect(decodeText(bytes(text))).toEqual({ text });
    },
  );

  it.each<[string, Buffer, string, number]>([
    ['Latin-1', bytes(`${start}Café.\n`, 'latin1'), 'Latin-1', 5],
    ['Latin-1 with other line ends', bytes('a\r\nb\rcafé', 'latin1'), 'Latin-1', 3],
    ['UTF-16 with a mark', Buffer.from([0xff, 0xfe, 0x41, 0]), 'UTF-16', 1],
    ['UTF-16 without a mark', bytes(`${start}Text`, 'utf16le'), 'UTF-16', 1],
    ['big-endian UTF-16 without a mark', toBigEndian(`${start}Text`), 'UTF-16', 1],
    [
      'a byte too much',
      Buffer.concat([bytes('Café\n\n日本'), Buffer.from([0xff])]),
      'broken UTF-8',
      3,
    ],
    ['half a character', bytes('Café\n日本').subarray(0, -1), 'broken UTF-8', 2],
    [
      'a character that is cut off in the middle',
      Buffer.concat([bytes('é\né'), Buffer.from([0xe6, 0x97, 0x41]), bytes('é'.repeat(2000))]),
      'broken UTF-8',
      2,
    ],
  ])('is wrong, and named with the first bad line: %s', (_, given, encoding, line) => {
    expect(decodeText(given).wrong).toMatchObject({ encoding, line });
  });

  it('does not keep the rest of the file from being read', () => {
    expect(decodeText(bytes('Café', 'latin1')).text).toBe('Café');
    expect(decodeText(bytes('\uFEFFCafé', 'utf16le')).text).toBe('Café');
  });

  it('leaves a file with the line ends of old systems its lines', { tags: ['F31'] }, () => {
    expect(decodeText(bytes('a\rb\r\rc\r\n'))).toEqual({ text: 'a\nb\n\nc\r\n' });
  });
});
