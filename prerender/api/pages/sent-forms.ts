import { toBody, toJoinedParts } from '../../../src/model/request/filled-body';
import type { BodyPiece, HttpBody } from '../../../src/model/request/http-request';
import { toBaseName } from '../../../src/model/request/http-request';
import { toEssence } from '../../../src/model/request/media-type';
import { toBodyValues } from '../../../src/model/request/start-values';
import { decodePercent } from '../../../src/model/site/decode-percent';
import type { Conversion } from '../operation/conversion';
import type { NamedExample } from '../operation/example-objects';
import type { BodySource } from '../request/template-body';
import { toTemplateBody } from '../request/template-body';

/** The examples of a form as they are sent: as lines, or as parts. Undefined for a text that is its author's. */
export function listSentTexts(
  conversion: Conversion,
  mediaType: string,
  examples: readonly NamedExample[],
  source: Omit<BodySource, 'anchor'>,
): readonly (string | undefined)[] {
  const isForm = /^(?:multipart\/|application\/x-www-form-urlencoded$)/.test(toEssence(mediaType));
  if (!isForm) return [];
  const values = examples.map(({ name, value }) => ({ anchor: name, name, value }));
  const body = toTemplateBody(conversion, mediaType, values, { anchor: '', ...source });
  if (body.kind !== 'form' && body.kind !== 'multipart') return [];
  return examples.map((_, index) => {
    const sent = toBody({ bodies: [body] }, toBodyValues(body, 0, index));
    return sent && findText(sent);
  });
}

function findText(body: HttpBody): string | undefined {
  switch (body.kind) {
    case 'form':
      return body.fields.map(toLine).join('\n');
    case 'multipart':
      return findText(toJoinedParts(body.parts, 'multipart/form-data; boundary=boundary'));
    case 'joined':
      return body.pieces.map(toPieceText).join('').replaceAll('\r\n', '\n').trimEnd();
    // A styled form is sent as one text.
    case 'text':
      return body.text.split('&').map(toReadable).join('\n');
    default:
      return undefined;
  }
}

function toLine([name, value]: readonly [string, string]): string {
  return `${name}=${value.replaceAll('\n', '%0A')}`;
}

function toReadable(pair: string): string {
  return decodePercent(pair).replaceAll('\n', '%0A');
}

function toPieceText(piece: BodyPiece): string {
  return piece.kind === 'file' ? `(the bytes of ${toBaseName(piece.path)})` : piece.text;
}
