import type { Example, RequestBody } from '../../../src/model/api/operation';
import { toBody } from '../../../src/model/request/filled-body';
import type { HttpBody, MultipartPart } from '../../../src/model/request/http-request';
import type { RequestTemplate } from '../../../src/model/request/request-template';
import { toBodyValues } from '../../../src/model/request/start-values';
import { decodePercent } from '../../../src/model/site/decode-percent';
import { toPlainCode } from '../../../src/model/text/code';

/** A request body whose forms are shown as they are sent by the samples: as lines, or as parts. */
export function withSentForms(body: RequestBody, template: RequestTemplate): RequestBody {
  return {
    ...body,
    content: body.content.map((media) => ({
      ...media,
      examples: media.examples.map((example) => {
        const text = findSentText(template, media.mediaType, example);
        return text === undefined ? example : { ...example, code: toPlainCode(text, 'text') };
      }),
    })),
  };
}

function findSentText(
  template: RequestTemplate,
  mediaType: string,
  { name }: Example,
): string | undefined {
  const media = template.bodies.findIndex((one) => one.mediaType === mediaType);
  const body = template.bodies[media];
  const index = body?.examples.findIndex((one) => one.name === name) ?? -1;
  if (body === undefined || index === -1 || !/^(?:form|multipart)$/.test(body.kind)) {
    return undefined;
  }
  const sent = toBody(template, toBodyValues(body, media, index));
  return sent === undefined ? undefined : findText(sent);
}

function findText(body: HttpBody): string | undefined {
  if (body.kind === 'form') return body.fields.map(toLine).join('\n');
  if (body.kind === 'multipart') return toPartsText(body.parts);
  // A styled form is sent as one text.
  return body.kind === 'text' ? body.text.split('&').map(toReadable).join('\n') : undefined;
}

function toLine([name, value]: readonly [string, string]): string {
  return `${name}=${value.replaceAll('\n', '%0A')}`;
}

function toReadable(pair: string): string {
  return decodePercent(pair).replaceAll('\n', '%0A');
}

/** https://www.rfc-editor.org/rfc/rfc7578#section-4 */
function toPartsText(parts: readonly MultipartPart[]): string {
  return [...parts.map((part) => `--boundary\n${toPartText(part)}\n`), '--boundary--'].join('');
}

function toPartText(part: MultipartPart): string {
  const { kind, name } = part;
  const file = kind === 'file' ? `; filename="${toQuoted(toFileName(part.path))}"` : '';
  const type = part.contentType ?? (kind === 'file' ? 'application/octet-stream' : undefined);
  return [
    `Content-Disposition: form-data; name="${toQuoted(name)}"${file}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    '',
    kind === 'file' ? `(the bytes of ${toFileName(part.path)})` : part.value,
  ].join('\n');
}

function toFileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** Quotes and line breaks are percent-encoded: https://html.spec.whatwg.org/#multipart-form-data */
function toQuoted(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
