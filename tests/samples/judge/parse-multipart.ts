/** One part of a multipart body. */
export interface ArrivedPart {
  readonly name: string | undefined;
  readonly fileName: string | undefined;
  readonly type: string | undefined;
  readonly content: Buffer;
}

/** Takes a multipart body apart; undefined where its framing is wrong. */
export function parseMultipart(type: string, body: Buffer): readonly ArrivedPart[] | undefined {
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) return undefined;
  const pieces = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`);
  const [before, after] = [pieces[0], pieces.at(-1)];
  if (before !== '' || !/^--(?:\r\n)?$/.test(after ?? '')) return undefined;
  return pieces.slice(1, -1).map(parsePart);
}

function parsePart(piece: string): ArrivedPart {
  const end = piece.indexOf('\r\n\r\n');
  const head = Buffer.from(piece.slice(2, end), 'latin1').toString();
  const find = (pattern: RegExp) => pattern.exec(head)?.[1];
  return {
    name: unescape(find(/[; ]name="((?:[^"\\]|\\.)*)"/i)),
    fileName: unescape(find(/[; ]filename="((?:[^"\\]|\\.)*)"/i)),
    type: find(/^content-type: *([^\r\n]+)/im),
    content: Buffer.from(piece.slice(end + 4), 'latin1'),
  };
}

/** Clients write quotes and line breaks of names by either of two rules, and servers read both. */
function unescape(text: string | undefined): string | undefined {
  return text
    ?.replaceAll(/\\(["\\])/g, '$1')
    .replaceAll('%22', '"')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n');
}
