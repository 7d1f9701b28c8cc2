import { isUtf8 } from 'node:buffer';

/** The text of a file, whatever it is encoded in. */
export interface DecodedText {
  readonly text: string;
  /** Why it is not the UTF-8 that every file must be. */
  readonly wrong?: WrongEncoding;
}

export interface WrongEncoding {
  /** The encoding that it seems to have. */
  readonly encoding: 'UTF-16' | 'Latin-1' | 'broken UTF-8';
  /** The line with the first byte that is not UTF-8, from 1. */
  readonly line: number;
  /** Offset of that byte in the file. */
  readonly offset: number;
}

/**
 * Decodes the bytes of a file. Another encoding than UTF-8 is decoded as well as possible, so that other
 * problems of the file are found.
 *
 * Lone carriage returns, the line ends of old systems, become line feeds.
 */
export function decodeText(bytes: Buffer): DecodedText {
  const label = findUtf16(bytes);
  if (label !== undefined) {
    const text = new TextDecoder(label).decode(bytes);
    return { text, wrong: { encoding: 'UTF-16', line: 1, offset: 0 } };
  }
  if (isUtf8(bytes)) return { text: bytes.toString('utf8').replaceAll(/\r(?!\n)/g, '\n') };
  const offset = findInvalid(bytes);
  const line = bytes
    .subarray(0, offset)
    .toString('latin1')
    .split(/\r\n|\r|\n/).length;
  const isLatin = !hasSequence(bytes);
  return {
    text: isLatin ? new TextDecoder('windows-1252').decode(bytes) : bytes.toString('utf8'),
    wrong: { encoding: isLatin ? 'Latin-1' : 'broken UTF-8', line, offset },
  };
}

/** By its mark, or because every second of its first bytes is zero, as in English text. */
function findUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const start = [...bytes.subarray(0, 8)];
  const isZero = (rest: number) => start.every((byte, at) => (byte === 0) === (at % 2 === rest));
  if (start.length < 8) return undefined;
  if (isZero(1)) return 'utf-16le';
  return isZero(0) ? 'utf-16be' : undefined;
}

/** The offset of the first byte that is not UTF-8. */
function findInvalid(bytes: Buffer): number {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isStart(bytes, middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Whether the first bytes are UTF-8, perhaps cut off within a character. */
function isStart(bytes: Buffer, length: number): boolean {
  return [0, 1, 2, 3].some((cut) => {
    if (cut > length || !isUtf8(bytes.subarray(0, length - cut))) return false;
    return cut === 0 || isCutOff(bytes.subarray(length - cut, length));
  });
}

/** Whether bytes begin a character that has more of them. */
function isCutOff([first = 0, ...others]: Uint8Array): boolean {
  const wanted = first >= 0xf0 && first <= 0xf4 ? 3 : first >= 0xe0 ? 2 : 1;
  if (first < 0xc2 || first > 0xf4 || others.length >= wanted) return false;
  return others.every((byte) => byte >= 0x80 && byte < 0xc0);
}

/** Whether there is a character of several bytes in UTF-8. In Latin-1 it would be two symbols in a row. */
function hasSequence(bytes: Buffer): boolean {
  return /[\u00C3-\u00F4][\u0080-\u00BF]/.test(bytes.toString('latin1'));
}
