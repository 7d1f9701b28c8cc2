import type { HttpBody } from '../../request/http-request';

/** Whether a body takes anything from a file. */
export function readsFiles(body: HttpBody): boolean {
  return (
    body.kind === 'file' ||
    (body.kind === 'multipart' && body.parts.some(({ kind }) => kind === 'file'))
  );
}
