import { assertNever } from '../../assert-never';
import { isAscii } from '../../request/encoding';
import type { BodyPiece, HttpBody, MultipartPart } from '../../request/http-request';
import { toBaseName } from '../../request/http-request';
import { toNamed } from '../syntax/sample';
import { toJsonCompound } from '../syntax/json';
import { layOut, toLiteral, toMap, toTextFields } from '../syntax/literal';
import { quoteRuby, quoteRubyText, ruby, rubyWithStringKeys } from './ruby-syntax';

/** Writes a body in Ruby. */
export function toRubyBody(body: HttpBody): string {
  switch (body.kind) {
    case 'json':
      return toJson(body.text);
    case 'text':
      return quoteRubyText(body.text);
    case 'form':
      return `URI.encode_www_form(${toTextFields(body.fields, 0, rubyWithStringKeys)})`;
    case 'multipart': {
      const isPlain = body.parts.every((part) => isAscii(Object.values(part).join('')));
      const parts = body.parts.map((part) => toPart(part, isPlain));
      return layOut(['[', ']'], parts, 0, ruby);
    }
    case 'file':
      return toBytes(body.path);
    case 'joined':
      return toJoined(body.pieces);
    default:
      return assertNever(body);
  }
}

/** The limitations of `net/http` for a body. */
export function toRubyBodyLimitations(body: HttpBody | undefined): readonly string[] {
  if (body?.kind !== 'multipart') return [];
  return toNamed(
    body.parts.filter((part) => part.kind === 'field' && part.contentType !== undefined),
    (names) => `Ruby adds a file name to parts that have their own Content-Type: ${names}.`,
  );
}

function toJson(text: string): string {
  const value = toJsonCompound(text);
  return value === undefined ? quoteRubyText(text) : `JSON.generate(${toLiteral(value, 0, ruby)})`;
}

function toJoined(pieces: readonly BodyPiece[]): string {
  const items = pieces.map((piece) =>
    piece.kind === 'file' ? toBytes(piece.path) : quoteRuby(piece.text),
  );
  // Ruby refuses to join bytes with non-ASCII text.
  const bytes = pieces.some(({ kind }) => kind === 'file') ? '.map(&:b)' : '';
  return `${layOut(['[', ']'], items, 0, ruby)}${bytes}.join`;
}

function toPart(part: MultipartPart, isPlain: boolean): string {
  const fileName = part.kind === 'file' ? toBaseName(part.path) : 'blob';
  const content = part.kind === 'file' ? toFileContent(part.path, isPlain) : quoteRuby(part.value);
  const options = [
    ['filename', quoteRuby(fileName)] as const,
    ...(part.contentType === undefined
      ? []
      : [['content_type', quoteRuby(part.contentType)] as const]),
  ];
  const hasOptions = part.kind === 'file' || part.contentType !== undefined;
  const items = [quoteRuby(part.name), content, ...(hasOptions ? [toMap(options, 1, ruby)] : [])];
  return layOut(['[', ']'], items, 1, ruby);
}

/** Ruby refuses to join bytes with non-ASCII text. */
function toFileContent(path: string, isPlain: boolean): string {
  return isPlain ? toBytes(path) : `${toBytes(path)}.force_encoding('UTF-8')`;
}

function toBytes(path: string): string {
  return `File.binread(${quoteRuby(path)})`;
}
