import type { HttpBody, MultipartPart } from '../../src/model/http-request';
import { toEffectiveSchema } from '../../src/model/reference/to-effective-schema';
import type { SchemaId } from '../../src/model/reference/schema';
import type { Conversion } from './to-media-types';

/** The body that a sample sends: an example in one media type of the operation. */
export interface SampleBody {
  readonly mediaType: string;
  /** Its place in the graph. */
  readonly schema?: SchemaId;
  readonly value: unknown;
}

/** An example in the form that its media type asks for. */
export function toSampleBody(conversion: Conversion, body: SampleBody): HttpBody {
  const { mediaType, schema, value } = body;
  if (mediaType.includes('json')) {
    return { kind: 'json', text: JSON.stringify(value ?? {}, undefined, 2) };
  }
  if (mediaType === 'application/x-www-form-urlencoded') {
    return { kind: 'form', fields: toFields(value) };
  }
  if (mediaType.startsWith('multipart/')) {
    return {
      kind: 'multipart',
      parts: toParts(toFields(value), listFileNames(conversion, schema)),
    };
  }
  return typeof value === 'string'
    ? { kind: 'text', text: value }
    : { kind: 'file', path: 'file.bin' };
}

type Field = readonly [name: string, value: string];

function toFields(value: unknown): readonly Field[] {
  return Object.entries((value ?? {}) as Record<string, unknown>).map(([name, field]) => [
    name,
    typeof field === 'string' ? field : JSON.stringify(field),
  ]);
}

function toParts(fields: readonly Field[], files: ReadonlySet<string>): readonly MultipartPart[] {
  return fields.map(([name, value]) =>
    files.has(name) ? { kind: 'file', name, path: `${name}.bin` } : { kind: 'field', name, value },
  );
}

/** The properties that hold the content of a file. */
function listFileNames({ graph }: Conversion, schema: SchemaId | undefined): ReadonlySet<string> {
  if (schema === undefined) return new Set();
  const { nodes } = graph;
  const { properties } = toEffectiveSchema(nodes, schema, 'request');
  const files = properties.filter(
    (property) => toEffectiveSchema(nodes, property.schema, 'request').format === 'binary',
  );
  return new Set(files.map(({ name }) => name));
}
