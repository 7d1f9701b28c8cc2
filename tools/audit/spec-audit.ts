import { basename } from 'node:path';
import { parseSpec } from '../../prerender/api/load-spec';
import type { Spec } from '../../prerender/api/document/spec';
import type { HtmlElement } from '../../prerender/html/html-tree';
import { findElement, listElements } from '../../prerender/html/html-tree';
import type { AuditedApi } from './audited-api';
import { createAuditedApi } from './audited-api';
import type { ShownPart } from './field-rows';
import { readPart } from './field-rows';
import { auditOperation } from './operation-audit';
import { auditOverview } from './overview-audit';
import type { Finding, Report } from './report';
import { createReport } from './report';
import { auditSchema } from './schema-audit';
import type { StatedObject } from './stated-document';
import { readStatedDocument, toObject, toText } from './stated-document';
import type { StatedOperation } from './stated-operations';
import { findLinked, listStatedOperations } from './stated-operations';
import { toLetters, toShownText } from './words';

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
    auditOverview(document, api.overview()),
    ...operations.map((stated) => auditOperationPage(stated, document, api)),
    ...api.schemaNames.map((name) => auditSchemaPage(name, document, api)),
  ];
  return {
    operations: operations.length,
    facts: reports.reduce((sum, report) => sum + report.count(), 0),
    findings: reports.flatMap(({ findings }) => findings),
  };
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
    auditOperation(
      stated,
      found.html,
      {
        document,
        pages: new Set(api.schemaNames),
        findTarget: (link) => findTarget(link, document, api),
        findRest: (href) => findRest(href, found.html),
      },
      report,
    );
  return report;
}

/** The source of fields that open: the place on this page that has the same ones. */
function findRest(href: string, html: HtmlElement): ShownPart | undefined {
  const part = findElement(html, hasId(decodeURIComponent(href.slice(1))));
  return part && readPart(part);
}

function hasId(id: string) {
  return ({ attributes }: HtmlElement) => attributes['id'] === id;
}

function isTree({ attributes }: HtmlElement): boolean {
  return attributes['data-tree'] !== undefined;
}

/** The end of the address that a link leads to. */
function findTarget(
  link: StatedObject,
  document: StatedObject,
  api: AuditedApi,
): string | undefined {
  const reference = toText(link['operationRef']);
  if (reference !== '' && !reference.startsWith('#')) return reference;
  const linked = findLinked(document, link);
  const page =
    linked === undefined ? undefined : api.findPage(linked.kind, linked.path, linked.method);
  return page === undefined ? undefined : `/${page}`;
}

function auditSchemaPage(name: string, document: StatedObject, api: AuditedApi): Report {
  const report = createReport(`schemas/${name}`);
  const html = api.getSchema(name);
  const schema = toObject(toObject(document['components'])['schemas'])[name];
  report.allow('schema', schema !== undefined);
  const tree = findElement(html, isTree);
  if (schema === undefined || tree === undefined) return report;
  const pages = new Set(api.schemaNames.filter((other) => other !== name));
  const context = {
    document,
    direction: 'both',
    pages,
    levels: 1,
    findRest: (href: string) => findRest(href, html),
  } as const;
  // The description and that it is deprecated stand above the fields.
  const { text, ...part } = readPart(tree);
  const marks = listElements(html, ({ attributes }) => attributes['data-type'] !== undefined);
  const shown = {
    ...part,
    text: [text, ...marks.map((mark) => toShownText(mark).toLowerCase())].join(' '),
    letters: toLetters(toShownText(html)),
  };
  auditSchema([{ $ref: `#/components/schemas/${name}` }], shown, context, report);
  return report;
}
