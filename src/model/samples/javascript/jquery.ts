import type { HttpBody, HttpRequest } from '../../request/http-request';
import { findHeader, withoutFormType, withoutHeader } from '../../request/http-request';
import { breakOut, isMapLike, layOut, toMap, toTextMap } from '../syntax/literal';
import type { Reading, Sample } from '../syntax/sample';
import { toReading } from '../syntax/sample';
import { toFetchRequest } from './fetch';
import { toBodyExpression, toBodySetup } from './javascript-body';
import {
  javaScript,
  quoteJavaScript,
  toHeaderEntries,
  withoutPrototypeNames,
} from './javascript-syntax';

/** Writes a request with `$.ajax`. */
export function renderJquery(wire: HttpRequest): Sample {
  const { request, sendsCookies, limitations } = toFetchRequest(wire, 'browser');
  const { method, url, body } = request;
  const reading = toReading(request);
  const own = body ? withoutHeader(request.headers, 'Content-Type') : request.headers;
  const { headers, limitations: left } = withoutPrototypeNames(own, 'jQuery');
  const entries = toHeaderEntries(headers, 'browser');
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoteJavaScript(method)}`]),
    `url: ${quoteJavaScript(url)}`,
    ...(entries.length > 0 ? [`headers: ${toMap(entries, 1, javaScript)}`] : []),
    ...toXhrFields(sendsCookies, reading),
    ...(body ? [...toTypeOptions(request, body), `data: ${toData(body)}`] : []),
    ...toDataType(reading),
  ];
  const call = `$.ajax(${breakOut(['{', '}'], options, 0, javaScript)})`;
  const fail = `.fail((xhr) => console.error(xhr.status${reading === 'file' ? '' : ', xhr.responseText'}));`;
  return {
    code: [
      ...toBodySetup(body, 'browser'),
      ...(reading === 'stream'
        ? ['let seen = 0;', call + fail]
        : [call, `  .done(${toDone(reading)})`, `  ${fail}`]),
    ].join('\n'),
    limitations: [...limitations, ...left],
  };
}

function toXhrFields(sendsCookies: boolean, reading: Reading): readonly string[] {
  const fields = [
    ...(sendsCookies ? ['withCredentials: true'] : []),
    ...(reading === 'file' ? ["responseType: 'blob'"] : []),
    ...(reading === 'stream' ? [progress] : []),
  ];
  return fields.length > 0 ? [`xhrFields: ${layOut(['{', '}'], fields, 1, javaScript)}`] : [];
}

/** jQuery itself waits for the end; the XHR below it keeps all text that has come so far. */
const progress = [
  'onprogress({ target: { status, responseText } }) {',
  '      if (status >= 300) return;',
  '      console.log(responseText.slice(seen));',
  '      seen = responseText.length;',
  '    }',
].join('\n');

function toDataType(reading: Reading): readonly string[] {
  if (reading === 'json') return ["dataType: 'json'"];
  return reading === 'text' || reading === 'stream' ? ["dataType: 'text'"] : [];
}

function toDone(reading: Exclude<Reading, 'stream'>): string {
  if (reading === 'headers')
    return '(data, status, xhr) => console.log(xhr.getAllResponseHeaders())';
  return reading === 'none'
    ? '(data, status, xhr) => console.log(xhr.status)'
    : '(data) => console.log(data)';
}

/** jQuery encodes plain data itself, but accepts no `URLSearchParams` before version 4. */
function toData(body: HttpBody): string {
  if (body.kind !== 'form') return toBodyExpression(body, 'browser', 1);
  const { fields } = body;
  // jQuery copies its options, and loses this name.
  const isCopied = fields.every(([name]) => name !== '__proto__');
  if (isCopied && isMapLike(fields)) return toTextMap(fields, 1, javaScript);
  const items = fields.map(([name, value]) =>
    toTextMap(Object.entries({ name, value }), 2, javaScript),
  );
  return layOut(['[', ']'], items, 1, javaScript);
}

function toTypeOptions(request: HttpRequest, body: HttpBody): readonly string[] {
  if (body.kind === 'multipart') return ['contentType: false', 'processData: false'];
  const type = findHeader(withoutFormType(request), 'Content-Type');
  // jQuery would turn a file into text, and the `%20` of a form into `+`.
  const isRaw =
    body.kind === 'file' ||
    body.kind === 'joined' ||
    (body.kind !== 'form' && /urlencoded/.test(type ?? ''));
  return [
    ...(type === undefined ? [] : [`contentType: ${quoteJavaScript(type)}`]),
    ...(isRaw ? ['processData: false'] : []),
  ];
}
