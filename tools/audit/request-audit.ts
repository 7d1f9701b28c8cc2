import type { HtmlElement } from '../../prerender/html/html-tree';
import { listElements } from '../../prerender/html/html-tree';
import { auditContent, auditExamples } from './content-audit';
import { readPart } from './field-rows';
import { auditHeader, auditParameter } from './parameter-audit';
import type { Report } from './report';
import type { SchemaContext } from './schema-audit';
import { auditServers } from './server-audit';
import { createTextCheck, listAddresses } from './shown-page';
import type { StatedObject } from './stated-document';
import { resolveStated, toJsonText, toList, toObject, toText } from './stated-document';
import type { Direction } from './stated-schema';
import { toLetters, toShownText } from './words';

/** A request of a document, of an operation, a webhook or a callback, with what shows it. */
export interface AuditedRequest {
  readonly document: StatedObject;
  /** The names of the schemas that have pages of their own. */
  readonly pages: ReadonlySet<string>;
  readonly pathItem: StatedObject;
  readonly operation: StatedObject;
  /** True if readers send it. */
  readonly isCalled: boolean;
  /** How many levels of fields of the body and of the first successful response are on the page. */
  readonly levels: number;
  readonly page: HtmlElement;
  readonly findParameters: (location: string) => HtmlElement | undefined;
  readonly body: HtmlElement | undefined;
  /** The prefix of the ids of its responses. */
  readonly prefix: string;
  /** The page of the operation that a link names; undefined if there is none. */
  readonly findTarget: (link: StatedObject) => string | undefined;
  readonly findRest: SchemaContext['findRest'];
}

/** Compares a request and its responses with the parts of a page that show them. */
export function auditRequest(audited: AuditedRequest, report: Report): void {
  auditParameters(audited, report);
  auditBody(audited, report.at('request body'));
  auditResponses(audited, report);
}

function auditParameters(audited: AuditedRequest, report: Report): void {
  const { isCalled, document, page } = audited;
  const parameters = listParameters(audited);
  for (const parameter of parameters) {
    if (isIgnored(parameter)) continue;
    const name = toText(parameter['name']);
    const location = toText(parameter['in']);
    const part = audited.findParameters(location);
    const rows = part === undefined ? [] : readPart(part).fields;
    const row = rows.find((one) => one.name === name);
    const within = report.at(`${location} ${name}`);
    within.expect('parameter', row !== undefined);
    if (row === undefined) continue;
    const direction = isCalled ? 'request' : 'both';
    auditParameter(parameter, row, { ...audited, direction, levels: 1 }, within);
    auditExamples(parameter, page, document, within);
  }
  for (const location of ['path', 'query', 'querystring', 'header', 'cookie']) {
    const part = audited.findParameters(location);
    for (const { name } of part === undefined ? [] : readPart(part).fields)
      report.at(location).allow(
        `parameter ${name}`,
        parameters.some((one) => one['name'] === name),
      );
  }
}

/** The parameters of the request and those of its path. */
function listParameters({
  document,
  pathItem,
  operation,
}: AuditedRequest): readonly StatedObject[] {
  const read = (owner: StatedObject) =>
    toList(owner['parameters']).map((one) => resolveStated(document, one).object);
  const own = read(operation);
  const inherited = read(pathItem).filter(
    (parameter) =>
      !own.some((one) => one['name'] === parameter['name'] && one['in'] === parameter['in']),
  );
  return [...inherited, ...own];
}

/** Content types and security schemes describe these headers, so that a page may leave them out. */
function isIgnored(parameter: StatedObject): boolean {
  const isDescribed = /^(?:accept|content-type|authorization)$/i.test(toText(parameter['name']));
  return (parameter['in'] === 'header' && isDescribed) || parameter['x-internal'] === true;
}

