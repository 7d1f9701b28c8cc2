import type { HttpHeader, HttpRequest } from '../../request/http-request';
import { withoutFormType } from '../../request/http-request';
import { toWireRequest } from '../../request/wire-request';
import type { Sample } from '../syntax/sample';
import { toReading, toSavedPath } from '../syntax/sample';
import { toCurlBody, toCurlBodyLimitations, toCurlInput } from './curl-body';
import { quoteShell } from './shell-syntax';

/** Writes a request as a curl command. */
export function renderCurl(original: HttpRequest): Sample {
  const request = toWireRequest(original);
  const { url, body } = request;
  // curl would hold what comes back until its buffer is full.
  const flow = toReading(request) === 'stream' ? ['--no-buffer'] : [];
  const options = [
    [
      '--location',
      ...flow,
      ...toMethodOptions(request),
      ...toUrlOptions(url),
      quoteShell(url),
    ].join(' '),
    ...withoutFormType(request).map((header) => `--header ${quoteShell(toHeaderLine(header))}`),
    ...(body ? toCurlBody(body) : []),
    // Without `--fail`, the response to a failure would be saved as the file.
    ...(toReading(request) === 'file'
      ? [`--fail --output ${quoteShell(toSavedPath(request))}`]
      : []),
  ];
  return {
    code: `${body ? toCurlInput(body) : ''}curl ${options.join(' \\\n  ')}`,
    limitations: [...toRedirectLimitations(request), ...(body ? toCurlBodyLimitations(body) : [])],
  };
}

/** Omits a method that curl picks itself, because `--request` would also override the method after redirects. */
function toMethodOptions({ method, body }: HttpRequest): readonly string[] {
  if (method === 'HEAD') return ['--head'];
  const isImplied = method === (body ? 'POST' : 'GET');
  return isImplied ? [] : ['--request', quoteShell(method)];
}

/** `--request` keeps the method after every redirect. */
function toRedirectLimitations(request: HttpRequest): readonly string[] {
  const { method, body, response } = request;
  const isFixed = toMethodOptions(request).includes('--request') && method !== 'GET';
  if (!isFixed || response?.redirects !== true) return [];
  return body
    ? [`After a 301, 302 or 303 redirect curl sends ${method} again, but without the body.`]
    : [`After a 303 redirect curl sends ${method} again instead of GET.`];
}

/** curl would expand brackets and braces, and resolve dots. */
function toUrlOptions(url: string): readonly string[] {
  return [
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...(/\/\.\.?(?:[/?#]|$)/.test(url) ? ['--path-as-is'] : []),
  ];
}

/** `Name:` would remove the header, `Name;` sends it empty. */
function toHeaderLine([name, value]: HttpHeader): string {
  return value === '' ? `${name};` : `${name}: ${value}`;
}
