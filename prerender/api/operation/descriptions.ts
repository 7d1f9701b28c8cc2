import type { ExternalDocs } from '../../../src/model/schema/schema';
import type { ExternalDocsObject } from '../document/document';
import type { ToText } from '../../text/rich-text';

const MAX_LENGTH = 200;

/** The first sentence of a plain text, for meta descriptions; a long one is cut at a word. */
export function toFirstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.!?。])\s/u);
  if (sentence.length <= MAX_LENGTH) return sentence;
  return `${sentence.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
}

/** A summary and a description as one text; undefined if both are missing or blank. */
export function joinSummary(object: {
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
}): string | undefined {
  const parts = [object.summary, object.description].filter(
    (part) => part !== undefined && part.trim() !== '',
  );
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

/** The field `externalDocs` of an object, or no field if the document has none. */
export function toExternalDocs(
  docs: ExternalDocsObject | undefined,
  toText: ToText,
): { readonly externalDocs?: ExternalDocs } {
  if (docs === undefined) return {};
  return { externalDocs: { url: docs.url, description: toText(docs.description) } };
}
