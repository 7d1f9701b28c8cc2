import { assertNever } from '../../assert-never';
import type { HttpBody } from '../../request/http-request';
import { toFileInput, toFormData } from './form-data';
import { toJsonCompound } from '../../request/json-value';
import { isMapLike, toLiteral, toPairList, toTextMap } from '../syntax/literal';
import { javaScript, quoteJavaScript, quoteJavaScriptText } from './quote-javascript';

/** Where JavaScript runs, which decides where it gets files from. */
export type JavaScriptHost = 'browser' | 'node';

/** The code of a body: lines that prepare it, and the expression that is it. */
export interface JavaScriptBody {
  readonly setup: readonly string[];
  readonly expression: string;
}

/** Writes a body in JavaScript; `depth` is that of the line on which the expression starts. */
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
