/** The UTF-8 bytes of a well-formed text as two hexadecimal digits each. */
export function toUtf8Hex(text: string): readonly string[] {
  return Array.from(text, toHexPairs).flat();
}

/** Whether every character is ASCII. */
export function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

// `encodeURIComponent` is the only UTF-8 encoder of the plain language.
function toHexPairs(character: string): readonly string[] {
  const encoded = encodeURIComponent(character);
  return encoded.startsWith('%')
    ? encoded.slice(1).toLowerCase().split('%')
    : [character.charCodeAt(0).toString(16).padStart(2, '0')];
}
