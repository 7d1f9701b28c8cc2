import { assertNever } from '../assert-never';
import { encodeStrictly } from '../request/encoding';
import type { HttpBody, HttpRequest, MultipartPart } from '../request/http-request';
import { toDisposition } from '../request/http-request';
import { toWireRequest } from '../request/wire-request';
import { toReadableJson } from '../samples/syntax/json';
import type { OpenRequest } from './open-request';
import { withVariables } from './open-request';

/** A request as a `.http` file, which editors and httpYac send. */
export function toHttpFile({ request, variables }: OpenRequest, title: string): string {
  const wire = toWireRequest(request);
  const { method, url, headers, body } = wire;
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
    `### ${title}`,
    ...listRemarks(request).map((remark) => `# ${remark}`),
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
        .map((piece) => (piece.kind === 'text' ? piece.text : `< ./${piece.path}`))
        .join('\n');
    default:
      return assertNever(body);
  }
}

function toPart(part: MultipartPart): string {
  const type = part.contentType === undefined ? [] : [`Content-Type: ${part.contentType}`];
  return [
    `--${BOUNDARY}`,
    `Content-Disposition: ${toDisposition(part)}`,
    ...type,
    ...(part.headers ?? []).map(([name, value]) => `${name}: ${value}`),
    '',
    part.kind === 'file' ? `< ./${part.path}` : part.value,
  ].join('\n');
}

/** Remarks on values that the format cannot express exactly. */
function listRemarks({ remarks = [], body }: HttpRequest): readonly string[] {
  const texts = body?.kind === 'text' ? [body.text] : [];
  const hasSigns = texts.some((text) => /^(?:###|<|>|\/\/|#)|\{\{/m.test(text));
  return [
    ...remarks,
    ...(hasSigns ? ['Some lines of the body have a meaning of their own in this format.'] : []),
    ...(body?.kind === 'joined'
      ? ['The line breaks between the parts of the body may differ.']
      : []),
  ];
}
