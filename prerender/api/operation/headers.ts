import type { Header } from '../../../src/model/api/operation';
import type { SchemaId } from '../../../src/model/schema/schema';
import type { HeaderObject, Referable } from '../document/document';
import { resolve } from '../document/resolve';
import type { Conversion } from './conversion';
import { toValueExamples } from './example-objects';

/** The headers of a response, or of a part of a multipart body. */
export function toHeaders(
  conversion: Conversion,
  headers: Readonly<Record<string, Referable<HeaderObject>>> = {},
  id: SchemaId,
): readonly Header[] {
  const { document, graph, toText } = conversion;
  return Object.entries(headers).map(([name, referable]): Header => {
    const header = resolve(document, referable);
    const [content] = Object.entries(header.content ?? {});
    const schema = header.schema ?? content?.[1].schema ?? true;
    return {
      name,
      required: header.required === true,
      deprecated: header.deprecated === true,
      description: toText(header.description),
      schema: graph.getId(schema, toHeaderId(id, name)),
      ...(content !== undefined && { mediaType: content[0] }),
      examples: toValueExamples(conversion, header),
    };
  });
}

/** The id of a header's schema. */
export function toHeaderId(id: SchemaId, name: string): SchemaId {
  return `${id}.header.${name}`;
}
