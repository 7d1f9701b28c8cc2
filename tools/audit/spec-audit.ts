import { basename } from 'node:path';
import { parseSpec } from '../../prerender/api/load-spec';
import type { Spec } from '../../prerender/api/document/spec';
import type { HtmlElement } from '../../prerender/html/html-tree';
import { findElement, listElements } from '../../prerender/html/html-tree';
import type { AuditedApi } from './audited-api';
import { createAuditedApi } from './audited-api';
import { readPart } from './field-rows';
import { auditOperation } from './operation-audit';
import type { StatedOperation } from './operation-audit';
import type { Finding, Report } from './report';
import { createReport } from './report';
import { auditSchema } from './schema-audit';
import type { Stated, StatedObject } from './stated-document';
import { readStatedDocument, resolveStated, toList, toObject, toText } from './stated-document';
import { toLetters, toMarkdownLetters, toShownText } from './words';

/** The result of an audit. */
export interface Audit {
  readonly operations: number;
  readonly facts: number;
  readonly findings: readonly Finding[];
}

/** Audits an OpenAPI file; undefined for one that is not valid. */
export async function auditFile(file: string, text: string): Promise<Audit | undefined> {
  const loaded = await parseSpec(`specs/${basename(file)}`, text);
  if (loaded.kind === 'invalid') return undefined;
  return auditSpec(readStatedDocument(text), loaded.spec, text);
}

/** Compares every fact of a document with the pages that the site makes of it. */
export function auditSpec(document: StatedObject, spec: Spec, source: string): Audit {
  const api = createAuditedApi(spec, source);
  const operations = listStatedOperations(document);
  const reports = [
    auditOverview(document, api),
    ...operations.map((stated) => auditOperationPage(stated, document, api)),
    ...api.schemaNames.map((name) => auditSchemaPage(name, document, api)),
  ];
  return {
    operations: operations.length,
    facts: reports.reduce((sum, report) => sum + report.count(), 0),
    findings: reports.flatMap(({ findings }) => findings),
  };
}

const methods = new Set('get put post delete options head patch trace query'.split(' '));

function listStatedOperations(document: StatedObject): readonly StatedOperation[] {
  return (['paths', 'webhooks'] as const).flatMap((kind) =>
    Object.entries(toObject(document[kind])).flatMap(([path, value]) => {
      const { object: pathItem } = resolveStated(document, value);
      const own = Object.entries(pathItem).filter(([key]) => methods.has(key));
      const additional = Object.entries(toObject(pathItem['additionalOperations']));
      return [...own, ...additional].map(([method, operation]) => ({
        kind,
        path,
        method,
        pathItem,
        operation: toObject(operation),
      }));
    }),
  );
}

function auditOperationPage(
  stated: StatedOperation,
  document: StatedObject,
  api: AuditedApi,
): Report {
  const { kind, path, method, operation, pathItem } = stated;
  const found = api.findOperation(kind, path, method);
  const report = createReport(found?.page ?? `${method} ${path}`);
  const isInternal = [operation, pathItem].some((object) => object['x-internal'] === true);
  if (isInternal) report.allow('internal operation', found === undefined);
  else report.expect('page', found !== undefined);
  if (found !== undefined)
    auditOperation(stated, found.html, { document, pages: new Set(api.schemaNames) }, report);
  return report;
}

function auditSchemaPage(name: string, document: StatedObject, api: AuditedApi): Report {
  const report = createReport(`schemas/${name}`);
  const html = api.getSchema(name);
  const schema = toObject(toObject(document['components'])['schemas'])[name];
  report.allow('schema', schema !== undefined);
  const tree = findElement(html, ({ attributes }) => attributes['data-tree'] !== undefined);
  if (schema === undefined || tree === undefined) return report;
  const pages = new Set(api.schemaNames.filter((other) => other !== name));
  const context = {
    document,
    direction: 'both',
    pages,
    levels: 1,
    around: new Set([name]),
  } as const;
  // The description stands above the fields.
  const shown = { ...readPart(tree), letters: toLetters(toShownText(html)) };
  auditSchema([{ $ref: `#/components/schemas/${name}` }], shown, context, report);
  return report;
}

function auditOverview(document: StatedObject, api: AuditedApi): Report {
  const report = createReport('overview');
  const html = api.overview();
  const info = toObject(document['info']);
  for (const key of ['title', 'summary', 'description', 'version'])
    expectText(key, info[key], html, report);
  const contact = toObject(info['contact']);
  const license = toObject(info['license']);
  for (const value of [contact['name'], contact['email'], license['name']])
    expectText('contact and licence', value, html, report);
  for (const url of [contact['url'], license['url'], info['termsOfService']])
    expectAddress(url, html, report);
  for (const server of toList(document['servers'])) auditServer(toObject(server), html, report);
  for (const tag of toList(document['tags'])) {
    const isShown = listStatedOperations(document).some(({ operation }) =>
      toList(operation['tags']).includes(toText(toObject(tag)['name'])),
    );
    if (isShown) expectText('tag', toObject(tag)['description'], html, report);
  }
  auditSecuritySchemes(document, html, report.at('authentication'));
  return report;
}

function auditServer(server: StatedObject, html: HtmlElement, report: Report): void {
  const url = toText(server['url']).replace(/\/$/, '');
  report.expect(`server ${url}`, toShownText(html).includes(url));
  expectText('server description', server['description'], html, report);
  for (const [name, value] of Object.entries(toObject(server['variables']))) {
    const variable = toObject(value);
    expectText(`variable ${name}`, variable['description'], html, report);
    for (const one of [variable['default'], ...toList(variable['enum'])])
      report.expect(`variable ${name}: ${toText(one)}`, toShownText(html).includes(toText(one)));
  }
}

function auditSecuritySchemes(document: StatedObject, html: HtmlElement, report: Report): void {
  const schemes = toObject(toObject(document['components'])['securitySchemes']);
  for (const [name, value] of Object.entries(schemes)) {
    const { object: scheme } = resolveStated(document, value);
    const within = report.at(name);
    expectText('description', scheme['description'], html, within);
    if (scheme['type'] === 'apiKey') expectText('name', scheme['name'], html, within);
    expectAddress(scheme['openIdConnectUrl'], html, within);
    for (const flow of Object.values(toObject(scheme['flows'])).map(toObject)) {
      for (const key of ['authorizationUrl', 'tokenUrl', 'refreshUrl'])
        expectAddress(flow[key], html, within);
      for (const [scope, text] of Object.entries(toObject(flow['scopes']))) {
        within.expect(`scope ${scope}`, toShownText(html).includes(scope));
        expectText(`scope ${scope}`, text, html, within);
      }
    }
  }
}

function expectText(
  what: string,
  value: Stated | undefined,
  html: HtmlElement,
  report: Report,
): void {
  const text = toMarkdownLetters(toText(value));
  if (text !== '')
    report.expect(
      `${what} ${toText(value).slice(0, 60)}`,
      toLetters(toShownText(html)).includes(text),
    );
}

function expectAddress(value: Stated | undefined, html: HtmlElement, report: Report): void {
  const url = toText(value);
  if (url === '') return;
  const links = listElements(html, ({ name }) => name === 'a');
  const isShown =
    toShownText(html).includes(url) || links.some(({ attributes }) => attributes['href'] === url);
  report.expect(`address ${url}`, isShown);
}
