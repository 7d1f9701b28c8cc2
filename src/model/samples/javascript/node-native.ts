import type { HttpRequest } from '../../request/http-request';
import { outlivesRedirects } from '../../request/redirects';
import { quoteJavaScript } from './javascript-syntax';
import type { Sample } from '../syntax/sample';
import { toReading, toSavedPath } from '../syntax/sample';
import { toNodeRequest } from './fetch-request';
import { fetchReadings, toFetchLines } from './fetch';
import { toLineLoop, toNodeImports } from './node-input';

/** Writes a request with Node's own `fetch`, as an ES module. */
export function renderNodeNative(original: HttpRequest): Sample {
  const { request, limitations } = toNodeRequest(original);
  const reading = toReading(request);
  const imports = [
    ...toNodeImports(request),
    ...(reading === 'stream' ? ["import { Readable } from 'node:stream';"] : []),
  ];
  return {
    code: [
      ...(imports.length > 0 ? imports : ['// Top-level await works in an ES module (.mjs).']),
      ...(imports.length > 0 ? [''] : []),
      ...toFetchLines(request, 'node'),
      '',
      toReadingLine(request),
    ].join('\n'),
    limitations: [...limitations, ...toRedirectLimitations(request)],
  };
}

function toReadingLine(request: HttpRequest): string {
  const reading = toReading(request);
  if (reading === 'file')
    return `await writeFile(${quoteJavaScript(toSavedPath(request))}, response.body);`;
  if (reading === 'stream') return toLineLoop('Readable.fromWeb(response.body)');
  return `console.log(${fetchReadings[reading]});`;
}

function toRedirectLimitations({ method, body, response }: HttpRequest): readonly string[] {
  if (body?.kind !== 'multipart' || response?.redirects !== true) return [];
  const statuses = outlivesRedirects(method) ? '301, 302, 307 or 308' : '307 or 308';
  return [
    `After a ${statuses} redirect Node sends the parts with a boundary that it does not name.`,
  ];
}
