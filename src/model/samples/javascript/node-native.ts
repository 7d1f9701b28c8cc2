import type { HttpRequest } from '../../request/http-request';
import { outlivesRedirects } from '../../request/redirects';
import type { Reading, Sample } from '../syntax/sample';
import { listFiles, toReading, toSavedPath } from '../syntax/sample';
import { fetchReadings, toFetchLines, toFetchRequest } from './fetch';
import { quoteJavaScript } from './javascript-syntax';

/** Writes a request with Node's own `fetch`, as an ES module. */
export function renderNodeNative(wire: HttpRequest): Sample {
  const sent = toFetchRequest(wire, 'node');
  const { request, limitations } = sent;
  const imports = [
    ...toNodeImports(request),
    ...(toReading(request) === 'stream' ? ["import { Readable } from 'node:stream';"] : []),
  ];
  return {
    code: [
      ...(imports.length > 0
        ? [...imports, '']
        : ['// Top-level await works in an ES module (.mjs).']),
      ...toFetchLines(sent, 'node'),
      '',
      toNodeReading(request, {
        ...fetchReadings,
        stream: 'Readable.fromWeb(response.body)',
        file: 'response.body',
      }),
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

/** The imports of what reads the files of a body, and saves the response or reads its lines. */
export function toNodeImports(request: HttpRequest): readonly string[] {
  const reading = toReading(request);
  const names = [
    ...(listFiles(request.body).length > 0 ? ['readFile'] : []),
    ...(reading === 'file' ? ['writeFile'] : []),
  ];
  return [
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from 'node:fs/promises';`] : []),
    ...(reading === 'stream' ? ["import { createInterface } from 'node:readline';"] : []),
  ];
}

/** Saves a file that a client receives, or prints what it receives, a stream line by line. */
export function toNodeReading(
  request: HttpRequest,
  expressions: Readonly<Record<Reading, string>>,
): string {
  const reading = toReading(request);
  const code = expressions[reading];
  if (reading === 'file')
    return `await writeFile(${quoteJavaScript(toSavedPath(request))}, ${code});`;
  return reading === 'stream'
    ? `for await (const line of createInterface({ input: ${code} })) console.log(line);`
    : `console.log(${code});`;
}
