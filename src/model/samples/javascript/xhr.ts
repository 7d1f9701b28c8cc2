import type { HttpRequest } from '../../request/http-request';
import { withoutFormType } from '../../request/http-request';
import type { Sample } from '../syntax/sample';
import { toBrowserRequest } from './browser-request';
import { toJavaScriptBody } from './javascript-body';
import { quoteHeaderValue } from './javascript-headers';
import { quoteJavaScript } from './javascript-syntax';

/** Writes a request with `XMLHttpRequest`. */
export function renderXhr(original: HttpRequest): Sample {
  const { request, sendsCookies, limitations } = toBrowserRequest(original);
  const { method, url, body } = request;
  const code = body && toJavaScriptBody(body, 'browser', 0);
  return {
    code: [
      ...(code?.setup ?? []),
      'const xhr = new XMLHttpRequest();',
      `xhr.open(${quoteJavaScript(method)}, ${quoteJavaScript(url)});`,
      ...toHeaderLines(request),
      ...(sendsCookies ? ['xhr.withCredentials = true;'] : []),
      '',
      "xhr.addEventListener('load', () => console.log(xhr.status, xhr.responseText));",
      "xhr.addEventListener('error', () => console.error('The request failed.'));",
      `xhr.send(${code?.expression ?? ''});`,
    ].join('\n'),
    limitations,
  };
}

function toHeaderLines(request: HttpRequest): readonly string[] {
  return withoutFormType(request).map(
    ([name, value]) =>
      `xhr.setRequestHeader(${quoteJavaScript(name)}, ${quoteHeaderValue(value, 'browser')});`,
  );
}
