import type { HtmlElement } from '../../prerender/html/html-tree';
import { findElement, listElements } from '../../prerender/html/html-tree';
import type { ShownField } from './field-rows';
import { readPart } from './field-rows';
import type { Report } from './report';
import type { SchemaContext } from './schema-audit';
import { auditSchema } from './schema-audit';
import type { Stated, StatedObject } from './stated-document';
import { resolveStated, toJsonText, toList, toObject, toText } from './stated-document';
import type { Direction } from './stated-schema';
import { toLetters, toMarkdownLetters, toShownText } from './words';

/** An operation of a document. */
export interface StatedOperation {
  readonly kind: 'paths' | 'webhooks';
  readonly path: string;
  readonly method: string;
  readonly pathItem: StatedObject;
  readonly operation: StatedObject;
}

/** What an audit of an operation needs of its document. */
export interface OperationContext {
  readonly document: StatedObject;
  /** The names of the schemas that have pages of their own. */
  readonly pages: ReadonlySet<string>;
}

/** An operation with its page. */
interface AuditedOperation extends OperationContext, StatedOperation {
  readonly html: HtmlElement;
  /** The letters of the whole page. */
  readonly letters: string;
}

/** How many levels of fields of a request and of the first successful response are on the page. */
const LEVELS = 2;

/** Compares an operation with its page. */
export function auditOperation(
  stated: StatedOperation,
  html: HtmlElement,
  context: OperationContext,
  report: Report,
): void {
  const audited = { ...stated, ...context, html, letters: toLetters(toShownText(html)) };
  auditHead(audited, report);
  auditSecurity(audited, report.at('authentication'));
  auditParameters(audited, report);
  auditBody(audited, report.at('request body'));
  auditResponses(audited, report);
  auditCallbacks(audited, report.at('callbacks'));
}

function auditHead(audited: AuditedOperation, report: Report): void {
  const { operation, pathItem, kind, method, path, html, letters } = audited;
  const expectText = createTextCheck(letters, report);
  const codes = listElements(html, ({ name }) => name === 'code').map(toShownText);
  report.expect(`path ${path}`, kind === 'webhooks' || codes.some((code) => code.endsWith(path)));
  report.expect(`method ${method}`, letters.includes(method.toUpperCase()));
  expectText('summary', operation['summary']);
  expectText('description', operation['description']);
  expectText('path description', pathItem['description']);
  expectText('external documentation', toObject(operation['externalDocs'])['description']);
  if (operation['deprecated'] === true) report.expect('deprecated', /deprecated/i.test(letters));
}

function createTextCheck(letters: string, report: Report) {
  return (what: string, value: Stated | undefined) => {
    const text = toMarkdownLetters(toText(value));
    if (text !== '') report.expect(`${what} ${toText(value).slice(0, 60)}`, letters.includes(text));
  };
}

function auditSecurity({ operation, html, document }: AuditedOperation, report: Report): void {
  const section = findSection(html, 'authentication');
  const links = section === undefined ? [] : listElements(section, ({ name }) => name === 'a');
  const text = section === undefined ? '' : toShownText(section);
  const shown = links.map(({ attributes }) => attributes['href'] ?? '');
  for (const requirement of toList(operation['security'] ?? document['security'])) {
    for (const [name, scopes] of Object.entries(toObject(requirement))) {
      report.expect(
        `scheme ${name}`,
        shown.some((href) => toLetters(href).endsWith(toLetters(`security${name}`))),
      );
      for (const scope of toList(scopes).map(toText))
        report.expect(`scope ${scope}`, text.includes(scope));
    }
  }
}

function auditParameters(audited: AuditedOperation, report: Report): void {
  const { pathItem, operation, kind, html, document } = audited;
  const own = listParameters(document, operation);
  const inherited = listParameters(document, pathItem).filter(
    (parameter) =>
      !own.some((one) => one['name'] === parameter['name'] && one['in'] === parameter['in']),
  );
  for (const parameter of [...inherited, ...own]) {
    const name = toText(parameter['name']);
    const location = toText(parameter['in']);
    // OpenAPI says that these are ignored: content types and security schemes describe them.
    const isIgnored =
      location === 'header' && /^(?:accept|content-type|authorization)$/i.test(name);
    if (isIgnored || parameter['x-internal'] === true) continue;
    const section = findSection(html, `${location}-parameters`);
    const row =
      section === undefined ? undefined : readPart(section).fields.find((one) => one.name === name);
    const within = report.at(`${location} ${name}`);
    within.expect('parameter', row !== undefined);
    if (row !== undefined) {
      auditParameter(
        parameter,
        row,
        { ...audited, direction: kind === 'paths' ? 'request' : 'both', levels: 1 },
        within,
      );
      auditExamples(parameter, audited, within);
    }
  }
}

function listParameters(document: StatedObject, owner: StatedObject): readonly StatedObject[] {
  return toList(owner['parameters']).map((one) => resolveStated(document, one).object);
}

function auditParameter(
  parameter: StatedObject,
  row: ShownField,
  context: SchemaContext,
  report: Report,
): void {
  const { description, required, deprecated, schema, content } = parameter;
  const text = toMarkdownLetters(toText(description));
  if (text !== '') report.expect('description', row.letters.includes(text));
  const isMarked = /\brequired\b/.test(row.line);
  if (required === true) report.expect('required', isMarked);
  else report.allow('required', !isMarked);
  if (deprecated === true) report.expect('deprecated', row.line.includes('deprecated'));
  const [mediaType] = Object.entries(toObject(content));
  if (mediaType !== undefined)
    report.expect(`media type ${mediaType[0]}`, row.codes.has(mediaType[0]));
  const stated = schema ?? toObject(mediaType?.[1])['schema'];
  if (stated === undefined) return;
  // A parameter's own description stands for that of its schema.
  auditSchema(
    text === '' ? [stated] : [{ description: description ?? '' }, stated],
    row,
    context,
    report,
  );
}

