import type { HtmlElement } from '../../prerender/html/html-tree';
import { listElements } from '../../prerender/html/html-tree';
import type { Report } from './report';
import type { AuditedRequest } from './request-audit';
import { auditRequest } from './request-audit';
import { auditServers } from './server-audit';
import { auditExternalDocs, createTextCheck, findSection, listCodes } from './shown-page';
import type { Stated, StatedObject } from './stated-document';
import { resolveStated, toList, toObject, toText } from './stated-document';
import type { StatedOperation } from './stated-operations';
import { listStatedRequests } from './stated-operations';
import { toLetters, toShownText } from './words';

/** The context of an operation in its document. */
export type OperationContext = Pick<
  AuditedRequest,
  'document' | 'pages' | 'findTarget' | 'findRest'
>;

/** An operation with its page. */
interface AuditedOperation extends OperationContext, StatedOperation {
  readonly html: HtmlElement;
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
  const audited = { ...stated, ...context, html };
  auditHead(audited, html, report);
  auditSecurity(audited, report.at('authentication'));
  auditRequest(
    {
      ...audited,
      isCalled: stated.kind === 'paths',
      levels: LEVELS,
      page: html,
      findParameters: (location) => findSection(html, `${location}-parameters`),
      body: findSection(html, 'request-body'),
      prefix: '',
    },
    report,
  );
  auditCallbacks(audited, report.at('callbacks'));
}

/** Audits the part above the request of an operation or a callback. */
function auditHead(
  { operation, pathItem, kind, method, path, document }: AuditedOperation,
  part: HtmlElement,
  report: Report,
): void {
  const letters = toLetters(toShownText(part));
  const expectText = createTextCheck(letters, report);
  const isPath = kind === 'webhooks' || listCodes(part).some((code) => code.endsWith(path));
  report.expect(`path ${path}`, isPath);
  report.expect(`method ${method}`, letters.includes(method.toUpperCase()));
  expectText('summary', operation['summary']);
  expectText('description', operation['description']);
  expectText('path summary', pathItem['summary']);
  expectText('path description', pathItem['description']);
  auditExternalDocs(operation['externalDocs'], part, report);
  if (operation['deprecated'] === true) report.expect('deprecated', /deprecated/i.test(letters));
  const inherited: Stated | undefined = kind === 'paths' ? document['servers'] : undefined;
  auditServers(operation['servers'] ?? pathItem['servers'] ?? inherited, part, report);
}

/** The security of an API is that of what it offers; what it sends has only its own. */
function auditSecurity(
  { operation, kind, html, document }: AuditedOperation,
  report: Report,
): void {
  const section = findSection(html, 'authentication');
  const links = section === undefined ? [] : listElements(section, ({ name }) => name === 'a');
  const text = section === undefined ? '' : toShownText(section);
  const shown = links.map(({ attributes }) => attributes['href'] ?? '');
  const inherited: Stated | undefined = kind === 'paths' ? document['security'] : undefined;
  for (const requirement of toList(operation['security'] ?? inherited)) {
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

function auditCallbacks(audited: AuditedOperation, report: Report): void {
  const { operation, document, html } = audited;
  const sections = listElements(html, isCallback);
  for (const [name, value] of Object.entries(toObject(operation['callbacks']))) {
    const within = report.at(name);
    for (const [path, item] of Object.entries(resolveStated(document, value).object)) {
      if (path.startsWith('x-')) continue;
      for (const stated of listStatedRequests(document, item)) {
        if (isInternal(stated)) continue;
        const section = sections.find((one) => isOf(one, name, path, stated.method));
        within.expect(`${stated.method} ${path}`, section !== undefined);
        if (section === undefined) continue;
        auditHead({ ...audited, ...stated, kind: 'webhooks', path }, section, within);
        auditCallback({ ...audited, ...stated }, section, within);
      }
    }
  }
}

function isInternal({ operation, pathItem }: Record<'operation' | 'pathItem', StatedObject>) {
  return operation['x-internal'] === true || pathItem['x-internal'] === true;
}

function isCallback({ attributes }: HtmlElement): boolean {
  return attributes['aria-labelledby']?.startsWith('callback-') === true;
}

/** The anchor of a callback begins with its name. */
function isOf(section: HtmlElement, name: string, expression: string, method: string): boolean {
  const anchor = toLetters(section.attributes['aria-labelledby'] ?? '');
  const letters = toLetters(toShownText(section));
  return (
    anchor.startsWith(toLetters(`callback-${name}`)) &&
    letters.includes(toLetters(method.toUpperCase() + expression))
  );
}

/** The API sends a callback, so its body is read like a response. */
function auditCallback(audited: AuditedOperation, section: HtmlElement, report: Report): void {
  const anchor = section.attributes['aria-labelledby'] ?? '';
  const [parameters] = listElements(
    section,
    ({ name, attributes }) => name === 'ul' && attributes['aria-labelledby'] === anchor,
  );
  auditRequest(
    {
      ...audited,
      isCalled: false,
      levels: 1,
      page: section,
      findParameters: () => parameters,
      body: section,
      prefix: `${anchor}.`,
    },
    report,
  );
}
