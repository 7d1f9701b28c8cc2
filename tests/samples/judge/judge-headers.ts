import type { HttpBody, HttpHeader } from '../../../src/model/request/http-request';
import { toWellFormed } from '../../../src/model/request/encoding';
import type { TargetName } from '../../../src/model/samples/syntax/target';
import type { RecordedRequest } from '../recorder';
import { isAddedByClient } from './added-by-client';
import type { Finding } from './finding';
import type { MeantRequest } from './meant-requests';

/** Compares headers byte for byte, with repeats joined, and finds unexpected ones. */
export function judgeHeaders(
  meant: MeantRequest,
  recorded: RecordedRequest,
  target: TargetName,
): readonly Finding[] {
  const asked = meant.headers.map(([name]) => name.toLowerCase()).filter(isJudged);
  const names = new Set(asked);
  return [
    ...[...names].flatMap((name) => judgeHeader(name, meant, recorded)),
    ...judgeType(meant, recorded, target),
    ...judgeReferer(meant, recorded),
    ...recorded.headers.flatMap(([name]) => {
      const key = name.toLowerCase();
      const isKnown = names.has(key) || !isJudged(key);
      if (isKnown || isAddedByClient(name, target)) return [];
      return [{ subject: name, text: `header ${name} that nobody asked for` }];
    }),
  ];
}

/** The content type has separate rules; the other headers frame the message and are up to the client. */
function isJudged(name: string): boolean {
  return !/^(content-type|content-length|transfer-encoding)$/.test(name);
}

function judgeHeader(name: string, meant: MeantRequest, { headers }: RecordedRequest): Finding[] {
  const want = toValue(
    meant.headers.map(([other, value]) => [other, toBytes(value.trim())]),
    name,
  );
  const got = toValue(headers, name);
  if (want === got) return [];
  const subject = meant.headers.find(([other]) => other.toLowerCase() === name)?.[0] ?? name;
  return [
    { subject, text: `header ${name}: ${JSON.stringify(got)} instead of ${JSON.stringify(want)}` },
  ];
}

function toValue(headers: readonly HttpHeader[], name: string): string | undefined {
  const values = headers
    .filter(([other]) => other.toLowerCase() === name)
    .map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(name === 'cookie' ? '; ' : ', ');
}

/** Received headers have one character per byte. */
function toBytes(text: string): string {
  return Buffer.from(toWellFormed(text)).toString('latin1');
}

function judgeReferer({ hidesQuery }: MeantRequest, recorded: RecordedRequest): readonly Finding[] {
  const tells = toValue(recorded.headers, 'referer')?.includes('?') === true;
  return hidesQuery === true && tells
    ? [{ subject: 'Referer', text: 'the Referer holds the query of the request before' }]
    : [];
}

function judgeType(
  { headers, body, afterStatus }: MeantRequest,
  recorded: RecordedRequest,
  target: TargetName,
): readonly Finding[] {
  const got = toValue(recorded.headers, 'content-type');
  const given = toValue(headers, 'content-type');
  // A body that did not arrive is a separate finding.
  if (body !== undefined && recorded.body.length === 0) return [];
  const isRight =
    body === undefined
      ? got === given || isLeft(target, afterStatus)
      : isTypeOf(body, given, got ?? '');
  return isRight
    ? []
    : [{ subject: 'Content-Type', text: `content type ${got}, with ${given ?? 'none'} asked for` }];
}

/** Without a body, the content type means nothing: some clients add one, and some keep it after a redirect to GET. */
function isLeft(target: TargetName, afterStatus: string | undefined): boolean {
  return isAddedByClient('Content-Type', target) || afterStatus !== undefined;
}

const types = {
  json: 'application/json',
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
  file: 'application/octet-stream',
} as const;

function isTypeOf(body: HttpBody, given: string | undefined, got: string): boolean {
  if (body.kind === 'multipart') return /^multipart\/form-data; ?boundary=./.test(got);
  const implied = body.kind === 'joined' ? body.contentType : types[body.kind];
  const wanted = (given ?? implied).toLowerCase();
  // A charset is case-insensitive, and forms are UTF-8 anyway.
  const type = got.toLowerCase();
  return (
    type === wanted || (body.kind === 'form' && type.replace(/; ?charset=utf-8$/, '') === wanted)
  );
}
