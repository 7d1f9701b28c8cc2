import type { HttpBody, HttpRequest } from '../../request/http-request';
import { withoutFormType } from '../../request/http-request';
import { layOut, toMap } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import { toReading } from '../syntax/sample';
import type { FetchRequest } from './fetch-request';
import { toFetchRequest } from './fetch-request';
import { toBodyExpression, toBodySetup } from './javascript-body';
import type { JavaScriptHost } from './javascript-syntax';
import { javaScript, quoteJavaScript, toHeaderEntries } from './javascript-syntax';

/** Writes a request with the Fetch API of browsers. */
export function renderFetch(wire: HttpRequest): Sample {
  const sent = toFetchRequest(wire, 'browser');
  const reading = toReading(wire);
  return {
    code: [
      '// Top-level await works in a module (type="module") and in the console.',
      ...toFetchLines(sent, 'browser'),
      '',
      ...(reading === 'stream' ? streamLines : [`console.log(${fetchReadings[reading]});`]),
    ].join('\n'),
    limitations: sent.limitations,
  };
}

// Not every browser iterates over a stream.
const streamLines = [
  'const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();',
  'while (true) {',
  '  const { done, value } = await reader.read();',
  '  if (done) break;',
  '  console.log(value);',
  '}',
];

/** The expressions that read a response of `fetch`. */
export const fetchReadings = {
  headers: 'Object.fromEntries(response.headers)',
  json: 'await response.json()',
  text: 'await response.text()',
  file: 'await response.blob()',
  none: 'response.status',
} as const;

/** The statements that send a request with `fetch` and check the status of the response. */
export function toFetchLines(
  { request, sendsCookies }: FetchRequest,
  host: JavaScriptHost,
): readonly string[] {
  const { method, url, body } = request;
  const headers = toHeaderEntries(withoutFormType(request), host);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoteJavaScript(method)}`]),
    ...(headers.length > 0 ? [`headers: ${toMap(headers, 1, javaScript)}`] : []),
    ...(sendsCookies ? ["credentials: 'include'"] : []),
    ...(body ? [toBodyProperty(request, body, host)] : []),
  ];
  const init = layOut(['{', '}'], options, 0, javaScript, url.length);
  return [
    ...toBodySetup(body, host),
    `const response = await fetch(${quoteJavaScript(url)}${options.length > 0 ? `, ${init}` : ''});`,
    `if (!response.ok) throw new Error(\`HTTP \${response.status}${method === 'HEAD' ? '' : ': ${await response.text()}'}\`);`,
  ];
}

function toBodyProperty(
  { response }: HttpRequest,
  body: HttpBody,
  host: JavaScriptHost,
): string {
  const expression = toBodyExpression(body, host, 1);
  // Node gives the bytes away, and could not send them again after a redirect.
  const isOnce = host === 'node' && body.kind === 'file' && response?.redirects === true;
  return `body: ${isOnce ? `new Blob([${expression}])` : expression}`;
}
