/** One part of a multipart body. */
export interface ArrivedPart {
  /** Clients escape quotes in names by one of two rules, and servers accept both. */
  readonly readings: readonly PartName[];
  readonly type: string | undefined;
  /** Its header lines. */
  readonly lines: readonly string[];
  readonly content: Buffer;
}

export interface PartName {
  readonly name: string | undefined;
  readonly fileName: string | undefined;
}

/** Parses a multipart body; undefined if its framing is wrong. */
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
  return {
    readings: [readByStandard(head), readByBackslash(head)],
    type: /^content-type: *([^\r\n]+)/im.exec(head)?.[1],
    lines: head.split('\r\n'),
    content: Buffer.from(piece.slice(end + 4), 'latin1'),
  };
}

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
function readByStandard(head: string): PartName {
  return {
    name: decode(/[; ]name="([^"]*)"/i.exec(head)?.[1]),
    fileName: decode(/[; ]filename="([^"]*)"/i.exec(head)?.[1]),
  };
}

/** As a quoted string in mail, as Go writes it; urllib3 escapes backslashes this way, and quotes by the standard. */
function readByBackslash(head: string): PartName {
  const read = (pattern: RegExp) => decode(pattern.exec(head)?.[1]?.replaceAll(/\\(["\\])/g, '$1'));
  return {
    name: read(/[; ]name="((?:[^"\\]|\\.)*)"/i),
    fileName: read(/[; ]filename="((?:[^"\\]|\\.)*)"/i),
  };
}

function decode(text: string | undefined): string | undefined {
  return text?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
