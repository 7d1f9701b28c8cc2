import type { MultipartPart } from '../../../src/model/request/http-request';
import { toBaseName } from '../../../src/model/request/http-request';
import { toWellFormed } from '../../../src/model/request/encoding';
import type { RecordedRequest } from '../recorder';
import { toSentFile } from '../job';
import type { Finding } from './finding';
import { parseMultipart } from './parse-multipart';
import type { ArrivedPart } from './parse-multipart';

/** Compares a multipart body part by part, in order. */
export function judgeParts(
  meant: readonly MultipartPart[],
  { headers, body }: RecordedRequest,
): readonly Finding[] {
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

function judgePart(part: MultipartPart, arrived: ArrivedPart): readonly Finding[] {
  const name = toWellFormed(part.name);
  const fileName = part.kind === 'file' ? toWellFormed(toBaseName(part.path)) : undefined;
  // An empty name cannot be the subject of a finding.
  const subject = name === '' ? 'name' : name;
  const isRead = arrived.readings.some(
    (reading) => reading.name === name && reading.fileName === fileName,
  );
  const content = toContent(part);
  return [
    ...(isRead ? [] : [toFinding(subject, 'names', arrived.readings, { name, fileName })]),
    ...(arrived.content.equals(content)
      ? []
      : [toFinding(subject, 'content', arrived.content.toString(), content.toString())]),
    ...(part.contentType !== undefined && part.contentType !== arrived.type
      ? [toFinding(subject, 'type', arrived.type, part.contentType)]
      : []),
    ...(part.headers ?? [])
      .filter(([header, value]) => !arrived.lines.includes(`${header}: ${value}`))
      .map((header) => toFinding(subject, 'headers', arrived.lines, header)),
  ];
}

function toContent(part: MultipartPart): Buffer {
  return part.kind === 'file' ? toSentFile(part.path) : Buffer.from(toWellFormed(part.value));
}

function toFinding(subject: string, what: string, got: unknown, want: unknown): Finding {
  const text = `${what} of part ${subject}: ${JSON.stringify(got)} instead of ${JSON.stringify(want)}`;
  return { subject, text: text.slice(0, 400) };
}
