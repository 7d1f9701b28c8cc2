const noSlug = "We couldn't compute a valid slug";

/** Files with a mistake each, below `content/docs/harm`: their text, the place that is named, and the message. */
export const faultyFiles: Readonly<
  Record<string, readonly [content: string | Buffer, place: string, message: string]>
> = {
  'unclosed.mdx': [toGuide('<Tabs>\n\nText'), 'error :5:1', 'Expected a closing tag for `<Tabs>`'],
  'braces.mdx': [
    toGuide('The sum is {1 +}.'),
    'error :5:16',
    'The expression in braces is not valid',
  ],
  'open-brace.mdx': [toGuide('An open { brace.'), 'error :5:17', 'Unexpected end of file'],
  'import.mdx': [toGuide('import x frm "y"'), 'error :5:10', 'The import or export is not valid'],
  'sign.mdx': [toGuide('If a <5'), 'error :5:7', '"<" starts an element here'],
  'style.mdx': [toGuide('<b style="x:y">a</b>'), 'error :5:1', 'The style of <b> uses HTML syntax'],
  'handler.mdx': [toGuide('<p onclick="x()">a</p>'), 'warning :5:1', 'The attribute "onclick"'],
  'unknown.mdx': [
    toGuide('<Admonishon />'),
    'error :5:1',
    'The component <Admonishon> is not known',
  ],
  'yaml.mdx': ['---\ntitle: A: b\n---\n', 'error :2:8', 'The front matter is not valid YAML'],
  'unended.mdx': ['---\ntitle: A\n\nText.\n', 'error :1:1', 'The front matter is never closed'],
  'program.mdx': [
    "---js\nrequire('fs').writeFileSync('../evil', '')\n---\n",
    'error :1:1',
    'The front matter is not YAML but "js"',
  ],
  'type.mdx': [toGuide('', 'unlisted: perhaps'), 'error :3:1', '"unlisted" must be true or false'],
  'key.mdx': [toGuide('', 'sidebar_positon: 1'), 'warning :3:1', 'The front matter key'],
  'blank.mdx': ['\n', 'warning :1:1', 'The page has no title'],
  'same-a.mdx': [toGuide('Text.', 'slug: /Same'), '', ''],
  'same-b.mdx': [toGuide('Text.', 'slug: /same'), 'warning :3:1', 'Duplicate routes found!'],
  'api.mdx': [
    toGuide('Text.', 'slug: /api/easier-api/x'),
    'warning :3:1',
    'The page has the address /docs/api/easier-api/x, which belongs to the API',
  ],
  'encoded.mdx': [toGuide('', 'slug: /..%2f..%2f..%2f..%2fevil'), 'error :3:1', noSlug],
  'twice.mdx': [toGuide('', 'slug: /..%252f..%252fevil'), 'error :3:1', noSlug],
  'long.mdx': [toGuide('', `slug: /${'a'.repeat(300)}`), 'error :3:1', noSlug],
  'tag.mdx': [
    toGuide('', 'tags: [{ label: a, permalink: ../../../evil }]'),
    'error :3:1',
    '"tags[0]" does not look like a valid tag',
  ],
  'evil/_category_.yml': [
    'label: Evil\nlink: { type: generated-index, slug: /../../evil }\n',
    'error :2',
    '',
  ],
  'latin.mdx': [
    Buffer.from(toGuide('Caf\u00E9.'), 'latin1'),
    'error :5:4',
    'The file is not UTF-8.',
  ],
  'utf16.mdx': [Buffer.from(toGuide('Text.'), 'utf16le'), 'error :1:2', 'There is NUL'],
  'turned.mdx': [toGuide('a \u202Eb'), 'warning :5:3', 'There is a control character'],
  'deep.mdx': [toGuide(`${'>'.repeat(3000)} a`), 'error :5', ''],
  'large.mdx': [toGuide('Some words.\n\n'.repeat(400_000)), 'error :153847', ''],
  '_circle.mdx': ["import Circle from './_circle.mdx';\n\n<Circle />\n", 'error :1:1', ''],
  'missing.mdx': [
    toGuide("import { lost } from './_circle.mdx';"),
    'error :5:1',
    '"./_circle.mdx" does not have an export "lost"',
  ],
  'package.mdx': [toGuide("import a from 'lodash';"), 'error :5:1', 'The package "lodash"'],
  'outside.mdx': [
    toGuide("import a from '../../../../outside.js';"),
    'error :5:1',
    'The file "../../../../outside.js" is outside the project',
  ],
  'preview.mdx': [toGuide('', 'image: /lost.png'), 'error :3:1', ''],
  'image.mdx': [
    toGuide("import Circle from './_circle.mdx';\n\n<Circle />\n\n![a](./lost.png)"),
    'error :9:1',
    'The image "./lost.png" does not exist',
  ],
  'link.mdx': [toGuide('[a](./lost.mdx)'), 'error :5:1', 'The link "./lost.mdx" leads to no page'],
  'script.mdx': [toGuide('[a](javascript:x)'), 'warning :5:1', 'The link with "javascript:"'],
  'language.mdx': [toGuide('```javascrpt\na\n```'), 'warning :5:1', 'The language "javascrpt"'],
  'fence.mdx': [toGuide('```js\na'), 'warning :5:1', 'The code block is never closed'],
};

/** The same for APIs, below `specs`. */
export const faultySpecs: typeof faultyFiles = {
  'quote.yaml': [`${toSpec('{}')}x-a: "b\n`, 'error :10:1', 'The file is not valid YAML'],
  'comma.json': ['{ "openapi": "3.0.3", }', 'error :1:23', 'The file is not valid JSON'],
  'twice.json': ['{ "openapi": "3.0.3", "openapi": "3.0.3" }', 'error :1:23', 'The file is not'],
  'version.yaml': ['openapi: 4.0.0\n', 'error :1:10', 'The file says "openapi: 4.0.0"'],
  'deep.json': [
    `{"openapi":"3.0.3","x":${'['.repeat(100_000)}`,
    'error :1:1',
    'The file is nested',
  ],
  'lost.yaml': [toSpec("{ $ref: '#/x' }"), 'error :8:', '"$ref: #/x" points to nothing'],
  'server.yaml': [toSpec("{ $ref: 'http://169.254.169.254/' }"), 'error :8:', ''],
  'file.yaml': [
    toSpec('{ $ref: /etc/passwd }'),
    'error :8:',
    '"$ref: /etc/passwd" points outside specs/',
  ],
};

function toGuide(body: string, field?: string): string {
  return `---\ntitle: A\n${field === undefined ? '' : `${field}\n`}---\n\n${body}\n`;
}

function toSpec(schema: string): string {
  return `openapi: 3.0.3
info: { title: A, version: "1" }
paths:
  /a:
    get:
      responses:
        "200":
          { description: A, content: { application/json: { schema: ${schema} } } }
`;
}
