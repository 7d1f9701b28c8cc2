import type { HttpBody, MultipartPart } from '../../../src/model/request/http-request';

/** Name and value of each field. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** A text body. */
export const toText = (text: string): HttpBody => ({ kind: 'text', text });

/** A JSON body with this exact text. */
export const toJsonText = (text: string): HttpBody => ({ kind: 'json', text });

/** A file body. */
export const toFileBody = (path: string): HttpBody => ({ kind: 'file', path });

/** A form body. */
export const toForm = (...fields: Fields): HttpBody => ({ kind: 'form', fields });

/** A multipart body. */
export const toParts = (...parts: readonly MultipartPart[]): HttpBody => ({
  kind: 'multipart',
  parts,
});

/** A text part. */
export const toField = (name: string, value: string, contentType?: string): MultipartPart => ({
  kind: 'field',
  name,
  value,
  ...(contentType !== undefined && { contentType }),
});

/** A file part. */
export const toFile = (name: string, path: string, contentType?: string): MultipartPart => ({
  kind: 'file',
  name,
  path,
  ...(contentType !== undefined && { contentType }),
});
