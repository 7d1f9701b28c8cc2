import type { HttpBody, HttpRequest } from '../../request/http-request';
import { findHeader, toJoinedHeaders, withoutFormType } from '../../request/http-request';
import { toWireRequest } from '../../request/wire-request';
import { isJson, toJsonCompound } from '../syntax/json';
import { breakOut, toLiteral } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import { toDotLimitations } from '../syntax/sample';
import type { JavaScriptBody } from './javascript-body';
import { toFileImport, toFormDataLimitations, toJavaScriptBody } from './javascript-body';
import { toHeaderMap, withoutPrototypeNames } from './javascript-headers';
import { javaScript, quoteJavaScript } from './javascript-syntax';

/** Writes a request with axios, as an ES module for Node. */
export function renderAxios(original: HttpRequest): Sample {
  const wire = toWireRequest(original);
  const { method, url, body } = wire;
  const { headers, limitations } = withoutPrototypeNames(
    toJoinedHeaders(withoutFormType(wire)),
    'axios',
  );
  const code = body && toAxiosBody(body, wire);
  const config = [
    ...(method === 'GET' ? [] : [`method: ${quoteJavaScript(method)}`]),
    `url: ${quoteJavaScript(url)}`,
    ...(headers.length > 0 ? [`headers: ${toHeaderMap(headers, 1, 'node')}`] : []),
    ...(code ? [`data: ${code.expression}`] : []),
  ];
  return {
    code: [
      ...toFileImport(body),
      "import axios from 'axios';",
      '',
      ...(code?.setup ?? []),
      `const response = await axios(${breakOut(['{', '}'], config, 0, javaScript)});`,
      '',
      'console.log(response.status, response.data);',
    ].join('\n'),
    limitations: [
      ...toDotLimitations(url, 'axios'),
      ...limitations,
      ...toFormDataLimitations(body, true),
    ],
  };
}

// axios treats these keys as an attack, and drops them from objects.
const prototypeKey = /"(?:__proto__|constructor|prototype)":/;

/** axios serializes objects as JSON or as a form, and parses, trims or quotes text with a JSON type. It leaves bytes alone. */
function toAxiosBody(body: HttpBody, { headers }: HttpRequest): JavaScriptBody {
  const code = toJavaScriptBody(body, 'node', 1);
  if (body.kind !== 'json' && body.kind !== 'text') return code;
  const type = findHeader(headers, 'Content-Type') ?? '';
  const isWritten = body.kind === 'json' && !/form/.test(type) && !prototypeKey.test(body.text);
  const value = isWritten ? toJsonCompound(body.text) : undefined;
  if (value !== undefined) return { setup: [], expression: toLiteral(value, 1, javaScript) };
  const isJsonType = type.includes('application/json');
  const isKept = !isJsonType || (isJson(body.text) && body.text === body.text.trim());
  return isKept ? code : { setup: [], expression: `Buffer.from(${code.expression})` };
}
