import type { HttpRequest } from '../../request/http-request';
import { withoutFormType } from '../../request/http-request';
import { layOut } from '../syntax/literal';
import type { Reading, Sample } from '../syntax/sample';
import { toReading } from '../syntax/sample';
import { toBrowserRequest } from './fetch-request';
import type { JavaScriptHost } from './javascript-body';
import { toJavaScriptBody } from './javascript-body';
import { toHeaderMap } from './javascript-headers';
import { javaScript, quoteJavaScript } from './javascript-syntax';

/** Writes a request with the Fetch API of browsers. */
export function renderFetch(original: HttpRequest): Sample {
  const { request, sendsCookies, limitations } = toBrowserRequest(original);
  const extra = sendsCookies ? ["credentials: 'include'"] : [];
  return {
    code: [
      '// Top-level await works in a module (type="module") and in the console.',
      ...toFetchLines(request, 'browser', extra),
      '',
      ...toReadingLines(toReading(request)),
    ].join('\n'),
    limitations,
  };
}

function toReadingLines(reading: Reading): readonly string[] {
  if (reading !== 'stream') return [`console.log(${fetchReadings[reading]});`];
  // Not every browser iterates over a stream.
  return [
    'const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();',
    'while (true) {',
    '  const { done, value } = await reader.read();',
    '  if (done) break;',
    '  console.log(value);',
    '}',
  ];
}

/** The statements that send a request with `fetch` and check the status of the response. */
export function toFetchLines(
  request: HttpRequest,
  host: JavaScriptHost,
  extra: readonly string[] = [],
): readonly string[] {
  const { method, url, body } = request;
  const headers = withoutFormType(request);
  const code = body && toJavaScriptBody(body, host, 1);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoteJavaScript(method)}`]),
    ...(headers.length > 0 ? [`headers: ${toHeaderMap(headers, 1, host)}`] : []),
    ...extra,
    ...(code ? [toBodyProperty(request, host, code.expression)] : []),
  ];
  const init = layOut(['{', '}'], options, 0, javaScript, url.length);
  return [
    ...(code?.setup ?? []),
    `const response = await fetch(${quoteJavaScript(url)}${options.length > 0 ? `, ${init}` : ''});`,
    `if (!response.ok) throw new Error(\`HTTP \${response.status}${method === 'HEAD' ? '' : ': ${await response.text()}'}\`);`,
  ];
}

/** The expressions that read a response of `fetch`. */
export const fetchReadings = {
  headers: 'Object.fromEntries(response.headers)',
  json: 'await response.json()',
  text: 'await response.text()',
  file: 'await response.blob()',
  none: 'response.status',
} as const;

function toBodyProperty(
  { body, response }: HttpRequest,
  host: JavaScriptHost,
  expression: string,
): string {
  // Node gives the bytes away, and could not send them again after a redirect.
  const isOnce = host === 'node' && body?.kind === 'file' && response?.redirects === true;
  return `body: ${isOnce ? `new Blob([${expression}])` : expression}`;
}
