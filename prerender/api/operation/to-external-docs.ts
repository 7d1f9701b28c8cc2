import type { ExternalDocs } from '../../../src/model/api/operation';
import type { ExternalDocsObject } from '../document/document';
import type { ToText } from '../document/to-text';

/** Where more is said, as a part of an object that may have none. */
export function toExternalDocs(
  docs: ExternalDocsObject | undefined,
  toText: ToText,
): { readonly externalDocs?: ExternalDocs } {
  if (docs === undefined) return {};
  return { externalDocs: { url: docs.url, description: toText(docs.description) } };
}
