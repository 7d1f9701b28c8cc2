import { assertNever } from '../../assert-never';
import { isAscii } from '../../request/encoding';
import type { HttpBody, MultipartPart } from '../../request/http-request';
import { toBaseName } from '../../request/http-request';
import { toNamed } from '../syntax/sample';
import { toJsonCompound } from '../syntax/json';
import { isMapLike, layOut, toLiteral, toMap, toPairList, toTextMap } from '../syntax/literal';
import { quoteRuby, quoteRubyText, ruby, rubyWithStringKeys } from './ruby-syntax';

/** The code of a body: its `require` lines, its expression, and the line that assigns it to the request. */
export interface RubyBody {
  readonly requires: readonly string[];
  readonly expression: string;
  readonly assignment: string;
}

const assignment = 'request.body = body';

/** Writes a body in Ruby. */
export function toRubyBody(body: HttpBody): RubyBody {
  switch (body.kind) {
    case 'json':
      return toJsonBody(body.text);
    case 'text':
      return { requires: [], expression: quoteRubyText(body.text), assignment };
    case 'form':
      return {
        requires: [],
        expression: `URI.encode_www_form(${toFields(body.fields)})`,
        assignment,
      };
    case 'multipart': {
      const isPlain = body.parts.every((part) => isAscii(Object.values(part).join('')));
      const parts = body.parts.map((part) => toPart(part, isPlain));
      const expression = layOut(['[', ']'], parts, 0, ruby);
      return {
        requires: [],
        expression,
        assignment: "request.set_form(body, 'multipart/form-data')",
      };
    }
    case 'file':
      return { requires: [], expression: `File.binread(${quoteRuby(body.path)})`, assignment };
    case 'joined': {
      const readsFile = body.pieces.some(({ kind }) => kind === 'file');
      const items = body.pieces.map((piece) =>
        piece.kind === 'file' ? `File.binread(${quoteRuby(piece.path)})` : quoteRuby(piece.text),
      );
      const list = layOut(['[', ']'], items, 0, ruby);
      // Ruby refuses to join bytes with non-ASCII text.
      const expression = readsFile ? `${list}.map(&:b).join` : `${list}.join`;
      return { requires: [], expression, assignment };
    }
    default:
      return assertNever(body);
  }
}

/** The limitations of `net/http` for a body. */
export function toRubyBodyLimitations(body: HttpBody): readonly string[] {
  if (body.kind !== 'multipart') return [];
  return toNamed(
    body.parts.filter((part) => part.kind === 'field' && part.contentType !== undefined),
    (names) => `Ruby adds a file name to parts that have their own Content-Type: ${names}.`,
  );
}

function toJsonBody(text: string): RubyBody {
  const value = toJsonCompound(text);
  if (value === undefined) return { requires: [], expression: quoteRubyText(text), assignment };
  const expression = `JSON.generate(${toLiteral(value, 0, ruby)})`;
  return { requires: ["require 'json'"], expression, assignment };
}

function toFields(fields: readonly (readonly [string, string])[]): string {
  return isMapLike(fields) ? toTextMap(fields, 0, rubyWithStringKeys) : toPairList(fields, 0, ruby);
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
  const bytes = `File.binread(${quoteRuby(path)})`;
  return isPlain ? bytes : `${bytes}.force_encoding('UTF-8')`;
}
