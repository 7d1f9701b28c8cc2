import type { JsonObject } from '../../../src/model/json-object';
import { isObject } from '../../../src/model/json-object';
import { toJsonText } from '../../../src/model/json-text';
import type { Sequence } from '../../../src/model/request/media-type';
import { findSequence, isXmlType, toEssence } from '../../../src/model/request/media-type';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Direction, SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';

/** The schema that says how a value is written. */
interface WrittenSchema {
  readonly graph: SchemaGraph;
  readonly ref: SchemaRef;
  readonly direction: Direction;
}

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
  const all = fields.flatMap(([name, value]) => {
    const lines = toScalar(value).split(/\r\n|\r|\n/);
    return lines.map((line) => `${name}: ${line}\n`);
  });
  return `${all.join('')}\n`;
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
  const text = toScalar(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A value as an XML document, by the XML Objects of its schema: https://spec.openapis.org/oas/v3.2.0#xml-object */
function toXmlText(source: WrittenSchema, value: unknown): string {
  const name = toEffectiveSchema(source.graph, source.ref, source.direction).name;
  const nodes = toNodes(source, source.ref, value, name ?? 'root', true)
    // Outside of all elements there is no place for one.
    .filter(({ kind }) => kind !== 'attribute');
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...nodes.flatMap(({ lines }) => lines)].join(
    '\n',
  );
}

/** A part of an XML document, as encoded text. */
interface XmlNode {
  readonly kind: 'attribute' | 'element' | 'text';
  readonly lines: readonly string[];
}

/** The nodes of a value; an array without a wrapper has one for each item. */
function toNodes(
  source: WrittenSchema,
  ref: SchemaRef,
  value: unknown,
  inherited: string,
  isRoot = false,
): readonly XmlNode[] {
  const schema = toEffectiveSchema(source.graph, ref, source.direction);
  const { xml } = schema;
  const isList = Array.isArray(value);
  const kind = toNodeType(schema, isList, isRoot);
  // The name of an array names its wrapper alone.
  const own = xml?.name ?? inherited;
  const name = xml?.prefix === undefined ? own : `${xml.prefix}:${own}`;
  const isWrapped = isList && kind === 'element';
  const children = toChildren(source, schema, value, isWrapped ? own : inherited);
  switch (kind) {
    case 'attribute':
      return [toAttribute(name, toScalar(value))];
    case 'text':
      return [toText(encode(toScalar(value)))];
    case 'cdata':
      return [toText(toCdata(toScalar(value)))];
    case 'none':
      return children;
    default:
      return [toElement(name, [...toNamespace(schema), ...children])];
  }
}

/** `attribute` and `wrapped` are how 3.0 and 3.1 say it. */
function toNodeType({ xml }: EffectiveSchema, isList: boolean, isRoot: boolean): string {
  if (xml?.nodeType !== undefined) return xml.nodeType;
  if (xml?.attribute === true) return 'attribute';
  // A document has one root.
  return isList && xml?.wrapped !== true && !isRoot ? 'none' : 'element';
}

function toNamespace({ xml }: EffectiveSchema): readonly XmlNode[] {
  if (xml?.namespace === undefined) return [];
  return [toAttribute(xml.prefix === undefined ? 'xmlns' : `xmlns:${xml.prefix}`, xml.namespace)];
}

function toChildren(
  source: WrittenSchema,
  schema: EffectiveSchema,
  value: unknown,
  inherited: string,
): readonly XmlNode[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      toNodes(source, schema.prefixItems[index] ?? schema.items ?? [], item, inherited),
    );
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, item]) => {
      const property = schema.properties.find((one) => one.name === name);
      return toNodes(source, property?.schema ?? [], item, name);
    });
  }
  if (value === null) {
    return [
      toAttribute('xmlns:xsi', 'http://www.w3.org/2001/XMLSchema-instance'),
      toAttribute('xsi:nil', 'true'),
    ];
  }
  const text = encode(toScalar(value));
  return text === '' ? [] : [toText(text)];
}

/** Each element within starts a line; an element with text of its own keeps all of it on its line. */
function toElement(name: string, nodes: readonly XmlNode[]): XmlNode {
  const isAttribute = ({ kind }: XmlNode) => kind === 'attribute';
  const open = [name, ...nodes.filter(isAttribute).flatMap(({ lines }) => lines)].join(' ');
  const content = nodes.filter((node) => !isAttribute(node));
  const inner = content.flatMap(({ lines }) => lines);
  if (content.length === 0) return { kind: 'element', lines: [`<${open} />`] };
  const lines = content.some(({ kind }) => kind === 'text')
    ? [`<${open}>${inner.join('')}</${name}>`]
    : [`<${open}>`, ...inner.map((line) => `  ${line}`), `</${name}>`];
  return { kind: 'element', lines };
}

function toAttribute(name: string, text: string): XmlNode {
  return { kind: 'attribute', lines: [`${name}="${encode(text).replaceAll('"', '&quot;')}"`] };
}

function toText(text: string): XmlNode {
  return { kind: 'text', lines: [text] };
}

function toScalar(value: unknown): string {
  return typeof value === 'string' ? value : toJsonText(value);
}

function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;');
}

function toCdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
