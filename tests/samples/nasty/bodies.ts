import type { HttpBody, MultipartPart } from '../../../src/model/request/http-request';

/** Name and value of each field. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** A body of text. */
export const toText = (text: string): HttpBody => ({ kind: 'text', text });

/** A body of JSON, as it is written. */
export const toJsonText = (text: string): HttpBody => ({ kind: 'json', text });

/** A body that is a file. */
export const toFileBody = (path: string): HttpBody => ({ kind: 'file', path });

/** A form. */
export const toForm = (...fields: Fields): HttpBody => ({ kind: 'form', fields });

/** A form of parts. */
export const toParts = (...parts: readonly MultipartPart[]): HttpBody => ({
  kind: 'multipart',
  parts,
});

/** A part that is a text. */
export const toField = (name: string, value: string, contentType?: string): MultipartPart => ({
  kind: 'field',
  name,
  value,
  ...(contentType !== undefined && { contentType }),
});

/** A part that is a file. */
export const toFile = (name: string, path: string, contentType?: string): MultipartPart => ({
  kind: 'file',
  name,
  path,
  ...(contentType !== undefined && { contentType }),
});