function auditBody(audited: AuditedRequest, report: Report): void {
  const { operation, isCalled, document, body: section } = audited;
  if (operation['requestBody'] === undefined) return;
  const { object: body } = resolveStated(document, operation['requestBody']);
  report.expect('section', section !== undefined);
  if (section === undefined) return;
  const text = toShownText(section);
  createTextCheck(toLetters(text), report)('description', body['description']);
  for (const mediaType of Object.keys(toObject(body['content']))) {
    // A tab names it as well.
    const [, ...said] = text.split(mediaType);
    const isRequired = said.some((after) =>
      /^\s*(?:a stream; each item is:\s*)?required/.test(after),
    );
    report.at(mediaType).expect('required', isRequired === (body['required'] === true));
  }
  const direction = isCalled ? 'request' : 'response';
  auditContent(body, section, { ...audited, direction }, report);
}

function auditResponses(audited: AuditedRequest, report: Report): void {
  const { operation, isCalled, page, prefix, document } = audited;
  const responses = Object.entries(toObject(operation['responses'])).filter(
    ([status]) => !status.startsWith('x-'),
  );
  const first = responses.find(([status]) => status.startsWith('2'));
  const known = new Set(responses.map(([status]) => `${prefix}response-${status}`));
  const parts = listElements(page, isResponse(prefix));
  for (const { attributes } of parts)
    report.allow(attributes['id'] ?? '', known.has(attributes['id'] ?? ''));
  for (const [status, value] of responses) {
    const { object: response } = resolveStated(document, value);
    const within = report.at(`response ${status}`);
    const part = parts.find(({ attributes }) => attributes['id'] === `${prefix}response-${status}`);
    within.expect('response', part !== undefined);
    if (part === undefined) continue;
    createTextCheck(toLetters(toShownText(part)), within)('description', response['description']);
    const direction: Direction = isCalled ? 'response' : 'request';
    const levels = first?.[0] === status ? audited.levels : 0;
    auditContent(response, part, { ...audited, direction, levels }, within);
    auditHeaders(response, part, audited, within);
    auditLinks(response, part, audited, within);
  }
}

/** Variants of schemas have anchors of their own. */
function isResponse(prefix: string) {
  return ({ name, attributes }: HtmlElement) =>
    name === 'details' &&
    attributes['id']?.startsWith(`${prefix}response-`) === true &&
    attributes['data-anchor'] === undefined;
}

function auditHeaders(
  response: StatedObject,
  part: HtmlElement,
  { document, pages, isCalled, findRest }: AuditedRequest,
  report: Report,
): void {
  const rows = readPart(part).fields;
  const direction = isCalled ? 'response' : 'request';
  for (const named of Object.entries(toObject(response['headers']))) {
    const header = auditHeader(
      named,
      rows,
      { document, pages, direction, levels: 1, findRest },
      report,
    );
    if (header !== undefined)
      auditExamples(header, part, document, report.at(`header ${named[0]}`));
  }
}

/** A link that leads to no operation of the document, or to one without a page, says nothing. */
function auditLinks(
  response: StatedObject,
  part: HtmlElement,
  { document, findTarget }: AuditedRequest,
  report: Report,
): void {
  const text = toShownText(part);
  for (const [name, value] of Object.entries(toObject(response['links']))) {
    const { object: link } = resolveStated(document, value);
    const within = report.at(`link ${name}`);
    const target = findTarget(link);
    if (target === undefined) continue;
    const isLinked = listAddresses(part).some((href) => href.endsWith(target));
    within.expect(`operation ${target}`, isLinked || text.includes(target));
    createTextCheck(toLetters(text), within)('description', link['description']);
    const values = Object.entries(toObject(link['parameters']));
    if (link['requestBody'] !== undefined) values.push(['the request body', link['requestBody']]);
    for (const [parameter, one] of values) {
      const expression = typeof one === 'string' ? one : toJsonText(one);
      within.expect(
        `${parameter} is ${expression}`,
        text.includes(`${parameter} is ${expression}`),
      );
    }
    if (link['server'] !== undefined) auditServers([link['server']], part, within);
  }
}