function auditBody(audited: AuditedOperation, report: Report): void {
  const { operation, kind, html, document } = audited;
  if (operation['requestBody'] === undefined) return;
  const { object: body } = resolveStated(document, operation['requestBody']);
  const section = findSection(html, 'request-body');
  report.expect('section', section !== undefined);
  if (section === undefined) return;
  createTextCheck(toLetters(toShownText(section)), report)('description', body['description']);
  const direction = kind === 'paths' ? 'request' : 'response';
  auditContent(body, section, { ...audited, direction, levels: LEVELS }, report);
}

function auditResponses(audited: AuditedOperation, report: Report): void {
  const { operation, kind, html, document } = audited;
  const responses = Object.entries(toObject(operation['responses'])).filter(
    ([status]) => !status.startsWith('x-'),
  );
  const first = responses.find(([status]) => status.startsWith('2'));
  for (const [status, value] of responses) {
    const { object: response } = resolveStated(document, value);
    const within = report.at(`response ${status}`);
    const part = findElement(html, ({ attributes }) => attributes['id'] === `response-${status}`);
    within.expect('response', part !== undefined);
    if (part === undefined) continue;
    createTextCheck(toLetters(toShownText(part)), within)('description', response['description']);
    const direction: Direction = kind === 'paths' ? 'response' : 'request';
    const levels = first?.[0] === status ? LEVELS : 0;
    auditContent(response, part, { ...audited, direction, levels }, within);
    auditHeaders(response, part, { ...audited, direction, levels: 1 }, within);
    auditLinks(response, part, audited, within);
  }
}

function auditHeaders(
  response: StatedObject,
  part: HtmlElement,
  context: SchemaContext,
  report: Report,
): void {
  const rows = readPart(part).fields;
  for (const [name, value] of Object.entries(toObject(response['headers']))) {
    // Described by the media types.
    if (/^content-type$/i.test(name)) continue;
    const row = rows.find((one) => one.name === name);
    const within = report.at(`header ${name}`);
    within.expect('header', row !== undefined);
    if (row !== undefined)
      auditParameter(resolveStated(context.document, value).object, row, context, within);
  }
}

function auditLinks(
  response: StatedObject,
  part: HtmlElement,
  { document }: OperationContext,
  report: Report,
): void {
  const text = toShownText(part);
  for (const [name, value] of Object.entries(toObject(response['links']))) {
    const { object: link } = resolveStated(document, value);
    const within = report.at(`link ${name}`);
    createTextCheck(toLetters(text), within)('description', link['description']);
    for (const [parameter, expression] of Object.entries(toObject(link['parameters'])))
      within.expect(`parameter ${parameter}`, text.includes(toText(expression)));
  }
}

function auditContent(
  owner: StatedObject,
  section: HtmlElement,
  context: SchemaContext & Pick<AuditedOperation, 'letters'>,
  report: Report,
): void {
  for (const [mediaType, value] of Object.entries(toObject(owner['content']))) {
    const { object: media } = resolveStated(context.document, value);
    const within = report.at(mediaType);
    const codes = listElements(section, ({ name }) => name === 'code').map(toShownText);
    within.expect('media type', codes.includes(mediaType));
    auditExamples(media, context, within);
    const schema = media['schema'] ?? media['itemSchema'];
    const tree = listElements(section, isTree).find((one) => toFirstCode(one) === mediaType);
    if (schema === undefined || schema === true || Object.keys(toObject(schema)).length === 0)
      continue;
    within.expect('schema', tree !== undefined);
    if (tree !== undefined) auditSchema([schema], readPart(tree), context, within);
  }
}

function isTree({ attributes }: HtmlElement): boolean {
  return attributes['data-tree'] !== undefined;
}

function toFirstCode(tree: HtmlElement): string | undefined {
  const code = findElement(tree, ({ name }) => name === 'code');
  return code === undefined ? undefined : toShownText(code);
}

/** Examples are compared by letters: a page breaks and indents them. */
function auditExamples(
  owner: StatedObject,
  { document, letters }: Pick<AuditedOperation, 'document' | 'letters'>,
  report: Report,
): void {
  const named = Object.entries(toObject(owner['examples'])).map(([name, value]) => {
    const { object } = resolveStated(document, value);
    createTextCheck(letters, report)(`summary of example ${name}`, object['summary']);
    createTextCheck(letters, report)(`description of example ${name}`, object['description']);
    return object['value'] ?? object['dataValue'];
  });
  for (const example of [...named, owner['example']]) {
    if (example === undefined) continue;
    const text = typeof example === 'string' ? example : toJsonText(example);
    const isShown = [text, toJsonText(example)].some((one) => letters.includes(toLetters(one)));
    report.expect(`example ${text.slice(0, 40)}`, isShown);
  }
}

function auditCallbacks({ operation, document, letters }: AuditedOperation, report: Report): void {
  for (const [name, value] of Object.entries(toObject(operation['callbacks']))) {
    for (const [expression, pathItem] of Object.entries(resolveStated(document, value).object)) {
      if (expression.startsWith('x-')) continue;
      const within = report.at(name);
      within.expect(`expression ${expression}`, letters.includes(toLetters(expression)));
      for (const called of Object.values(resolveStated(document, pathItem).object)) {
        createTextCheck(letters, within)('summary', toObject(called)['summary']);
        createTextCheck(letters, within)('description', toObject(called)['description']);
      }
    }
  }
}

function findSection(html: HtmlElement, heading: string): HtmlElement | undefined {
  return findElement(html, ({ attributes }) => attributes['aria-labelledby'] === heading);
}
