import { assertNever } from '../../assert-never';
import type { HttpBody, HttpHeader, MultipartPart } from '../../request/http-request';
import { toBaseName, toDisposition } from '../../request/http-request';
import { toReadableJson } from '../syntax/json';
import { quoteGo, toChecked } from './go-syntax';

/** The code of a body: imports, setup lines, the expression of its reader, and the lines that set its headers. */
export interface GoBody {
  readonly imports: readonly string[];
  readonly setup: readonly string[];
  readonly expression: string;
  readonly header: readonly string[];
}

/** Writes a body in Go. Every reader can be rewound, so that redirects can send it again. */
export function toGoBody(body: HttpBody): GoBody {
  switch (body.kind) {
    case 'json':
      return toTextBody(toReadableJson(body.text));
    case 'text':
      return toTextBody(body.text);
    case 'form':
      return toFormBody(body.fields);
    case 'multipart':
      return toMultipartBody(body.parts);
    case 'file':
      return toFileBody(body.path);
    default:
      return assertNever(body);
  }
}

function toTextBody(text: string): GoBody {
  return {
    imports: ['strings'],
    setup: [`body := strings.NewReader(${quoteGo(text)})`],
    expression: 'body',
    header: [],
  };
}

function toFormBody(fields: readonly HttpHeader[]): GoBody {
  return {
    imports: ['net/url', 'strings'],
    setup: [
      'form := url.Values{}',
      ...fields.map(([name, value]) => `form.Add(${quoteGo(name)}, ${quoteGo(value)})`),
      '',
    ],
    expression: 'strings.NewReader(form.Encode())',
    header: [],
  };
}

function toFileBody(path: string): GoBody {
  return {
    imports: ['bytes', 'os'],
    setup: [...toChecked(`file, err := os.ReadFile(${quoteGo(path)})`), ''],
    expression: 'bytes.NewReader(file)',
    header: [],
  };
}

function toMultipartBody(parts: readonly MultipartPart[]): GoBody {
  const isTyped = parts.some(({ contentType }) => contentType !== undefined);
  const readsFile = parts.some(({ kind }) => kind === 'file');
  const opened = parts.filter((part) => !isPlainField(part));
  return {
    imports: [
      'bytes',
      'mime/multipart',
      ...(isTyped ? ['net/textproto'] : []),
      ...(readsFile ? ['os'] : []),
    ],
    setup: [
      'var body bytes.Buffer',
      'form := multipart.NewWriter(&body)',
      ...parts.flatMap((part) => toPart(part, toSuffix(opened.indexOf(part)))),
      'form.Close()',
      '',
    ],
    expression: '&body',
    header: ['req.Header.Set("Content-Type", form.FormDataContentType())'],
  };
}

/** Numbers the variables of each part except the first. */
function toSuffix(index: number): string {
  return index > 0 ? String(index + 1) : '';
}

function isPlainField({ kind, contentType }: MultipartPart): boolean {
  return kind === 'field' && contentType === undefined;
}

function toPart(part: MultipartPart, suffix: string): readonly string[] {
  if (part.kind === 'field' && part.contentType === undefined) {
    return [`form.WriteField(${quoteGo(part.name)}, ${quoteGo(part.value)})`];
  }
  const open = toChecked(`part${suffix}, err := ${toWriter(part)}`);
  if (part.kind === 'field')
    return [...open, `part${suffix}.Write([]byte(${quoteGo(part.value)}))`];
  return [
    ...toChecked(`file${suffix}, err := os.ReadFile(${quoteGo(part.path)})`),
    ...open,
    `part${suffix}.Write(file${suffix})`,
  ];
}

function toWriter(part: MultipartPart): string {
  if (part.contentType !== undefined) {
    const header = [
      `"Content-Disposition": {${quoteGo(toDisposition(part))}},`,
      `"Content-Type":        {${quoteGo(part.contentType)}},`,
    ];
    return `form.CreatePart(textproto.MIMEHeader{\n\t\t${header.join('\n\t\t')}\n\t})`;
  }
  const fileName = part.kind === 'file' ? toBaseName(part.path) : '';
  return `form.CreateFormFile(${quoteGo(part.name)}, ${quoteGo(fileName)})`;
}
