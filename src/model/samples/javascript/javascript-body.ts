import { assertNever } from '../../assert-never';
import type { HttpBody, MultipartPart } from '../../request/http-request';
import { toBaseName } from '../../request/http-request';
import { toJsonCompound } from '../syntax/json';
import { isMapLike, toLiteral, toPairList, toTextMap } from '../syntax/literal';
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
        : { setup: [toFileInput(['file']), ''], expression: 'file' };
    default:
      return assertNever(body);
  }
}

function toJsonExpression(text: string, depth: number): string {
  const value = toJsonCompound(text);
  return value === undefined
    ? quoteJavaScriptText(text)
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
  const files = parts.filter((part) => part.kind === 'file');
  const names = new Map(
    files.map((part, index) => [part, index === 0 ? 'file' : `file${index + 1}`]),
  );
  const toSource = (part: FilePart) =>
    host === 'node' ? `await readFile(${quoteJavaScript(part.path)})` : (names.get(part) ?? 'file');
  return [
    ...(host === 'browser' && files.length > 0 ? [toFileInput([...names.values()])] : []),
    'const form = new FormData();',
    ...parts.map((part) =>
      part.kind === 'file' ? toFileLine(part, toSource(part), host) : toFieldLine(part),
    ),
  ];
}

/** Reads the files chosen in a file input of the page. */
function toFileInput(names: readonly string[]): string {
  return `const [${names.join(', ')}] = document.querySelector('input[type="file"]').files;`;
}

function toFieldLine({ name, value, contentType }: Exclude<MultipartPart, FilePart>): string {
  const content = quoteJavaScript(value);
  return contentType === undefined
    ? `form.append(${quoteJavaScript(name)}, ${content});`
    : `form.append(${quoteJavaScript(name)}, ${toBlob(content, contentType)});`;
}

function toFileLine(
  { name, path, contentType }: FilePart,
  source: string,
  host: JavaScriptHost,
): string {
  const isFile = host === 'browser' && contentType === undefined;
  const content = isFile ? source : toBlob(source, contentType);
  return `form.append(${quoteJavaScript(name)}, ${content}, ${quoteJavaScript(toBaseName(path))});`;
}

function toBlob(content: string, contentType: string | undefined): string {
  return contentType === undefined
    ? `new Blob([${content}])`
    : `new Blob([${content}], { type: ${quoteJavaScript(contentType)} })`;
}

/** The import for a body that reads files, itself or in its parts. */
export function toFileImport(body: HttpBody | undefined): readonly string[] {
  const parts = body?.kind === 'multipart' ? body.parts : [];
  const readsFile = body?.kind === 'file' || parts.some(({ kind }) => kind === 'file');
  return readsFile ? ["import { readFile } from 'node:fs/promises';"] : [];
}

/** The limitations of `FormData`. axios writes the names itself, so it keeps them. */
export function toFormDataLimitations(
  body: HttpBody | undefined,
  keepsNames = false,
): readonly string[] {
  if (body?.kind !== 'multipart') return [];
  return body.parts.flatMap((part) => {
    const isTyped = part.kind === 'field' && part.contentType !== undefined;
    const changed = [
      ...(keepsNames ? [] : [part.name]),
      ...(part.kind === 'field' && !isTyped ? [part.value] : []),
    ];
    return [
      ...(isTyped
        ? [`FormData gives ${part.name} a file name, because it has a content type of its own.`]
        : []),
      ...(changed.some(hasBareBreak)
        ? [`FormData sends the line breaks of ${part.name} as CRLF.`]
        : []),
    ];
  });
}

function hasBareBreak(text: string): boolean {
  return /\r(?!\n)|(?<!\r)\n/.test(text);
}
