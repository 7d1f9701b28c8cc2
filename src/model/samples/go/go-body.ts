import { assertNever } from '../../assert-never';
import type { HttpBody, HttpHeader } from '../../request/http-request';
import type { GoBody } from './go-body-code';
import { toChecked } from './go-check';
import { toGoMultipart } from './go-multipart';
import { toReadableJson } from '../syntax/readable-json';
import { quoteGo } from './quote-go';

/** Writes a body in Go. Every reader can be read again, so that redirects can repeat it. */
export function toGoBody(body: HttpBody): GoBody {
  switch (body.kind) {
    case 'json':
      return toTextBody(toReadableJson(body.text));
    case 'text':
      return toTextBody(body.text);
    case 'form':
      return toFormBody(body.fields);
    case 'multipart':
      return toGoMultipart(body.parts);
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
