import { toHeaderLine } from './http-request';

/** Type and subtype in lower case, without parameters. */
export function toEssence(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** How a media type writes several JSON values one after the other. */
export type Sequence = 'lines' | 'records' | 'events';

/** The way of a sequential media type: https://spec.openapis.org/oas/v3.2.0#sequential-media-types */
export function findSequence(mediaType: string): Sequence | undefined {
  const essence = toEssence(mediaType);
  if (/[/+]json-seq$/.test(essence)) return 'records';
  if (essence === 'text/event-stream') return 'events';
  const isLines = /[/+.-](?:ndjson|ldjson|jsonl|jsonlines|json-lines|json-stream)$/.test(essence);
  // Spring's name for lines of JSON.
  return isLines || essence === 'application/stream+json' ? 'lines' : undefined;
}

/** True if a body of this media type is one JSON value. */
export function isJsonType(mediaType: string): boolean {
  return (
    /[/+._-]json(?:$|[._-])/.test(toEssence(mediaType)) && findSequence(mediaType) === undefined
  );
}

export function isXmlType(mediaType: string): boolean {
  return /(?:[/+]|^)xml$/.test(toEssence(mediaType));
}

/** True if a body of this media type is text that people read. */
export function isTextType(mediaType: string): boolean {
  const essence = toEssence(mediaType);
  return essence.startsWith('text/') || /[/+-]yaml$/.test(essence);
}

/** True for a media type that stands for several, such as `image/*`. */
export function isMediaRange(mediaType: string): boolean {
  return /^\*\/\*$|^[^/]+\/\*(?:\+|$)/.test(toEssence(mediaType));
}

/** The ending of a file in a media type such as `image/png`; others are only bytes. */
export function toFileEnding(mediaType: string): string {
  const [type, subtype = ''] = toEssence(mediaType).split('/');
  const known = endings.get(subtype) ?? (type === 'text' ? 'txt' : undefined);
  const isOwnEnding = /^(?:png|jpeg|gif|webp|avif|pdf|zip|mp4|mpeg|webm|ogg|wav)$/.test(subtype);
  return isOwnEnding ? subtype : (known ?? 'bin');
}

const endings: ReadonlyMap<string, string> = new Map([
  ['gzip', 'gz'],
  ['svg+xml', 'svg'],
  ['csv', 'csv'],
  ['html', 'html'],
  ['xml', 'xml'],
  ['yaml', 'yaml'],
  ['vnd.ms-excel', 'xls'],
  ['vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
]);

/** The kind of content in a body. */
export type BodyShape = 'data' | 'text' | 'file';

/** A media type that a client can send, on one line: itself or, for a range, the usual one of that range. */
export function toSendableType(mediaType: string, shape: BodyShape): string {
  if (!isMediaRange(mediaType)) return toHeaderLine(mediaType);
  const essence = toEssence(mediaType);
  const [, suffix] = essence.split('*+');
  if (suffix !== undefined) return `application/${suffix}`;
  const known = usualTypes.get(essence);
  if (known !== undefined) return known;
  return { data: 'application/json', text: 'text/plain', file: 'application/octet-stream' }[shape];
}

const usualTypes: ReadonlyMap<string, string> = new Map([
  ['text/*', 'text/plain'],
  ['image/*', 'image/png'],
  ['audio/*', 'audio/mpeg'],
  ['video/*', 'video/mp4'],
  ['font/*', 'font/woff2'],
  ['multipart/*', 'multipart/form-data'],
]);
