import type { HtmlElement } from '../../prerender/html/html-tree';
import { findElement, listElements } from '../../prerender/html/html-tree';
import type { Report } from './report';
import type { Stated } from './stated-document';
import { toObject, toText } from './stated-document';
import { hasMarkdown, toLetters, toShownText } from './words';

/** The section below a heading. */
export function findSection(html: HtmlElement, heading: string): HtmlElement | undefined {
  return findElement(html, ({ attributes }) => attributes['aria-labelledby'] === heading);
}

/** The texts of the code elements of a part. */
export function listCodes(html: HtmlElement): readonly string[] {
  return listElements(html, ({ name }) => name === 'code').map(toShownText);
}

/** The addresses that the links of a part lead to. */
export function listAddresses(html: HtmlElement): readonly string[] {
  const links = listElements(html, ({ name }) => name === 'a');
  return links.map(({ attributes }) => attributes['href'] ?? '');
}

/** Expects an author's text, which may be Markdown. */
export function expectText(
  what: string,
  value: Stated | undefined,
  html: HtmlElement,
  report: Report,
): void {
  createTextCheck(toLetters(toShownText(html)), report)(what, value);
}

/** The same for many texts of one part. */
export function createTextCheck(letters: string, report: Report) {
  return (what: string, value: Stated | undefined) => {
    const text = toText(value);
    if (toLetters(text) !== '')
      report.expect(`${what} ${text.slice(0, 60)}`, hasMarkdown(letters, text));
  };
}

/** Expects an address, as a link or as a text. */
export function expectAddress(value: Stated | undefined, html: HtmlElement, report: Report): void {
  const url = toText(value);
  if (url === '') return;
  const isShown =
    toShownText(html).includes(url) || listAddresses(html).some((href) => leadsTo(href, url));
  report.expect(`address ${url}`, isShown);
}

/** True for a link to an address, which may be relative to that of the API. */
export function leadsTo(href: string, url: string): boolean {
  if (href === url) return true;
  const isRelative = !/^[a-z][\w+.-]*:/i.test(url);
  return isRelative && /^https?:/.test(href) && href.endsWith(url.replace(/^[./]+/, '/'));
}

/** Expects the external documentation of an object. */
export function auditExternalDocs(
  value: Stated | undefined,
  html: HtmlElement,
  report: Report,
): void {
  const { url, description } = toObject(value);
  expectAddress(url, html, report);
  expectText('external documentation', description, html, report);
}
