import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion';
import type { AccordionItemProps, AccordionProps } from './accordion';

const Item = ({ value = 'a', ...rest }: AccordionItemProps) => (
  <AccordionItem value={value} {...rest}>
    <AccordionTrigger>Question {value}</AccordionTrigger>
    <AccordionContent>Answer {value}</AccordionContent>
  </AccordionItem>
);

const render = (
  props: AccordionProps,
  items: ReactNode = [<Item key="a" />, <Item key="b" value="b" />],
) => renderToStaticMarkup(<Accordion {...props}>{items}</Accordion>);

/** The opening tags of an element. */
const list = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

const listOpen = (html: string) =>
  list(html, 'details').map((tag) => / open=""/.test(tag) && /data-state="open"/.test(tag));

const listNames = (html: string) =>
  list(html, 'details').map((tag) => / name="([^"]+)"/.exec(tag)?.[1]);

const listLocked = (props: AccordionProps) =>
  list(render(props), 'summary').map((tag) => tag.includes('aria-disabled="true"'));

describe('an accordion', () => {
  it('has closed content in its HTML, in native elements that need no script', () => {
    const html = render({ type: 'single' });
    expect(listOpen(html)).toEqual([false, false]);
    expect(html).toContain('Answer a');
    expect(html.match(/<details[^>]*><summary/g)).toHaveLength(2);
  });

  it('opens the default items at first', () => {
    expect(listOpen(render({ defaultValue: 'b' }))).toEqual([false, true]);
    expect(listOpen(render({ type: 'multiple', defaultValue: ['a', 'b'] }))).toEqual([true, true]);
  });

  it('shows the items that the page controls, whatever it started with', () => {
    expect(listOpen(render({ value: 'a', defaultValue: 'b' }))).toEqual([true, false]);
    expect(listOpen(render({ value: '', defaultValue: 'b' }))).toEqual([false, false]);
    expect(listOpen(render({ type: 'multiple', value: ['b'] }))).toEqual([false, true]);
  });

  it('of the type single lets the browser close the others, of the type multiple does not', () => {
    const [first, second] = listNames(render({ type: 'single' }));
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect(listNames(render({ type: 'multiple' }))).toEqual([undefined, undefined]);
  });

  it('has a heading of the right level in each trigger, which names a region', () => {
    const html = render({ type: 'single' });
    const [trigger = ''] = list(html, 'summary');
    const id = / id="([^"]+)"/.exec(trigger)?.[1];
    expect(html).toContain(`<div role="region" aria-labelledby="${id}" data-state="closed"`);
    expect(list(html, 'h3')).toHaveLength(2);
    expect(list(render({ headingLevel: 'h4' }), 'h4')).toHaveLength(2);
  });

  it('says that the open item cannot be closed, unless all may be closed', () => {
    expect(listLocked({ defaultValue: 'a' })).toEqual([true, false]);
    expect(listLocked({ defaultValue: 'a', collapsible: true })).toEqual([false, false]);
    expect(listLocked({ type: 'multiple', defaultValue: ['a'] })).toEqual([false, false]);
  });

  it('leaves disabled items out of the order of focus', () => {
    const items = [<Item key="a" disabled />, <Item key="b" value="b" />];
    const tags = list(render({ type: 'single' }, items), 'summary');
    expect(tags[0]).toMatch(/data-disabled="".*aria-disabled="true" tabindex="-1"/);
    expect(tags[1]).not.toMatch(/disabled|tabindex/);
    expect(list(render({ disabled: true }), 'summary').join()).toMatch(/-1.*-1/);
  });

  it('gives an item without a value one of its own', () => {
    const items = [0, 1].map((key) => (
      <AccordionItem key={key}>
        <AccordionTrigger>Question</AccordionTrigger>
      </AccordionItem>
    ));
    expect(listOpen(render({ defaultValue: '' }, items))).toEqual([false, false]);
  });

  it('puts the anchor of an item on its heading, where search looks for it', () => {
    expect(render({ type: 'single' }, <Item id="why" />)).toMatch(/<h3 id="why"[^>]*>Question/);
  });

  it('removes the paragraph that MDX puts into a trigger of several lines', () => {
    const item = (
      <AccordionItem value="a">
        <AccordionTrigger>
          <p>Question</p>
        </AccordionTrigger>
      </AccordionItem>
    );
    expect(render({ type: 'single' }, item)).toMatch(/<h3[^>]*>Question<\/h3>/);
  });

  it('passes classes and attributes on to its parts', () => {
    const html = renderToStaticMarkup(
      <Accordion type="single" className="one" dir="rtl">
        <AccordionItem value="a" className="two" data-x="2">
          <AccordionTrigger className="three" data-x="3">
            Question
          </AccordionTrigger>
          <AccordionContent forceMount className="four" data-x="4" />
        </AccordionItem>
      </Accordion>,
    );
    expect(list(html, 'div')[0]).toMatch(/^<div dir="rtl" class="\S+ one"/);
    expect(list(html, 'details')[0]).toMatch(/data-x="2".* class="[^"]+ two"/);
    expect(list(html, 'summary')[0]).toMatch(/data-x="3".* class="\S+ three"/);
    expect(list(html, 'div')[1]).toMatch(/data-x="4".* class="\S+ four"/);
    expect(html).not.toContain('forceMount');
  });

  it('names the required parent of a misplaced part', () => {
    expect(() => renderToStaticMarkup(<AccordionItem value="a" />)).toThrow(
      '<AccordionItem> must stand inside <Accordion>.',
    );
    expect(() => renderToStaticMarkup(<AccordionContent />)).toThrow(
      '<AccordionContent> must stand inside <AccordionItem>.',
    );
  });
});
