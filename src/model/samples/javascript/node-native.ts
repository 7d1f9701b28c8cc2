import type { HttpRequest } from '../../request/http-request';
import { outlivesRedirects } from '../../request/redirects';
import { quoteJavaScript } from './javascript-syntax';
import type { Sample } from '../syntax/sample';
import { toReading, toSavedPath } from '../syntax/sample';
import { toNodeRequest } from './fetch-request';
import { fetchReadings, toFetchLines } from './fetch';
import { toFileImport } from './javascript-body';

/** Writes a request with Node's own `fetch`, as an ES module. */
export function renderNodeNative(original: HttpRequest): Sample {
  const { request, limitations } = toNodeRequest(original);
  const reading = toReading(request);
  const imports = toFileImport(request);
  return {
    code: [
      ...(imports.length > 0 ? imports : ['// Top-level await works in an ES module (.mjs).']),
      ...(imports.length > 0 ? [''] : []),
      ...toFetchLines(request, 'node'),
      '',
      reading === 'file'
        ? `await writeFile(${quoteJavaScript(toSavedPath(request))}, response.body);`
        : `console.log(${fetchReadings[reading]});`,
    ].join('\n'),
    limitations: [...limitations, ...toRedirectLimitations(request)],
  };
}

function toRedirectLimitations({ method, body, response }: HttpRequest): readonly string[] {
  if (body?.kind !== 'multipart' || response?.redirects !== true) return [];
  const statuses = outlivesRedirects(method) ? '301, 302, 307 or 308' : '307 or 308';
  return [
    `After a ${statuses} redirect Node sends the parts with a boundary that it does not name.`,
  ];
}
