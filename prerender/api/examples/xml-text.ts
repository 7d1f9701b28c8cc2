import { isObject } from '../../../src/model/json-object';
import { toJsonText } from '../../../src/model/json-text';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Direction, SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';

/** The schema that says how a value is written. */
export interface WrittenSchema {
  readonly graph: SchemaGraph;
  readonly ref: SchemaRef;
  readonly direction: Direction;
}

/** A value as an XML document, by the XML Objects of its schema: https://spec.openapis.org/oas/v3.2.0#xml-object */
export function toXmlText(source: WrittenSchema, value: unknown): string {
  const name = toEffectiveSchema(source.graph, source.ref, source.direction).name;
  const nodes = toNodes(source, source.ref, value, name ?? 'root', true);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...nodes.flatMap(toLines)].join('\n');
}

/** A part of an XML document, with its text encoded. */
type XmlNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'attribute'; readonly name: string; readonly text: string }
  | { readonly kind: 'element'; readonly name: string; readonly children: readonly XmlNode[] };

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
      return [{ kind, name, text: encode(toScalar(value)).replaceAll('"', '&quot;') }];
    case 'text':
      return [{ kind, text: encode(toScalar(value)) }];
    case 'cdata':
      return [{ kind: 'text', text: toCdata(toScalar(value)) }];
    case 'none':
      return children;
    default:
      return [{ kind: 'element', name, children: [...toNamespace(schema), ...children] }];
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
  const name = xml.prefix === undefined ? 'xmlns' : `xmlns:${xml.prefix}`;
  return [{ kind: 'attribute', name, text: encode(xml.namespace).replaceAll('"', '&quot;') }];
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
    const nodes = Object.entries(value).flatMap(([name, item]) => {
      const property = schema.properties.find((one) => one.name === name);
      return toNodes(source, property?.schema ?? [], item, name);
    });
    const isAttribute = ({ kind }: XmlNode) => kind === 'attribute';
    return [...nodes.filter(isAttribute), ...nodes.filter((node) => !isAttribute(node))];
  }
  if (value === null) {
    return [
      {
        kind: 'attribute',
        name: 'xmlns:xsi',
        text: 'http://www.w3.org/2001/XMLSchema-instance',
      },
      { kind: 'attribute', name: 'xsi:nil', text: 'true' },
    ];
  }
  const text = encode(toScalar(value));
  return text === '' ? [] : [{ kind: 'text', text }];
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

/** One line for each element; an element with text of its own keeps all of it on its line. */
function toLines(node: XmlNode): readonly string[] {
  if (node.kind !== 'element') return node.kind === 'text' ? [node.text] : [];
  const open = [node.name, ...node.children.flatMap(toAttribute)].join(' ');
  const content = node.children.filter(({ kind }) => kind !== 'attribute');
  if (content.length === 0) return [`<${open} />`];
  const lines = content.flatMap(toLines);
  return content.some(({ kind }) => kind === 'text')
    ? [`<${open}>${lines.join('')}</${node.name}>`]
    : [`<${open}>`, ...lines.map((line) => `  ${line}`), `</${node.name}>`];
}

function toAttribute(node: XmlNode): readonly string[] {
  return node.kind === 'attribute' ? [`${node.name}="${node.text}"`] : [];
}
