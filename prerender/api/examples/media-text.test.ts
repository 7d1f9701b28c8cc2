import { describe, expect, it } from 'vitest';
import { ExactNumber } from '../../../src/model/exact-number';
import type { SchemaObject } from '../document/schema-object';
import { createConversion } from '../fixtures/create-conversion';
import { toMediaText } from './media-text';

function write(mediaType: string, value: unknown, schema: SchemaObject = true): string {
  const { graph } = createConversion({}, [{ schema, id: 'body' }]);
  const ref = graph.getId(schema);
  return toMediaText(mediaType, value, { graph: graph.nodes, ref, direction: 'request' });
}

describe('a value in a media type', () => {
  it.each([
    ['application/x-ndjson', [{ a: 1 }, [2], null, 'x'], '{"a":1}\n[2]\nnull\n"x"\n'],
    ['application/jsonl', { a: 1 }, '{"a":1}\n'],
    ['application/jsonl', [], ''],
    ['application/json-seq', [1], '\u001e1\n'],
    ['text/event-stream', [{ data: 'a\r\nb' }, 'c'], 'data: a\ndata: b\n\ndata: c\n\n'],
    ['text/event-stream', [{ event: 'a', id: '1' }], 'event: a\nid: 1\n\n'],
    ['text/event-stream', [{ data: 'a', more: 1 }], 'data: a\nmore: 1\n\n'],
    ['text/event-stream', [{ text: 'a', seq: 1 }], 'data: {"text":"a","seq":1}\n\n'],
    ['text/event-stream', [{ id: '1', text: 'a' }], 'data: {"id":"1","text":"a"}\n\n'],
    ['text/event-stream', [{}], 'data: {}\n\n'],
    [
      'text/csv',
      [
        { a: 1, b: 'x,"y"' },
        { b: null, c: 2 },
      ],
      'a,b,c\n1,"x,""y""",\n,,2\n',
    ],
    [
      'text/csv',
      [
        [1, 'a'],
        [2, 'b\nc'],
      ],
      '1,a\n2,"b\nc"\n',
    ],
    ['text/plain', 5, '5'],
    ['text/plain', new ExactNumber('1.10'), '1.10'],
    ['text/csv', [{ a: new ExactNumber('9223372036854775807') }], 'a\n9223372036854775807\n'],
    [
      'application/x-ndjson',
      [{ a: new ExactNumber('1e400') }, new ExactNumber('-0')],
      '{"a":1e400}\n-0\n',
    ],
    ['application/json-seq', [new ExactNumber('9007199254740993')], '\u001e9007199254740993\n'],
    ['text/event-stream', [{ data: { a: new ExactNumber('1.10') } }], 'data: {"a":1.10}\n\n'],
    [
      'application/xml',
      { a: new ExactNumber('1.10'), b: [new ExactNumber('9223372036854775807')] },
      '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <a>1.10</a>\n  <b>9223372036854775807</b>\n</root>',
    ],
    ['text/plain', null, 'null'],
    ['application/yaml', { a: [1] }, '{\n  "a": [\n    1\n  ]\n}'],
    ['application/xml', '<a/>', '<a/>'],
  ])('is written as %s says: %j', (mediaType, value, text) => {
    expect(write(mediaType, value)).toBe(text);
  });
});

describe('a value in XML', () => {
  const xml = (value: unknown, schema: SchemaObject) =>
    write('application/xml', value, schema).split('\n').slice(1).join('\n');

  it('has a root even if nothing names it', () => {
    expect(xml({ a: [1, 2] }, {})).toBe('<root>\n  <a>1</a>\n  <a>2</a>\n</root>');
    expect(xml([1, 2], {})).toBe('<root>\n  <root>1</root>\n  <root>2</root>\n</root>');
  });

  it('follows the node types of 3.2: text, CDATA, and none', () => {
    const schema: SchemaObject = {
      xml: { name: 'doc' },
      properties: {
        kind: { xml: { nodeType: 'attribute' } },
        body: { xml: { nodeType: 'cdata' } },
        group: { xml: { nodeType: 'none' }, properties: { b: { type: 'string' } } },
      },
    };
    expect(xml({ body: '<b>]]></b>', kind: 'a<"b"' }, schema)).toBe(
      '<doc kind="a&lt;&quot;b&quot;"><![CDATA[<b>]]]]><![CDATA[></b>]]></doc>',
    );
    expect(xml({ group: { b: 'x' } }, schema)).toBe('<doc>\n  <b>x</b>\n</doc>');
    const text: SchemaObject = {
      xml: { name: 'v' },
      properties: { t: { xml: { nodeType: 'text' } } },
    };
    expect(xml({ t: 'a & b' }, text)).toBe('<v>a &amp; b</v>');
  });

  it('has no attribute without an element for it', () => {
    const id = { xml: { nodeType: 'attribute' } } as const;
    expect(xml({ id: 1, a: 'x' }, { xml: { nodeType: 'none' }, properties: { id } })).toBe(
      '<a>x</a>',
    );
  });

  it('says null by the attribute of XML Schema', () => {
    expect(xml({ a: null }, { xml: { name: 'x' } })).toBe(
      '<x>\n  <a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true" />\n</x>',
    );
  });

  it('keeps line breaks and non-ASCII text', () => {
    expect(xml({ a: 'ü\n  日本' }, { xml: { name: 'x' } })).toBe('<x>\n  <a>ü\n  日本</a>\n</x>');
  });
});
