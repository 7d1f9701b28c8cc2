import type { HtmlElement } from '../../prerender/html/html-tree';
import type { Report } from './report';
import type { Stated } from './stated-document';
import { toList, toObject, toText } from './stated-document';
import { expectText } from './shown-page';
import { toShownText } from './words';

/** Compares the servers of an API, an operation, a callback or a link with the part that shows them. */
export function auditServers(servers: Stated | undefined, html: HtmlElement, report: Report): void {
  for (const server of toList(servers)) auditServer(server, html, report);
}

function auditServer(value: Stated, html: HtmlElement, report: Report): void {
  const server = toObject(value);
  const url = toText(server['url']).replace(/\/$/, '');
  const text = toShownText(html);
  report.expect(`server ${url}`, text.includes(url));
  expectText('server name', server['name'], html, report);
  expectText('server description', server['description'], html, report);
  for (const [name, one] of Object.entries(toObject(server['variables']))) {
    const variable = toObject(one);
    expectText(`variable ${name}`, variable['description'], html, report);
    for (const word of [variable['default'], ...toList(variable['enum'])].map(toText))
      report.expect(`variable ${name}: ${word}`, text.includes(word));
  }
}
