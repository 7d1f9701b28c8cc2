import type { MultipartPart } from '../../request/http-request';
import { toBaseName } from '../../request/base-name';
import { quoteJavaScript } from './quote-javascript';

type FilePart = Extract<MultipartPart, { kind: 'file' }>;

/** Statements that fill a `FormData` called `form`. */
export function toFormData(
  parts: readonly MultipartPart[],
  host: 'browser' | 'node',
): readonly string[] {
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

/** Takes files that the reader of a page has chosen. */
export function toFileInput(names: readonly string[]): string {
  return `const [${names.join(', ')}] = document.querySelector('input[type="file"]').files;`;
}

/** What `FormData` sends otherwise than asked; axios writes names by itself. */
export function toFormDataLimitations(
  parts: readonly MultipartPart[],
  keepsNames = false,
): readonly string[] {
  return parts.flatMap((part) => {
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

function toFieldLine({ name, value, contentType }: Exclude<MultipartPart, FilePart>): string {
  const content = quoteJavaScript(value);
  return contentType === undefined
    ? `form.append(${quoteJavaScript(name)}, ${content});`
    : `form.append(${quoteJavaScript(name)}, ${toBlob(content, contentType)});`;
}

function toFileLine(
  { name, path, contentType }: FilePart,
  source: string,
  host: 'browser' | 'node',
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
