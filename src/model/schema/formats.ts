import type { Digits } from '../exact-number';

/** A string format. */
export interface TextFormat {
  /** Returns an example. Each index has its own, and that of 1 is short. */
  readonly write: (index: number) => string;
  readonly matches: (text: string) => boolean;
}

/** The format of a name; undefined for one that is not checked. */
export function findTextFormat(name = ''): TextFormat | undefined {
  return Object.hasOwn(textFormats, name) ? textFormats[name] : undefined;
}

/** The range of an integer format such as `int32`; undefined for formats that do not limit values. */
export function findIntegerRange(name = ''): readonly [min: Digits, max: Digits] | undefined {
  const [, unsigned, bits] = /^(u?)int(8|16|32|64)$/.exec(name) ?? [];
  if (bits === undefined) return undefined;
  const size = 2n ** BigInt(bits);
  const [min, max] = unsigned === 'u' ? [0n, size - 1n] : [-size / 2n, size / 2n - 1n];
  return [String(min), String(max)];
}

const HEX = '[0-9a-f]{1,4}';
const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const URI_CHARACTERS = "(?:[\\w.~!$&'()*+,;=:@/?#[\\]-]|%[0-9a-f]{2})";

const ipv4 = new RegExp(`^(?:${OCTET}\\.){3}${OCTET}$`);
const ipv6 = new RegExp(
  `^(?:${HEX}(?::${HEX}){7}|(?:${HEX}(?::${HEX}){0,6})?::(?:${HEX}(?::${HEX}){0,6})?)$`,
  'i',
);
/** Authors write relative addresses and templates, too: `/teams/1`, `https://{host}/teams`. */
const address = /^[^\s"<>]+$/;
const uriReference = new RegExp(`^${URI_CHARACTERS}*$`, 'i');
/** With leap seconds. Many APIs write the offset as `+0200`, which RFC 3339 does not. */
const time =
  /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i;
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const hostname = new RegExp(`^(?=.{1,253}\\.?$)${label}(?:\\.${label})*\\.?$`, 'i');
const email = new RegExp(
  `^[\\w!#$%&'*+/=?^\`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^\`{|}~-]+)*@${label}(?:\\.${label})+$`,
  'i',
);

const duration =
  /^P(?:\d+W|(?=[\dT])(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/;
const uriTemplate = /^(?:[^\s"'<>%\\^`{|}]|%[0-9a-f]{2}|\{[+#./;?&]?[\w.]+(?:,[\w.]+)*\*?\})*$/i;
const uuid = /^(?:urn:uuid:)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const base64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

const textFormats: Readonly<Record<string, TextFormat>> = {
  date: { write: writeDate, matches: isDate },
  'date-time': { write: (index) => `${writeDate(index)}T09:30:00Z`, matches: isDateTime },
  time: { write: (index) => `09:${toDigits(30 + (index % 30))}:00Z`, matches: toTest(time) },
  duration: { write: (index) => `P${3 + index}D`, matches: toTest(duration) },
  email: { write: writeEmail, matches: toTest(email) },
  'idn-email': { write: writeEmail, matches: toTest(/^[^\s@]+@[^\s@]+$/) },
  hostname: { write: writeHostname, matches: toTest(hostname) },
  'idn-hostname': { write: writeHostname, matches: toTest(/^[^\s/]+$/) },
  ipv4: { write: (index) => `198.51.100.${((41 + index) % 255) + 1}`, matches: toTest(ipv4) },
  ipv6: { write: writeIpv6, matches: isIpv6 },
  uri: { write: writeUri, matches: toTest(address) },
  url: { write: writeUri, matches: toTest(address) },
  iri: { write: writeUri, matches: toTest(address) },
  'uri-reference': { write: (index) => `/items/${index + 1}`, matches: toTest(uriReference) },
  'iri-reference': { write: (index) => `/items/${index + 1}`, matches: toTest(/^\S*$/) },
  'uri-template': {
    write: (index) => `/items/{id}${index === 0 ? '' : `/${index}`}`,
    matches: toTest(uriTemplate),
  },
  uuid: {
    write: (index) => `3fa85f64-5717-4562-b3fc-${(0x2c_96_3f_66_af_a6 + index).toString(16)}`,
    matches: toTest(uuid),
  },
  'json-pointer': {
    write: (index) => (index === 1 ? '' : `/items/${index}`),
    matches: toTest(/^(?:\/(?:[^~/]|~[01])*)*$/),
  },
  'relative-json-pointer': {
    write: (index) => (index === 1 ? '0' : `1/items/${index}`),
    matches: toTest(/^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/),
  },
  regex: { write: (index) => `^[a-z]{1,${index + 8}}$`, matches: isExpression },
  byte: { write: writeBase64, matches: isBase64 },
};

function toTest(expression: RegExp): (text: string) => boolean {
  return (text) => text.length > LONGEST || expression.test(text);
}

/** A longer text counts as matching: some expressions are slow, and nobody types more than this. */
const LONGEST = 2000;

function toDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function writeDate(index: number): string {
  if (index === 0) return '2024-07-29';
  const month = 1 + ((7 + Math.floor(index / 28)) % 12);
  return `2024-${toDigits(month)}-${toDigits(1 + (index % 28))}`;
}

function writeEmail(index: number): string {
  if (index === 1) return 'aiko@sakura.example';
  return index === 0
    ? 'aiko.tanaka@sakura-logistics.example'
    : `kenji.mori+${index}@sakura-logistics.example`;
}

function writeHostname(index: number): string {
  return index === 0 ? 'sakura-logistics.example' : `h${index}.example`;
}

function writeUri(index: number): string {
  return index === 0
    ? 'https://sakura-logistics.example/'
    : `https://sakura-logistics.example/${index}`;
}

function writeIpv6(index: number): string {
  return index === 1 ? '2001:db8::1' : `2001:db8::8a2e:370:${(0x7334 + index).toString(16)}`;
}

const base64Words = ['U2FrdXJh', 'S3lv', 'TWluYXRv', 'T3RhIFdhcmVob3Vz'];

function writeBase64(index: number): string {
  const word = base64Words[index % base64Words.length] ?? '';
  return word.repeat(1 + Math.floor(index / base64Words.length));
}

/** The last two groups may be written as an IPv4 address. */
function isIpv6(text: string): boolean {
  const [, start = '', end = ''] = /^(.*:)([^:]+)$/s.exec(text) ?? [];
  return toTest(ipv6)(ipv4.test(end) ? `${start}0:0` : text);
}

/** Long content is broken into lines. */
function isBase64(text: string): boolean {
  return toTest(base64)(text.replaceAll(/\r?\n/g, ''));
}

function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(`${year}-${month}-${day}`) || Number(year) < 100;
}

function isDateTime(text: string): boolean {
  return isDate(text.slice(0, 10)) && /^[t ]$/i.test(text.charAt(10)) && time.test(text.slice(11));
}

/** Compiles the expression, but never runs it. */
function isExpression(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
}
