import type { BodyPiece, HttpBody, HttpHeader, MultipartPart } from './http-request';
import { isSameName, toDisposition } from './http-request';

/** Parts as the exact texts and files of a body: https://www.rfc-editor.org/rfc/rfc2046#section-5.1 */
export function toJoinedParts(parts: readonly MultipartPart[], mediaType: string): HttpBody {
  const own = /;\s*boundary="?([^";]+)/i.exec(mediaType)?.[1];
  const boundary = own ?? toFreeBoundary(parts);
  return {
    kind: 'joined',
    contentType: own === undefined ? `${mediaType}; boundary=${boundary}` : mediaType,
    pieces: [
      ...parts.flatMap((part, index) => toPieces(part, toStart(boundary, parts[index - 1]))),
      { kind: 'text', text: `${toStart(boundary, parts.at(-1))}--\r\n` },
    ],
  };
}

/** A boundary that no text of the parts has. */
function toFreeBoundary(parts: readonly MultipartPart[]): string {
  const texts = parts.map((part) => (part.kind === 'field' ? part.value : '')).join('\n');
  let boundary = 'sample-boundary';
  for (let count = 2; texts.includes(boundary); count += 1) boundary = `sample-boundary-${count}`;
  return boundary;
}

function toStart(boundary: string, before: MultipartPart | undefined): string {
  return `${before?.kind === 'file' ? '\r\n' : ''}--${boundary}`;
}

function toPieces(part: MultipartPart, start: string): readonly BodyPiece[] {
  const lines = listHeaders(part).map(([name, value]) => `${name}: ${value}`);
  const head = [start, ...lines, '', ''].join('\r\n');
  return part.kind === 'file'
    ? [
        { kind: 'text', text: head },
        { kind: 'file', path: part.path },
      ]
    : [{ kind: 'text', text: `${head}${part.value}\r\n` }];
}

/** The headers of a part. A part without a name has no disposition but its own. */
function listHeaders(part: MultipartPart): readonly HttpHeader[] {
  const { name, headers = [] } = part;
  const isFile = part.kind === 'file';
  const contentType = part.contentType ?? (isFile ? 'application/octet-stream' : undefined);
  const isDisposed =
    name === '' || headers.some(([other]) => isSameName(other, 'Content-Disposition'));
  return [
    ...(isDisposed ? [] : [['Content-Disposition', toDisposition(part)] as const]),
    ...(contentType === undefined ? [] : [['Content-Type', contentType] as const]),
    ...headers,
  ];
}
