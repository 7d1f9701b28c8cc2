import type { HttpRequest } from '../../request/http-request';
import { toReading } from '../syntax/sample';

/** The imports of what reads the files of a body, and saves the response or reads its lines. */
export function toNodeImports(request: HttpRequest): readonly string[] {
  const { body } = request;
  const parts =
    body?.kind === 'multipart' ? body.parts : body?.kind === 'joined' ? body.pieces : [];
  const readsFile = body?.kind === 'file' || parts.some(({ kind }) => kind === 'file');
  const reading = toReading(request);
  const names = [...(readsFile ? ['readFile'] : []), ...(reading === 'file' ? ['writeFile'] : [])];
  return [
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from 'node:fs/promises';`] : []),
    ...(reading === 'stream' ? ["import { createInterface } from 'node:readline';"] : []),
  ];
}

/** Prints the lines of a stream of Node as they come. */
export function toLineLoop(stream: string): string {
  return `for await (const line of createInterface({ input: ${stream} })) console.log(line);`;
}
