import type { HttpRequest } from '../../request/http-request';
import { layOut } from '../syntax/lay-out';
import { javaScript, quoteJavaScript, toJavaScriptProperty } from './quote-javascript';
import type { RedirectRules } from '../../request/redirects';
import { toRedirectRules } from '../../request/redirects';

/** The loop that sends a request of Node and follows redirects, which `node:https` does not. */
export function toNodeLoop(request: HttpRequest): readonly string[] {
  const rules = toRedirectRules(request);
  return [
    '// node:https does not follow redirects by itself.',
    'let response;',
    'for (let hops = 0; hops < 10; hops += 1) {',
    `  [response] = await once(${toCall(request, rules)}, 'response');`,
    '  const { location } = response.headers;',
    '  if (![301, 302, 303, 307, 308].includes(response.statusCode) || !location) break;',
    '',
    '  response.resume();',
    ...toGetLines(request, rules),
    ...toTargetLines(rules),
    '}',
  ];
}

function toCall({ method, headers, body }: HttpRequest, { becomesGetOn }: RedirectRules): string {
  const hasHeaders = headers.length > 0 || body !== undefined;
  const options = [
    ...(becomesGetOn === 'none' ? toFixedMethod(method) : ['method']),
    ...(hasHeaders ? ['headers'] : []),
  ];
  const argument = options.length > 0 ? `, ${layOut(['{', '}'], options, 1, javaScript)}` : '';
  return `request(url${argument}).end(${body ? 'body' : ''})`;
}

function toFixedMethod(method: string): readonly string[] {
  return method === 'GET' ? [] : [`method: ${quoteJavaScript(method)}`];
}

function toGetLines(
  { method, body }: HttpRequest,
  { becomesGetOn, bodyHeaders }: RedirectRules,
): readonly string[] {
  if (becomesGetOn === 'none') return [];
  const condition =
    becomesGetOn === '303' ? 'response.statusCode === 303' : 'response.statusCode <= 303';
  // These are the headers that the sample itself adds.
  const added = [...(/^(DELETE|OPTIONS)$/.test(method) ? ['Content-Length'] : []), 'Content-Type'];
  const names = body ? [...new Set([...bodyHeaders, ...added])] : bodyHeaders;
  return [
    `  if (${condition}) {`,
    "    method = 'GET';",
    ...(body ? ['    body = undefined;'] : []),
    ...names.map((name) => `    delete ${toJavaScriptProperty('headers', name)};`),
    '  }',
  ];
}

function toTargetLines({ credentials }: RedirectRules): readonly string[] {
  if (credentials.length === 0) return ['  url = new URL(location, url);'];
  return [
    '  const target = new URL(location, url);',
    '  if (target.host !== url.host) {',
    ...credentials.map((name) => `    delete ${toJavaScriptProperty('headers', name)};`),
    '  }',
    '  url = target;',
  ];
}
