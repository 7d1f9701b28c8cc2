import type { MultipartPart } from '../../../src/model/http-request';
import { toBaseName } from '../../../src/model/samples/base-name';
import { toWellFormed } from '../../../src/model/samples/well-formed';
import type { RecordedRequest } from '../recorder';
import { toSentFile } from '../sent-file';
import type { Fault } from './fault';
import { parseMultipart } from './parse-multipart';
import type { ArrivedPart } from './parse-multipart';

/** Compares a multipart body part by part, in their order. */
export function judgeParts(
  meant: readonly MultipartPart[],
  { headers, body }: RecordedRequest,
): readonly Fault[] {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const parts = parseMultipart(type, body);
  if (parts === undefined) return [{ subject: 'body', text: 'no multipart body' }];
  if (parts.length !== meant.length) {
    return [{ subject: 'body', text: `${parts.length} parts instead of ${meant.length}` }];
  }
  return meant.flatMap((part, index) => {
    const arrived = parts[index];
    return arrived === undefined ? [] : judgePart(part, arrived);
  });
}

function judgePart(part: MultipartPart, arrived: ArrivedPart): readonly Fault[] {
  const name = toWellFormed(part.name);
  const want = {
    name,
    fileName: part.kind === 'file' ? toWellFormed(toBaseName(part.path)) : undefined,
    content: toContent(part).toString('latin1'),
  };
  const got = { ...arrived, content: arrived.content.toString('latin1') };
  return [
    ...(['name', 'fileName', 'content'] as const)
      .filter((key) => want[key] !== got[key])
      .map((key) => toFault(name, key, got[key], want[key])),
    ...(part.contentType !== undefined && part.contentType !== arrived.type
      ? [toFault(name, 'type', arrived.type, part.contentType)]
      : []),
  ];
}

function toContent(part: MultipartPart): Buffer {
  return part.kind === 'file' ? toSentFile(part.path) : Buffer.from(toWellFormed(part.value));
}

function toFault(
  subject: string,
  what: string,
  got: string | undefined,
  want: string | undefined,
): Fault {
  const text = `${what} of part ${subject}: ${JSON.stringify(got)} instead of ${JSON.stringify(want)}`;
  return { subject, text: text.slice(0, 400) };
}
