import type { HtmlElement } from '../../prerender/html/html-tree';
import { findElement, listElements } from '../../prerender/html/html-tree';
import { readPart } from './field-rows';
import { auditHeader } from './parameter-audit';
import type { Report } from './report';
import type { SchemaContext } from './schema-audit';
import { auditSchema } from './schema-audit';
import { createTextCheck, expectAddress, listCodes } from './shown-page';
import type { Stated, StatedObject } from './stated-document';
import { resolveStated, toJsonText, toList, toObject, toText } from './stated-document';
import { readStatedSchema } from './stated-schema';
import { toLetters, toShownText } from './words';

/** The context of bodies: their examples stand beside them, elsewhere on the page. */
export interface ContentContext extends SchemaContext {
  readonly page: HtmlElement;
}

/** Compares the media types of a body with the part that shows them. */
export function auditContent(
  owner: StatedObject,
  section: HtmlElement,
  context: ContentContext,
  report: Report,
): void {
  for (const [mediaType, value] of Object.entries(toObject(owner['content']))) {
    const { object: media } = resolveStated(context.document, value);
    const within = report.at(mediaType);
    within.expect('media type', listCodes(section).includes(mediaType));
    auditExamples(media, context.page, context.document, within);
    auditEncodings(media, section, context, within);
    const schema = media['schema'] ?? media['itemSchema'];
    if (schema === undefined || schema === true || Object.keys(toObject(schema)).length === 0)
      continue;
    const tree = listElements(section, isTree).find((one) => toFirstCode(one) === mediaType);
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

/** OpenAPI ignores the encoding of a field that the schema does not have. */
function auditEncodings(
  media: StatedObject,
  section: HtmlElement,
  context: ContentContext,
  report: Report,
): void {
  const { properties } = readStatedSchema(context.document, [media['schema'] ?? {}], 'both');
  const codes = listCodes(section);
  const rows = readPart(section).fields;
  for (const [name, value] of Object.entries(toObject(media['encoding'])))
    if (properties.has(name)) {
      report.at(`encoding ${name}`).expect('field', codes.includes(name));
      auditEncoding(value, { codes, rows, context }, report.at(`encoding ${name}`));
    }
  for (const part of listPartEncodings(media))
    auditEncoding(part, { codes, rows, context }, report.at('encoding of a part'));
}

/** OpenAPI 3.2. */
function listPartEncodings({ prefixEncoding, itemEncoding }: StatedObject): readonly Stated[] {
  return [...toList(prefixEncoding), ...(itemEncoding === undefined ? [] : [itemEncoding])];
}

interface EncodingSection {
  readonly codes: readonly string[];
  readonly rows: ReturnType<typeof readPart>['fields'];
  readonly context: ContentContext;
}

/** An encoding with those inside it. */
function auditEncoding(value: Stated | undefined, section: EncodingSection, report: Report): void {
  const object = toObject(value);
  const { contentType, headers, encoding } = object;
  const { codes, rows, context } = section;
  for (const type of toText(contentType)
    .split(',')
    .map((one) => one.trim()))
    if (type !== '') report.expect(`content type ${type}`, codes.includes(type));
  for (const header of Object.entries(toObject(headers)))
    auditHeader(header, rows, { ...context, levels: 1 }, report);
  const inside = Object.values(toObject(encoding));
  for (const one of [...inside, ...listPartEncodings(object)]) auditEncoding(one, section, report);
}

/** Examples are compared by letters: a page breaks and indents them. */
export function auditExamples(
  owner: StatedObject,
  page: HtmlElement,
  document: StatedObject,
  report: Report,
): void {
  const letters = toLetters(toShownText(page));
  const expectText = createTextCheck(letters, report);
  const expectExample = (example: Stated | undefined) => {
    if (example === undefined) return;
    const text = typeof example === 'string' ? example : toJsonText(example);
    const isShown = [text, toJsonText(example)].some((one) => letters.includes(toLetters(one)));
    report.expect(`example ${text.slice(0, 40)}`, isShown);
  };
  for (const [name, value] of Object.entries(toObject(owner['examples']))) {
    const { object } = resolveStated(document, value);
    expectText(`summary of example ${name}`, object['summary']);
    expectText(`description of example ${name}`, object['description']);
    expectAddress(object['externalValue'], page, report);
    expectExample(object['value'] ?? object['dataValue']);
  }
  expectExample(owner['example']);
}
