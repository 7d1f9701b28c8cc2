import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** The tree of a finished page, whose HTML is known to be whole. */
export function parseHtml(html: string): Document {
  return parseDocument(html);
}
