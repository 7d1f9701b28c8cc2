import type { HttpRequest } from '../../request/http-request';
import { withoutFormType } from '../../request/http-request';
import { breakOut } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import { toBrowserRequest } from './browser-request';
import { toJavaScriptBody } from './javascript-body';
import { toHeaderMap } from './javascript-headers';
import { javaScript, quoteJavaScript } from './javascript-syntax';

/** Writes a request with the Fetch API of browsers. */
export function renderFetch(original: HttpRequest): Sample {
  const { request, sendsCookies, limitations } = toBrowserRequest(original);
  const { method, url, body } = request;
  const headers = withoutFormType(request);
  const code = body && toJavaScriptBody(body, 'browser', 1);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoteJavaScript(method)}`]),
    ...(headers.length > 0 ? [`headers: ${toHeaderMap(headers, 1, 'browser')}`] : []),
    ...(sendsCookies ? ["credentials: 'include'"] : []),
    ...(code ? [toProperty('body', code.expression)] : []),
  ];
  const init = options.length > 0 ? `, ${breakOut(['{', '}'], options, 0, javaScript)}` : '';
  return {
    code: [
      ...(code?.setup ?? []),
      `const response = await fetch(${quoteJavaScript(url)}${init});`,
      '',
      'console.log(response.status, await response.text());',
    ].join('\n'),
    limitations,
  };
}

function toProperty(name: string, expression: string): string {
  return expression === name ? name : `${name}: ${expression}`;
}
