import type { MultipartPart } from '../../request/http-request';
import { toBaseName } from '../../request/base-name';
import { toDisposition } from '../../request/disposition';
import type { GoBody } from './go-body-code';
import { toChecked } from './go-check';
import { quoteGo } from './quote-go';

/** Writes a multipart body in Go. */
export function toGoMultipart(parts: readonly MultipartPart[]): GoBody {
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

/** Keeps the names of variables apart. */
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
