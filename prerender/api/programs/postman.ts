import { assertNever } from '../../../src/model/assert-never';
import type { HttpBody, MultipartPart } from '../../../src/model/request/http-request';
import { toJoinedText } from '../../../src/model/request/http-request';
import type { Collection, NamedRequest, Pair } from './collection';

/** A collection in the format that Postman and most other clients import. */
export function toPostmanText({ title, summary, folders, variables }: Collection): string {
  const collection = {
    info: {
      name: title,
      description: summary,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: folders.map(({ label, requests }) => ({ name: label, item: requests.map(toItem) })),
    variable: variables.map(({ name, value }) => ({ key: name, value })),
  };
  return `${JSON.stringify(collection, undefined, 2)}\n`;
}

function toItem(request: NamedRequest) {
  const { title, method, url, pathValues, query, headers, body, remarks } = request;
  const [, host, path = ''] = /^(\{\{\w+\}\}|\w+:\/\/[^/?]*)\/?([^?]*)/.exec(url) ?? [];
  return {
    name: title,
    request: {
      method,
      description: remarks.join('\n'),
      url: {
        raw: url,
        host: [host],
        path: path.split('/'),
        query: query.map(toEntry),
        variable: pathValues.map(toEntry),
      },
      header: headers.map(toEntry),
      ...(body !== undefined && { body: toBody(body) }),
    },
    response: [],
    // Otherwise Postman leaves out the body of a GET, and encodes addresses again.
    protocolProfileBehavior: { disableBodyPruning: true, disableUrlEncoding: true },
  };
}

function toEntry([key, value]: Pair) {
  return { key, value: value ?? null };
}

function toBody(body: HttpBody) {
  switch (body.kind) {
    case 'json':
      return { mode: 'raw', raw: body.text, options: { raw: { language: 'json' } } };
    case 'text':
      return { mode: 'raw', raw: body.text };
    case 'form':
      return { mode: 'urlencoded', urlencoded: body.fields.map(toEntry) };
    case 'multipart':
      return { mode: 'formdata', formdata: body.parts.map(toPart) };
    case 'file':
      return { mode: 'file', file: { src: body.path } };
    case 'joined':
      return { mode: 'raw', raw: toJoinedText(body) };
    default:
      return assertNever(body);
  }
}

function toPart({ name, contentType, ...part }: MultipartPart) {
  const value =
    part.kind === 'file' ? { type: 'file', src: part.path } : { type: 'text', value: part.value };
  return { key: name, ...value, ...(contentType !== undefined && { contentType }) };
}
