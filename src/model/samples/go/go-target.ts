import type { HttpRequest } from '../../request/http-request';
import { findHeader, isSameName, toHeaderGroups } from '../../request/http-request';
import { outlivesRedirects } from '../../request/redirects';
import type { Reading, Sample } from '../syntax/sample';
import { toReading, toSavedPath } from '../syntax/sample';
import type { SampleTarget } from '../syntax/target';
import { toVariant } from '../syntax/target';
import type { GoBody } from './go-body';
import { toGoBody } from './go-body';
import { quoteGo, toChecked, toCheckedCall, toGuard } from './go-syntax';

/** The samples in Go. */
export const goTarget: SampleTarget = {
  language: 'go',
  label: 'Go',
  highlight: 'go',
  variants: [
    toVariant(
      'go/native',
      'net/http',
      { name: 'Go', keepsBodyRarely: true, namesAddress: true },
      renderGo,
    ),
  ],
};

/** Writes a request as a Go program with `net/http`. */
export function renderGo(request: HttpRequest): Sample {
  const body = request.body && toGoBody(request.body);
  const reading = toGoReading(request);
  const imports = ['log', 'net/http', ...(body?.imports ?? []), ...reading.imports];
  const statements = [
    ...(body?.setup ?? []),
    ...toSendLines(request, body),
    'defer res.Body.Close()',
    ...toGuard('res.StatusCode >= 300', 'res.Status'),
    '',
    ...reading.lines,
  ];
  return {
    code: [
      'package main',
      '',
      'import (',
      ...[...new Set(imports)].toSorted().map((path) => `\t"${path}"`),
      ')',
      '',
      'func main() {',
      ...statements.map(indent),
      '}',
    ].join('\n'),
    limitations: [
      ...(findHeader(request.headers, 'User-Agent') === ''
        ? ['Go leaves out a User-Agent that is empty.']
        : []),
      ...(outlivesRedirects(request.method) && request.response?.redirects === true
        ? [`After a 301 or 302 redirect Go sends GET instead of ${request.method}.`]
        : []),
    ],
  };
}

/** `http.Get` and `http.Head` are for requests without headers. */
function toSendLines(request: HttpRequest, body?: GoBody): readonly string[] {
  const { method, url, headers } = request;
  if (body === undefined && headers.length === 0 && /^(?:GET|HEAD)$/.test(method))
    return toChecked(`res, err := http.${toName(method)}(${quoteGo(url)})`);
  const given = [toMethod(method), quoteGo(url), body?.expression ?? 'nil'].join(', ');
  return [
    ...toChecked(`req, err := http.NewRequest(${given})`),
    ...toHeaderLines(headers),
    ...(request.body?.kind === 'multipart'
      ? ['req.Header.Set("Content-Type", form.FormDataContentType())']
      : []),
    '',
    ...toChecked('res, err := http.DefaultClient.Do(req)'),
  ];
}

function toHeaderLines(headers: HttpRequest['headers']): readonly string[] {
  return toHeaderGroups(headers).flatMap(([name, values]) =>
    // Go takes the host from a separate field.
    isSameName(name, 'Host')
      ? values.map((value) => `req.Host = ${quoteGo(value)}`)
      : values.map(
          (value, index) =>
            `req.Header.${index === 0 ? 'Set' : 'Add'}(${quoteGo(name)}, ${quoteGo(value)})`,
        ),
  );
}

function toMethod(method: string): string {
  const isNamed = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT)$/.test(method);
  return isNamed ? `http.Method${toName(method)}` : quoteGo(method);
}

function toName(method: string): string {
  return method.charAt(0) + method.slice(1).toLowerCase();
}

/** The code that reads a response, and its imports. */
interface GoReading {
  readonly imports: readonly string[];
  readonly lines: readonly string[];
}

const readings: Readonly<Record<Exclude<Reading, 'file'>, GoReading>> = {
  headers: { imports: ['fmt'], lines: ['fmt.Println(res.Header)'] },
  none: { imports: ['fmt'], lines: ['fmt.Println(res.Status)'] },
  json: {
    imports: ['encoding/json', 'fmt'],
    lines: [
      'var result any',
      ...toCheckedCall('json.NewDecoder(res.Body).Decode(&result)'),
      'fmt.Println(result)',
    ],
  },
  text: {
    imports: ['fmt', 'io'],
    lines: [...toChecked('content, err := io.ReadAll(res.Body)'), 'fmt.Println(string(content))'],
  },
  stream: {
    imports: ['bufio', 'fmt'],
    lines: [
      'scanner := bufio.NewScanner(res.Body)',
      'for scanner.Scan() {',
      '\tfmt.Println(scanner.Text())',
      '}',
      ...toCheckedCall('scanner.Err()'),
    ],
  },
};

/** Reads the response as what the operation declares. */
function toGoReading(request: HttpRequest): GoReading {
  const reading = toReading(request);
  if (reading !== 'file') return readings[reading];
  return {
    imports: ['io', 'os'],
    lines: [
      ...toChecked('content, err := io.ReadAll(res.Body)'),
      ...toCheckedCall(`os.WriteFile(${quoteGo(toSavedPath(request))}, content, 0o644)`),
    ],
  };
}

// Indents only the first line of a statement: the others belong to a raw string.
function indent(statement: string): string {
  return statement === '' ? '' : `\t${statement}`;
}
