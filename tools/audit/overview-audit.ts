import type { HtmlElement } from '../../prerender/html/html-tree';
import type { Report } from './report';
import { createReport } from './report';
import { auditServers } from './server-audit';
import { auditExternalDocs, expectAddress, expectText } from './shown-page';
import type { StatedObject } from './stated-document';
import { resolveStated, toList, toObject, toText } from './stated-document';
import { listStatedOperations } from './stated-operations';
import { toShownText } from './words';

/** Compares what a document states about the whole API with the overview. */
export function auditOverview(document: StatedObject, html: HtmlElement): Report {
  const report = createReport('overview');
  const info = toObject(document['info']);
  for (const key of ['title', 'summary', 'description', 'version'])
    expectText(key, info[key], html, report);
  const contact = toObject(info['contact']);
  const license = toObject(info['license']);
  for (const value of [contact['name'], contact['email'], license['name'], license['identifier']])
    expectText('contact and licence', value, html, report);
  for (const url of [contact['url'], license['url'], info['termsOfService']])
    expectAddress(url, html, report);
  auditExternalDocs(document['externalDocs'], html, report);
  auditServers(document['servers'], html, report);
  auditOperationList(document, html, report);
  auditSecuritySchemes(document, html, report.at('authentication'));
  return report;
}

/** A tag that nothing has is not shown. */
function auditOperationList(document: StatedObject, html: HtmlElement, report: Report): void {
  const operations = listStatedOperations(document).filter(
    ({ operation, pathItem }) =>
      operation['x-internal'] !== true && pathItem['x-internal'] !== true,
  );
  const used = new Set(operations.flatMap(({ operation }) => toList(operation['tags'])));
  for (const tag of toList(document['tags']).map(toObject)) {
    if (!used.has(toText(tag['name']))) continue;
    const within = report.at(`tag ${toText(tag['name'])}`);
    expectText('description', tag['description'], html, within);
    auditExternalDocs(tag['externalDocs'], html, within);
  }
  const shown = toShownText(html);
  for (const { path } of operations) report.expect(`path ${path}`, shown.includes(path));
}

function auditSecuritySchemes(document: StatedObject, html: HtmlElement, report: Report): void {
  const schemes = toObject(toObject(document['components'])['securitySchemes']);
  const shown = toShownText(html);
  for (const [name, value] of Object.entries(schemes)) {
    const { object: scheme } = resolveStated(document, value);
    const within = report.at(name);
    expectText('description', scheme['description'], html, within);
    if (scheme['type'] === 'apiKey') expectText('name', scheme['name'], html, within);
    if (scheme['type'] === 'http')
      within.expect('scheme', shown.toLowerCase().includes(toText(scheme['scheme']).toLowerCase()));
    expectAddress(scheme['openIdConnectUrl'], html, within);
    expectAddress(scheme['oauth2MetadataUrl'], html, within);
    for (const flow of Object.values(toObject(scheme['flows'])).map(toObject)) {
      for (const key of ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'])
        expectAddress(flow[key], html, within);
      for (const [scope, text] of Object.entries(toObject(flow['scopes']))) {
        within.expect(`scope ${scope}`, shown.includes(scope));
        expectText(`scope ${scope}`, text, html, within);
      }
    }
  }
}
