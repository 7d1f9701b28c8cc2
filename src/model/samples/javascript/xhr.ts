import type { HttpRequest } from '../../request/http-request';
import { withoutFormType } from '../../request/http-request';
import type { Reading, Sample } from '../syntax/sample';
import { toReading } from '../syntax/sample';
import { toFetchRequest } from './fetch';
import { toBodyExpression, toBodySetup } from './javascript-body';
import { quoteHeaderValue, quoteJavaScript } from './javascript-syntax';

/** Writes a request with `XMLHttpRequest`. */
export function renderXhr(wire: HttpRequest): Sample {
  const { request, sendsCookies, limitations } = toFetchRequest(wire, 'browser');
  const { method, url, body } = request;
  const reading = toReading(request);
  return {
    code: [
      ...toBodySetup(body, 'browser'),
      'const xhr = new XMLHttpRequest();',
      `xhr.open(${quoteJavaScript(method)}, ${quoteJavaScript(url)});`,
      ...toHeaderLines(request),
      ...(sendsCookies ? ['xhr.withCredentials = true;'] : []),
      ...(reading === 'json' ? ["xhr.responseType = 'json';"] : []),
      ...(reading === 'file' ? ["xhr.responseType = 'blob';"] : []),
      '',
      ...toReadingLines(reading),
      "xhr.onerror = () => console.error('The request failed.');",
      `xhr.send(${body ? toBodyExpression(body, 'browser', 0) : ''});`,
    ].join('\n'),
    limitations,
  };
}

function toReadingLines(reading: Reading): readonly string[] {
  if (reading === 'stream') return streamLines;
  return [
    'xhr.onload = () => {',
    `  if (xhr.status < 300) console.log(${readings[reading]});`,
    '  else console.error(xhr.status, xhr.response);',
    '};',
  ];
}

const readings = {
  headers: 'xhr.getAllResponseHeaders()',
  json: 'xhr.response',
  text: 'xhr.response',
  file: 'xhr.response',
  none: 'xhr.status',
} as const;

/** XHR keeps all text that has come so far. */
const streamLines = [
  'let seen = 0;',
  'xhr.onprogress = () => {',
  '  if (xhr.status >= 300) return;',
  '  console.log(xhr.responseText.slice(seen));',
  '  seen = xhr.responseText.length;',
  '};',
  'xhr.onload = () => {',
  '  if (xhr.status >= 300) console.error(xhr.status, xhr.response);',
  '};',
];

function toHeaderLines(request: HttpRequest): readonly string[] {
  return withoutFormType(request).map(
    ([name, value]) =>
      `xhr.setRequestHeader(${quoteJavaScript(name)}, ${quoteHeaderValue(value, 'browser')});`,
  );
}
