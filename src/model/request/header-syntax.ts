const token = /^[!#$%&'*+\-.^_`|~\w]+$/;

/** True for a text that HTTP allows as the name of a header or as a method. */
export function isToken(text: string): boolean {
  return token.test(text);
}

/**
 * A value on one line: a header has no line breaks and no control characters but the tab, and JSON means
 * the same without them.
 */
export function toHeaderLine(value: string): string {
  // oxlint-disable-next-line no-control-regex -- these end or corrupt a header line
  return value.replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f]+\t*/g, ' ').trim();
}
