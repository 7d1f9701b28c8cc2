import { describe, expect, it } from 'vitest';
import { findElement, hasName, parseHtml } from '../html/html-tree';
import type { HtmlElement } from '../html/html-tree';
import { toFieldSections, toSections } from './page-sections';

function toMain(html: string): HtmlElement {
  const root = parseHtml(`<main>${html}</main>`);
  const main = findElement(root, (element) => hasName(element, 'main'));
  if (main === undefined) throw new Error('There is one.');
  return main;
}

const toField = (id: string) => `<li id="${id}" data-anchor=""><p>${id}</p></li>`;

describe('the fields of a page', () => {
  it.each([
    ['a parameter', 'query.page', 'page'],
    ['a field of a field', 'body.assignee.userId', 'assignee.userId'],
    ['a field of an item', 'body.members[].role', 'members.role'],
    ['a field of a variant', 'body.payment(card).number', 'payment.number'],
    ['a field of a success', 'response-200.items[].id', 'items.id'],
    ['a header', 'response-200-header.ETag', 'ETag'],
    ['a name with signs', 'query.filter~[status~]', 'filter[status]'],
  ])('are found by name: %s', (_, id, title) => {
    expect(toFieldSections(toMain(toField(id)))).toEqual([{ title, hash: `#${id}`, text: '' }]);
  });

  it('do not include those of error responses, or other list items', () => {
    const main = toMain(`${toField('response-404.title')}<li id="body.x">x</li>`);
    expect(toFieldSections(main)).toEqual([]);
  });

  it('are listed once, at their first occurrence', () => {
    const main = toMain(toField('body.name') + toField('response-200.name'));
    expect(toFieldSections(main).map(({ hash }) => hash)).toEqual(['#body.name']);
  });

  it('leave their text in the section around them', () => {
    const sections = toSections(toMain(`<h2 id="request-body">Body</h2>${toField('body.name')}`));
    expect(sections).toEqual([
      { title: 'Body', hash: '#request-body', content: 'body.name' },
      { title: 'name', hash: '#body.name', content: '' },
    ]);
  });
});
