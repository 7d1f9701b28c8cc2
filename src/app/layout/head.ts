import { useEffect } from 'react';
import type { PageView } from '../../model/pages/page';
import type { HeadTag, PageHead } from '../../model/site/head';
import { toDocumentTitle, toHeadTags } from '../../model/site/head';
import { isSamePath, withBase } from '../../model/site/paths';
import { keepRecentPage } from '../../search/field/recent-log';
import { pageTypes, toPageType } from './page-type';
import { siteIdentity } from './site-identity';

/** Updates the document's head for the current page, and the label of its kind on the root element. */
export function useHead(head: PageHead, kind?: PageView['kind']): void {
  useEffect(() => {
    markPageType(document.documentElement.classList, toPageType(kind));
    if (head.keepsTitle !== true) document.title = toDocumentTitle(head, siteIdentity);
    const stale = document.head.querySelectorAll('[data-page]');
    document.head.append(...toHeadTags(head, siteIdentity).map(createElement));
    for (const element of stale) if (!isOfPage(element, head.path)) element.remove();
    if (head.title !== undefined && head.noindex !== true)
      keepRecentPage(withBase(siteIdentity.base, head.path), head.title);
  }, [head, kind]);
}

/** True for a tag that only the document of this page has, such as the address of its feed. */
function isOfPage(element: Element, path: string): boolean {
  const page = element.getAttribute('data-page');
  return page !== null && page !== '' && isSamePath(page, path);
}

/** Leaves the classes of others, such as an extension of the browser, as they are. */
function markPageType(classes: DOMTokenList, type: string): void {
  classes.remove(...pageTypes);
  if (type !== '') classes.add(type);
}

function createElement(tag: HeadTag): HTMLElement {
  const element = document.createElement(tag.tag);
  element.dataset['page'] = '';
  const attributes =
    tag.tag === 'link'
      ? {
          rel: tag.rel,
          href: tag.href,
          ...(tag.hreflang !== undefined && { hreflang: tag.hreflang }),
        }
      : { [tag.attribute]: tag.key, content: tag.content };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
