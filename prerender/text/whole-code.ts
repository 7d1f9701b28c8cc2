/** What fits on a line of the narrowest phone, also within a list. */
const MOST_LENGTH = 24;

/** Whether inline code stays on one line, although it has a hyphen, a slash or a question mark to break after. */
export function isWholeCode(code: string): boolean {
  return code.length <= MOST_LENGTH && /^\S*[-/?]\S+$/.test(code);
}
