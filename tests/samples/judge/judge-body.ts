import { assertNever } from '../../../src/model/assert-never';
import type { BodyPiece, HttpBody } from '../../../src/model/request/http-request';
import { toWellFormed } from '../../../src/model/request/encoding';
import type { RecordedRequest } from '../recorder';
import { toSentFile } from '../job';
import type { Finding } from './finding';
import { isSameJson } from './same-json';
import { judgeParts } from './judge-parts';
import type { MeantRequest } from './meant-requests';

/** Compares bodies: files and text by their bytes, JSON by its tokens, forms by their decoded pairs. */
export function judgeBody(
  { method, body }: MeantRequest,
  recorded: RecordedRequest,
): readonly Finding[] {
  const got = recorded.body;
  if (body === undefined) {
    return got.length === 0 ? [] : [toFinding('body', got, 'none')];
  }
  if (got.length === 0 && body.kind !== 'file') return [{ subject: method, text: 'no body' }];
  if (body.kind === 'multipart') return judgeParts(body.parts, recorded);
  return isSame(body, got) ? [] : [toFinding('body', got, JSON.stringify(body))];
}

function isSame(body: Exclude<HttpBody, { kind: 'multipart' }>, got: Buffer): boolean {
  switch (body.kind) {
    case 'json':
      return isSameJson(body.text, got.toString());
    case 'text':
      return got.equals(Buffer.from(toWellFormed(body.text)));
    case 'form':
      return isSameForm(body.fields, got.toString('latin1'));
    case 'file':
      return got.equals(toSentFile(body.path));
    case 'joined':
      return got.equals(Buffer.concat(body.pieces.map(toBytes)));
    default:
      return assertNever(body);
  }
}

function toBytes(piece: BodyPiece): Buffer {
  return piece.kind === 'file' ? toSentFile(piece.path) : Buffer.from(toWellFormed(piece.text));
}

/** Clients encode the same pairs in different ways. */
function isSameForm(fields: readonly (readonly [string, string])[], got: string): boolean {
  const want = fields.map(([name, value]) => [toWellFormed(name), toWellFormed(value)]);
  return JSON.stringify(want) === JSON.stringify(parseForm(got));
}

function parseForm(text: string): readonly (readonly [string, string])[] {
  return text.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), decode(value.join('='))] as const;
  });
}

/** Keeps percent signs that encode nothing, so that the comparison fails and not the judge. */
function decode(text: string): string {
  const bytes = text
    .replaceAll('+', ' ')
    .replaceAll(/%([\da-f]{2})/gi, (_, pair: string) => String.fromCharCode(parseInt(pair, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function toFinding(subject: string, got: Buffer, meant: string): Finding {
  return {
    subject,
    text: `body ${JSON.stringify(got.toString().slice(0, 300))} instead of ${meant.slice(0, 300)}`,
  };
}
