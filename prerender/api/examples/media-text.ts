import type { JsonObject } from '../../../src/model/json-object';
import { isObject } from '../../../src/model/json-object';
import { toJsonText } from '../../../src/model/json-text';
import type { Sequence } from '../../../src/model/request/media-type';
import { findSequence, isXmlType, toEssence } from '../../../src/model/request/media-type';
import type { WrittenSchema } from './xml-text';
import { toXmlText } from './xml-text';

/** A value as the text of a media type. Text is left as its author wrote it. */
export function toMediaText(mediaType: string, value: unknown, schema: WrittenSchema): string {
  if (typeof value === 'string') return value;
  const sequence = findSequence(mediaType);
  if (sequence !== undefined) return toSequenceText(sequence, value);
  if (isXmlType(mediaType)) return toXmlText(schema, value);
  if (toEssence(mediaType) === 'text/csv' && Array.isArray(value)) return toCsv(value);
  return toJsonText(value, '  ');
}

/** A value that is not a list is the only item. */
function toSequenceText(sequence: Sequence, value: unknown): string {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.map((item) => toItemText(sequence, item)).join('');
}

function toItemText(sequence: Sequence, item: unknown): string {
  if (sequence === 'events') return toEventText(item);
  // https://www.rfc-editor.org/rfc/rfc7464#section-2.2
  const separator = sequence === 'records' ? '\u001e' : '';
  return `${separator}${toJsonText(item)}\n`;
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
function toEventText(item: unknown): string {
  const fields = isEvent(item) ? Object.entries(item) : [['data', item] as const];
  const lines = fields.flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : toJsonText(value);
    return text.split(/\r\n|\r|\n/).map((line) => `${name}: ${line}\n`);
  });
  return `${lines.join('')}\n`;
}

/** False for the data of an event: a browser ignores fields with other names. */
function isEvent(item: unknown): item is JsonObject {
  const names = isObject(item) ? Object.keys(item) : [];
  return names.includes('data') || (names.length > 0 && names.every((name) => FIELD.test(name)));
}

const FIELD = /^(?:event|data|id|retry)$/;

/** Rows as lists, or as objects below a header: https://www.rfc-editor.org/rfc/rfc4180 */
function toCsv(rows: readonly unknown[]): string {
  const names = [...new Set(rows.flatMap((row) => (isObject(row) ? Object.keys(row) : [])))];
  const lines = rows.map((row) => {
    if (isObject(row)) return names.map((name) => row[name]);
    return Array.isArray(row) ? (row as readonly unknown[]) : [row];
  });
  return [...(names.length === 0 ? [] : [names]), ...lines]
    .map((cells) => `${cells.map(toCell).join(',')}\n`)
    .join('');
}

function toCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : toJsonText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
