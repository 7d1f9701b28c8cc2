import { stringify } from 'yaml';
import { assertNever } from '../../../src/model/assert-never';
import type { HttpBody, MultipartPart } from '../../../src/model/request/http-request';
import { toJoinedText } from '../../../src/model/request/http-request';
import type { Collection, NamedRequest, Pair } from './collection';

/** A collection in one file that Bruno imports: https://schema.opencollection.com */
export function toOpenCollectionText(collection: Collection): string {
  const { title, version, summary, folders, variables } = collection;
  const environment = { name: 'Default', variables };
  const file = {
    opencollection: '1.0.0',
    info: { name: title, summary, version },
    config: { environments: [environment] },
    bundled: true,
    items: folders.map(({ label, requests }, index) => ({
      info: { name: label, type: 'folder', seq: index + 1 },
      items: requests.map(toItem),
    })),
  };
  return stringify(file, { lineWidth: 0 });
}

function toItem(request: NamedRequest, index: number) {
  const { title, method, url, pathValues, query, headers, body, remarks } = request;
  return {
    info: { name: title, type: 'http', seq: index + 1 },
    http: {
      method,
      url,
      params: [...toParams('query', query), ...toParams('path', pathValues)],
      headers: headers.map(([name, value]) => ({ name, value })),
      ...(body !== undefined && { body: toBody(request, body) }),
    },
    settings: { encodeUrl: false },
    ...(remarks.length > 0 && { docs: remarks.join('\n') }),
  };
}

function toParams(type: 'path' | 'query', pairs: readonly Pair[]) {
  return pairs.map(([name, value = '']) => ({ name, value, type }));
}

function toBody({ headers }: NamedRequest, body: HttpBody) {
  switch (body.kind) {
    case 'json':
    case 'text':
      return { type: body.kind, data: body.text };
    case 'form':
      return {
        type: 'form-urlencoded',
        data: body.fields.map(([name, value]) => ({ name, value })),
      };
    case 'multipart':
      return { type: 'multipart-form', data: body.parts.map(toPart) };
    case 'file': {
      const [, contentType = ''] = headers.find(([name]) => /^content-type$/i.test(name)) ?? [];
      return { type: 'file', data: [{ filePath: body.path, contentType, selected: true }] };
    }
    case 'joined':
      return { type: 'text', data: toJoinedText(body) };
    default:
      return assertNever(body);
  }
}

function toPart({ name, contentType, ...part }: MultipartPart) {
  const value =
    part.kind === 'file'
      ? { type: 'file', value: [part.path] }
      : { type: 'text', value: part.value };
  return { name, ...value, ...(contentType !== undefined && { contentType }) };
}
