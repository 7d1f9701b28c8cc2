import { describe, expect, it } from 'vitest';
import { findContentTitle, hasOwnTitle, listOperations, toExcerpt } from './doc-text';

describe('the title that a text begins with', () => {
  it.each([
    ['# Title', 'Title'],
    ['\n\n#   Title  \n\nText', 'Title'],
    ['Title\n===', 'Title'],
    ['Title\r\n=====\r\n\r\nText', 'Title'],
    ['import a from "b";\n\n# T {#x}', 'T'],
    ['import a\n  from "b";\nexport const c = 1;\n\n# T', 'T'],
    ['{/* A note\nof two lines */}\n\n# T', 'T'],
    ['# `code` **b** T', 'code **b** T'],
    ['# C# in depth', 'C# in depth'],
    ['# Closed ##', 'Closed'],
  ])('of %j is %s', (body, title) => {
    expect(findContentTitle(body)).toBe(title);
  });

  it.each([
    'text\n# Title',
    '<!-- c -->\n# T2',
    '## Sub',
    '#Title',
    '# ',
    '',
    '\n\n',
    '```\n# a\n```',
  ])('is missing in %j', (body) => {
    expect(findContentTitle(body)).toBeUndefined();
  });
});

describe('a text', () => {
  it.each([
    ['# Title', true],
    ['Text\n\n# Title', true],
    ['Text\n\nTitle\n===', true],
    ['```md\n## a\n```\n\n# Title', true],
    ['~~~~\n~~~\n## a\n~~~~\n\n# Title', true],
    ['## Sub\n\n# Title', false],
    ['---\n\n# Title', false],
    ['* * *\n\n# Title', false],
    ['Sub\n---\n\n# Title', false],
    ['```md\n# a\n```', false],
    ['- - list\n\n# Title', true],
    ['| a |\n| --- |\n\n# Title', true],
    ['', false],
  ])('%j shows a title of its own: %s', (body, shows) => {
    expect(hasOwnTitle(body)).toBe(shows);
  });
});

describe('the excerpt', () => {
  it.each([
    ['Some **bold** text [link](x).', 'Some bold text link.'],
    ['# Only', ''],
    ['```js\nconst a = 1;\n```\nafter', 'after'],
    ['````md\n```js\n```\n# no\n````\nafter', 'after'],
    ['~~~\na\n~~~\n\nafter', 'after'],
    ['> quote', 'quote'],
    ['- list item', '- list item'],
    [':::note\ninner\n:::', 'inner'],
    [':::tip[Title]\n\ninner', 'inner'],
    ['# T\n\n## Sub', 'Sub'],
    ['## Sub ##', 'Sub'],
    ['T\n===\n\nText', 'Text'],
    ['~~del~~ _it_ `code`', 'del it code'],
    ['***both*** and __strong__', 'both and strong'],
    ['', ''],
  ])('of %j is %j', (body, excerpt) => {
    expect(toExcerpt(body)).toBe(excerpt);
  });

  it.each([
    ['import a from "b";\nimport c from "d";\n\nText', 'Text'],
    ['export const a = {\n  b: 1,\n};\n\nText', 'Text'],
    ['{/* a\nnote */}\n\nText {/* inner */}', 'Text'],
    ['<!-- a note\nof two lines -->\nText', 'Text'],
    ['<Card\n  title="a"\n>\n\nText <b>bold</b>', 'Text bold'],
    ['<Card title="a" />\n\nText', 'Text'],
    ['![The alt](a.png) and ![][ref]', 'The alt and'],
    ['A note[^1] and [a link][ref]', 'A note and a link'],
    ['[^1]: A footnote\n\nText', 'Text'],
    ['Done :tada: at 12:30:45', 'Done at 12:30:45'],
    ['## Heading {#own-id}', 'Heading'],
    ['| a | b |\n| - | - |\n\nText', 'Text'],
    ['---\n\nText', 'Text'],
    ['Text\r\nmore', 'Text'],
  ])('of %j is %j, without anything that readers do not see', (body, excerpt) => {
    expect(toExcerpt(body)).toBe(excerpt);
  });

  it('keeps what only looks like markup', () => {
    expect(toExcerpt('Set `max_open_files`, use snake_case_names and `<details>`.')).toBe(
      'Set max_open_files, use snake_case_names and <details>.',
    );
    expect(toExcerpt('2 * 3 * 4 is \\*24\\*')).toBe('2 * 3 * 4 is *24*');
  });
});

describe('the operations that a text uses', () => {
  it.each([
    ['[POST /teams](/docs/api/easier-api/create-team) and more', ['easier-api/create-team']],
    ['[a](/docs/1.0/api/a/b#body.name), [c](/docs/api/a/b)', ['a/b']],
    ['<Operation id="create-team" />', ['create-team']],
    ['<Sample\n  example="full"\n  of="create-team"\n/>', ['create-team']],
    ['| <Response status="409" of="a" /> | <Operation api="x" id="b" /> |', ['a', 'x/b']],
    ['<Sample of="a" api="x" />, <Sample\n  api="x"\n  example="b"\n  of="c"\n/>', ['x/a', 'x/c']],
    ['[a](https://other.example/api/a), [b](//other.example/api/b), [c](./api/c)', []],
    ['<Fields of="Team" />, [guide](/docs/platform/errors), [b](./api.mdx)', []],
    ['`<Operation id="a" />`, then <Operation id="b" />', ['b']],
    ['```mdx\n<Operation id="a" />\n```\n\n[x](/docs/api/a/b)', ['a/b']],
    ['````mdx\n```mdx\n<Operation id="a" />\n```\n````', []],
    ['- one\n  ```\n  [x](/docs/api/a/b)\n  ```\n', []],
  ])('are those that it links to or shows parts of, outside of code: %j', (body, operations) => {
    expect(listOperations(body)).toEqual(operations);
  });
});
