import { assertNever } from '../../assert-never';
import type { BodyPiece, HttpBody, MultipartPart } from '../../request/http-request';
import { toBaseName } from '../../request/http-request';
import { toIndentedJson, toJsonCompound } from '../syntax/json';
import { listFiles, toFileVariable, toNamed } from '../syntax/sample';
import { layOut, toLiteral, toTextFields } from '../syntax/literal';
import type { JavaScriptHost } from './javascript-syntax';
import { javaScript, quoteJavaScript, quoteJavaScriptText } from './javascript-syntax';

/** The statements before a request that prepare its body, and an empty line. */
export function toBodySetup(body: HttpBody | undefined, host: JavaScriptHost): readonly string[] {
  if (body?.kind === 'multipart') return [...toFormData(body.parts, host), ''];
  const files = listFiles(body);
  return host === 'node' || files.length === 0 ? [] : [toFileInputs(files), ''];
}

/** Writes a body in JavaScript; `depth` is the indentation level of the line on which the expression starts. */
export function toBodyExpression(body: HttpBody, host: JavaScriptHost, depth: number): string {
  switch (body.kind) {
    case 'json':
      return toJsonExpression(body.text, depth);
    case 'text':
      return quoteJavaScriptText(body.text);
    case 'form':
      return `new URLSearchParams(${toTextFields(body.fields, depth, javaScript)})`;
    case 'multipart':
      return 'form';
    case 'file':
      return host === 'node' ? toRead(body.path) : 'file';
    case 'joined':
      return toJoined(body.pieces, host, depth);
    default:
      return assertNever(body);
  }
}

function toJsonExpression(text: string, depth: number): string {
  const value = toJsonCompound(text);
  return value === undefined
    ? quoteJavaScriptText(toIndentedJson(text, javaScript.indent.repeat(depth)))
    : `JSON.stringify(${toLiteral(value, depth, javaScript)})`;
}

function toJoined(pieces: readonly BodyPiece[], host: JavaScriptHost, depth: number): string {
  const files = pieces.filter((piece) => piece.kind === 'file');
  const items = pieces.map((piece) => {
    if (piece.kind === 'file')
      return host === 'node' ? toRead(piece.path) : toFileVariable(files.indexOf(piece));
    const text = quoteJavaScript(piece.text);
    return host === 'node' && files.length > 0 ? `Buffer.from(${text})` : text;
  });
  const list = layOut(['[', ']'], items, depth, javaScript);
  if (files.length === 0) return `${list}.join('')`;
  return host === 'node' ? `Buffer.concat(${list})` : `new Blob(${list})`;
}

function toRead(path: string): string {
  return `await readFile(${quoteJavaScript(path)})`;
}

type FilePart = Extract<MultipartPart, { kind: 'file' }>;

/** Statements that fill a `FormData` called `form`. */
function toFormData(parts: readonly MultipartPart[], host: JavaScriptHost): readonly string[] {
  const files = host === 'browser' ? parts.filter((part) => part.kind === 'file') : [];
  const isOneList = isRunOfOneName(parts, files);
  return [
    ...(isOneList ? [`const { files } = ${fileInput};`] : []),
    ...(files.length > 0 && !isOneList ? [toFileInputs(files)] : []),
    'const form = new FormData();',
    ...parts.flatMap((part) => {
      if (part.kind === 'field') return [toFieldLine(part)];
      if (host === 'node') return [toFileLine(part)];
      const index = files.indexOf(part);
      if (isOneList)
        return index === 0 ? [toChosenLine('for (const file of files)', part.name, 'file')] : [];
      const variable = toFileVariable(index);
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

const fileInput = `document.querySelector('input[type="file"]')`;

/** Reads the files chosen in a file input of the page. */
function toFileInputs(files: readonly unknown[]): string {
  const variables = files.map((_, index) => toFileVariable(index));
  return `const [${variables.join(', ')}] = ${fileInput}.files;`;
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
  const content = toBlob(toRead(path), contentType);
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
