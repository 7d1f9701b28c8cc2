import type { HttpRequest } from '../../request/http-request';
import { withoutFormType } from '../../request/http-request';
import type { Reading, Sample } from '../syntax/sample';
import { toReading } from '../syntax/sample';
import { toBrowserRequest } from './fetch-request';
import { toJavaScriptBody } from './javascript-body';
import { quoteHeaderValue } from './javascript-headers';
import { quoteJavaScript } from './javascript-syntax';

type WholeReading = Exclude<Reading, 'stream'>;

/** Writes a request with `XMLHttpRequest`. */
export function renderXhr(original: HttpRequest): Sample {
  const { request, sendsCookies, limitations } = toBrowserRequest(original);
  const { method, url, body } = request;
  const code = body && toJavaScriptBody(body, 'browser', 0);
  const reading = toReading(request);
  const type = toResponseType(reading);
  return {
    code: [
      ...(code?.setup ?? []),
      'const xhr = new XMLHttpRequest();',
      `xhr.open(${quoteJavaScript(method)}, ${quoteJavaScript(url)});`,
      ...toHeaderLines(request),
      ...(sendsCookies ? ['xhr.withCredentials = true;'] : []),
      ...(type === undefined ? [] : [`xhr.responseType = '${type}';`]),
      '',
      ...(reading === 'stream' ? toStreamLines() : toWholeLines(reading)),
      "xhr.onerror = () => console.error('The request failed.');",
      `xhr.send(${code?.expression ?? ''});`,
    ].join('\n'),
    limitations,
  };
}

function toWholeLines(reading: WholeReading): readonly string[] {
  return [
    'xhr.onload = () => {',
    `  if (xhr.status < 300) console.log(${toValue(reading)});`,
    '  else console.error(xhr.status, xhr.response);',
    '};',
  ];
}

/** XHR keeps all text that has come so far. */
function toStreamLines(): readonly string[] {
  return [
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
}

function toHeaderLines(request: HttpRequest): readonly string[] {
  return withoutFormType(request).map(
    ([name, value]) =>
      `xhr.setRequestHeader(${quoteJavaScript(name)}, ${quoteHeaderValue(value, 'browser')});`,
  );
}

function toResponseType(reading: Reading): string | undefined {
  if (reading === 'file') return 'blob';
  return reading === 'json' ? 'json' : undefined;
}

function toValue(reading: WholeReading): string {
  if (reading === 'headers') return 'xhr.getAllResponseHeaders()';
  return reading === 'none' ? 'xhr.status' : 'xhr.response';
}
