const token = /^[!#$%&'*+\-.^_`|~\w]+$/;

/** Whether HTTP allows a text as the name of a header or as a method. */
export function isToken(text: string): boolean {
  return token.test(text);
}

/** A value on one line: a header has no line breaks, and JSON means the same without them. */
export function toHeaderLine(value: string): string {
  // oxlint-disable-next-line no-control-regex -- these end or corrupt a header line
  return value.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').replaceAll(/^ +| +$/g, '');
}
