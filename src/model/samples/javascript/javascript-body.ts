import { assertNever } from '../../assert-never';
import type { BodyPiece, HttpBody, MultipartPart } from '../../request/http-request';
import { toBaseName } from '../../request/http-request';
import { toIndentedJson, toJsonCompound } from '../syntax/json';
import { toNamed } from '../syntax/sample';
import { isMapLike, layOut, toLiteral, toPairList, toTextMap } from '../syntax/literal';
import { javaScript, quoteJavaScript, quoteJavaScriptText } from './javascript-syntax';

/** Where JavaScript runs. Browsers get files from a form, Node from the disk. */
export type JavaScriptHost = 'browser' | 'node';

/** The code of a body: its setup lines and its expression. */
export interface JavaScriptBody {
  readonly setup: readonly string[];
  readonly expression: string;
}

/** Writes a body in JavaScript; `depth` is the indentation level of the line on which the expression starts. */
export function toJavaScriptBody(
  body: HttpBody,
  host: JavaScriptHost,
  depth: number,
): JavaScriptBody {
  switch (body.kind) {
    case 'json':
      return { setup: [], expression: toJsonExpression(body.text, depth) };
    case 'text':
      return { setup: [], expression: quoteJavaScriptText(body.text) };
    case 'form':
      return { setup: [], expression: `new URLSearchParams(${toFields(body.fields, depth)})` };
    case 'multipart':
      return { setup: [...toFormData(body.parts, host), ''], expression: 'form' };
    case 'file':
      return host === 'node'
        ? { setup: [], expression: `await readFile(${quoteJavaScript(body.path)})` }
        : { setup: [toFileInput('[file]', false), ''], expression: 'file' };
    case 'joined':
      return toJoined(body.pieces, host, depth);
    default:
      return assertNever(body);
  }
}

function toJoined(
  pieces: readonly BodyPiece[],
  host: JavaScriptHost,
  depth: number,
): JavaScriptBody {
  const files = pieces.filter(({ kind }) => kind === 'file');
  const names = new Map(
    files.map((piece, index) => [piece, index === 0 ? 'file' : `file${index + 1}`]),
  );
  const items = pieces.map((piece) => {
    if (piece.kind === 'file') {
      return host === 'node'
        ? `await readFile(${quoteJavaScript(piece.path)})`
        : (names.get(piece) ?? 'file');
    }
    const text = quoteJavaScript(piece.text);
    return host === 'node' && files.length > 0 ? `Buffer.from(${text})` : text;
  });
  const list = layOut(['[', ']'], items, depth, javaScript);
  if (files.length === 0) return { setup: [], expression: `${list}.join('')` };
  return host === 'node'
    ? { setup: [], expression: `Buffer.concat(${list})` }
    : {
        setup: [toFileInput(`[${[...names.values()].join(', ')}]`, false), ''],
        expression: `new Blob(${list})`,
      };
}

function toJsonExpression(text: string, depth: number): string {
  const value = toJsonCompound(text);
  return value === undefined
    ? quoteJavaScriptText(toIndentedJson(text, javaScript.indent.repeat(depth)))
    : `JSON.stringify(${toLiteral(value, depth, javaScript)})`;
}

function toFields(fields: readonly (readonly [string, string])[], depth: number): string {
  return isMapLike(fields)
    ? toTextMap(fields, depth, javaScript)
    : toPairList(fields, depth, javaScript);
}

type FilePart = Extract<MultipartPart, { kind: 'file' }>;

/** Statements that fill a `FormData` called `form`. */
function toFormData(parts: readonly MultipartPart[], host: JavaScriptHost): readonly string[] {
  const files = host === 'browser' ? parts.filter((part) => part.kind === 'file') : [];
  const variables = files.map((_, index) => (index === 0 ? 'file' : `file${index + 1}`));
  const isOneList = isRunOfOneName(parts, files);
  return [
    ...(files.length > 0
      ? [toFileInput(isOneList ? '{ files }' : `[${variables.join(', ')}]`, isOneList)]
      : []),
    'const form = new FormData();',
    ...parts.flatMap((part) => {
      if (part.kind === 'field') return [toFieldLine(part)];
      if (host === 'node') return [toFileLine(part)];
      const index = files.indexOf(part);
      if (isOneList)
        return index === 0 ? [toChosenLine('for (const file of files)', part.name, 'file')] : [];
      const variable = variables[index] ?? 'file';
      return [toChosenLine(`if (${variable})`, part.name, variable)];
    }),
  ];
}

/** True for several consecutive files with the same name. */
function isRunOfOneName(parts: readonly MultipartPart[], files: readonly FilePart[]): boolean {
  const [first] = files;
  if (first === undefined || files.length === 1) return false;
  const start = parts.indexOf(first);
  const run = parts.slice(start, start + files.length);
  return run.every(({ kind, name }) => kind === 'file' && name === first.name);
}

/** Reads the files chosen in a file input of the page. */
function toFileInput(pattern: string, isList: boolean): string {
  return `const ${pattern} = document.querySelector('input[type="file"]')${isList ? '' : '.files'};`;
}

/** A chosen file has its own name and type; one that is not chosen would be sent as `undefined`. */
function toChosenLine(guard: string, name: string, file: string): string {
  return `${guard} form.append(${quoteJavaScript(name)}, ${file});`;
}

function toFieldLine({ name, value, contentType }: Exclude<MultipartPart, FilePart>): string {
  const content = quoteJavaScript(value);
  return contentType === undefined
    ? `form.append(${quoteJavaScript(name)}, ${content});`
    : `form.append(${quoteJavaScript(name)}, ${toBlob(content, contentType)});`;
}

function toFileLine({ name, path, contentType }: FilePart): string {
  const content = toBlob(`await readFile(${quoteJavaScript(path)})`, contentType);
  return `form.append(${quoteJavaScript(name)}, ${content}, ${quoteJavaScript(toBaseName(path))});`;
}

function toBlob(content: string, contentType: string | undefined): string {
  return contentType === undefined
    ? `new Blob([${content}])`
    : `new Blob([${content}], { type: ${quoteJavaScript(contentType)} })`;
}

/** The limitations of `FormData`. axios writes the names itself, so it keeps them. */
export function toFormDataLimitations(
  body: HttpBody | undefined,
  keepsNames = false,
): readonly string[] {
  if (body?.kind !== 'multipart') return [];
  const typed = body.parts.filter(isTypedField);
  const changed = body.parts.filter(
    (part) =>
      (!keepsNames && hasBareBreak(part.name)) ||
      (part.kind === 'field' && !isTypedField(part) && hasBareBreak(part.value)),
  );
  return [
    ...toNamed(
      typed,
      (names) => `FormData adds a file name to parts that have their own Content-Type: ${names}.`,
    ),
    ...toNamed(changed, (names) => `FormData sends line breaks as CRLF in ${names}.`),
  ];
}

function isTypedField({ kind, contentType }: MultipartPart): boolean {
  return kind === 'field' && contentType !== undefined;
}

function hasBareBreak(text: string): boolean {
  return /\r(?!\n)|(?<!\r)\n/.test(text);
}
