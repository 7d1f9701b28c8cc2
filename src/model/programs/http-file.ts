import { assertNever } from '../assert-never';
import { encodeStrictly } from '../request/encoding';
import type { BodyPiece, HttpBody, HttpRequest, MultipartPart } from '../request/http-request';
import { toDisposition } from '../request/http-request';
import { toWireRequest } from '../request/wire-request';
import { toReadableJson } from '../samples/syntax/json';
import { toComment } from './comment';
import type { OpenRequest } from './open-request';
import { withVariables } from './open-request';

/** A request as a `.http` file, which editors and httpYac send. */
export function toHttpFile({ request, variables }: OpenRequest, title: string): string {
  const { method, url, headers, body, remarks } = toWritten(request);
  const type =
    body?.kind === 'multipart' ? [`Content-Type: multipart/form-data; boundary=${BOUNDARY}`] : [];
  const text = [
    `${method} ${url}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...type,
    ...(body === undefined ? [] : ['', toBodyText(body)]),
  ].join('\n');
  return [
    ...variables.map(({ name, value }) => `@${name} = ${value}`),
    '',
    toComment(title, '###'),
    ...remarks.map((remark) => toComment(remark)),
    withVariables(text, variables, ({ name }) => `{{${name}}}`),
    '',
  ].join('\n');
}

const BOUNDARY = 'part-of-the-request';

function toBodyText(body: HttpBody): string {
  switch (body.kind) {
    case 'json':
      // Braces in pairs would be a variable, and JSON has another notation for them.
      return toReadableJson(body.text, '').replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) =>
        text.replaceAll('{{', String.raw`\u007b\u007b`),
      );
    case 'text':
      return body.text;
    case 'form':
      return body.fields.map((pair) => pair.map(encodeStrictly).join('=')).join('&');
    case 'file':
      return `< ./${body.path}`;
    case 'multipart':
      return [...body.parts.map(toPart), `--${BOUNDARY}--`].join('\n');
    case 'joined':
      return body.pieces
        .map((piece) => (piece.kind === 'text' ? piece.text : `< ${toContent(piece)}`))
        .join('\n');
    default:
      return assertNever(body);
  }
}

function toPart(part: MultipartPart): string {
  const content = toContent(part);
  return [
    `--${BOUNDARY}`,
    ...listHead(part),
    '',
    part.kind === 'file' ? `< ${content}` : content,
  ].join('\n');
}

function listHead(part: MultipartPart): readonly string[] {
  return [
    `Content-Disposition: ${toDisposition(part)}`,
    ...(part.contentType === undefined ? [] : [`Content-Type: ${part.contentType}`]),
    ...(part.headers ?? []).map(([name, value]) => `${name}: ${value}`),
  ];
}

/** A text, or the path of a file. */
function toContent(piece: BodyPiece | MultipartPart): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'field':
      return piece.value;
    case 'file':
      return `./${piece.path}`;
    default:
      return assertNever(piece);
  }
}

/** The request without what would be notation of the format, which has no escapes, and the remarks on it. */
function toWritten(request: HttpRequest) {
  const wire = toWireRequest(request);
  const left: string[] = [];
  const isText = (name: string, ...texts: readonly string[]) => {
    const isKept = !texts.some((text) => NOTATION.test(text));
    if (!isKept) left.push(name);
    return isKept;
  };
  const headers = wire.headers.filter(([name, value]) =>
    isText(`the header ${name}`, `${name}: ${value}`),
  );
  const body = wire.body && toWrittenBody(wire.body, isText);
  const remarks = [
    ...(request.remarks ?? []),
    ...left.map((name) => `Left out, because it would be notation of this format: ${name}.`),
    ...(body?.kind === 'joined'
      ? ['The line breaks between the parts of the body may differ.']
      : []),
  ];
  return { ...wire, headers, body, remarks };
}

/** Comments, requests, files, scripts, tests and variables: https://httpyac.github.io/guide/request.html */
const NOTATION = /^[ \t]*(?:#|\/\/|<(?:@\w*)?\s|>|\?\?|@\S+\s*=)|\{\{/m;

function toWrittenBody(
  body: HttpBody,
  isText: (name: string, ...texts: readonly string[]) => boolean,
): HttpBody | undefined {
  if (body.kind === 'multipart') {
    const isKept = (part: MultipartPart) =>
      isText(`the part ${part.name}`, ...listHead(part), toContent(part));
    return { ...body, parts: body.parts.filter(isKept) };
  }
  return isText('the body', ...listTexts(body)) ? body : undefined;
}

function listTexts(body: Exclude<HttpBody, { kind: 'multipart' }>): readonly string[] {
  if (body.kind === 'file') return [`./${body.path}`];
  return body.kind === 'joined' ? body.pieces.map(toContent) : [toBodyText(body)];
}
