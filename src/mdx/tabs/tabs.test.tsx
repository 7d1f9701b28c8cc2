import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TabItem } from './tab-group';
import { TabsContent, TabsList, TabsTrigger } from './tab-parts';
import { Tabs } from './tabs';

const render = (element: ReactNode) => renderToStaticMarkup(element);

/** Each tab or panel as `words: state`. */
function list(html: string, role: 'tab' | 'tabpanel'): readonly string[] {
  const parts = html.matchAll(
    new RegExp(`role="${role}"[^>]*data-state="(\\w+)"[^>]*>(.*?)</(?:button|div)>`, 'g'),
  );
  return Array.from(
    parts,
    ([, state, inner = '']) => `${inner.replace(/<[^>]*>/g, '|')}: ${state}`,
  );
}

const findOpen = (html: string) => list(html, 'tab').findIndex((tab) => tab.endsWith(': active'));

const group = (
  <Tabs className="mine" id="package-managers">
    <TabItem value="npm" label="npm">
      npm ci
    </TabItem>
    <TabItem value="yarn 2" className="wide" attributes={{ className: 'special' }}>
      yarn
    </TabItem>
  </Tabs>
);

describe('a group of tabs', () => {
  it('shows the first tab, labelled by its value if it has no label', () => {
    expect(list(render(group), 'tab')).toEqual(['npm: active', 'yarn 2: inactive']);
  });

  it('has every panel in the HTML below the words of its tab, and hides none there', () => {
    const html = render(group);
    expect(list(html, 'tabpanel')).toEqual(['|npm|npm ci: active', '|yarn 2|yarn: inactive']);
    expect(html).not.toContain('hidden');
  });

  it('lets the Tab key reach the open tab alone', () => {
    expect(
      Array.from(render(group).matchAll(/aria-selected="(\w+)".*?tabindex="(-?\d)"/g), (match) =>
        match.slice(1),
      ),
    ).toEqual([
      ['true', '0'],
      ['false', '-1'],
    ]);
  });

  it('names each panel by its tab, whatever the value', () => {
    const html = render(group);
    const panels = html.matchAll(/role="tabpanel".*?id="([^"]+)".*?aria-labelledby="([^"]+)"/g);
    const found = Array.from(
      panels,
      ([, id, tab]) =>
        html.includes(`role="tab" id="${tab}"`) &&
        html.includes(`aria-controls="${id}"`) &&
        !/\s/.test(`${id}${tab}`),
    );
    expect(found).toEqual([true, true]);
  });

  it('passes classes and attributes on to the whole, the tab and the panel', () => {
    const html = render(group);
    expect(html).toMatch(/^<div id="package-managers" class="\S+ mine"/);
    expect(html).toMatch(/role="tab"[^>]*class="\S+ special"/);
    expect(html).toMatch(/role="tabpanel"[^>]*class="\S+ wide"/);
  });

  it('may stand in another one, each with its own tabs', () => {
    const html = render(
      <Tabs>
        <TabItem value="outer">{group}</TabItem>
      </Tabs>,
    );
    expect(list(html, 'tab')).toEqual(['outer: active', 'npm: active', 'yarn 2: inactive']);
  });

  it('takes its tabs from `values`, as in older guides', () => {
    const html = render(
      <Tabs
        values={[
          { value: 'b', label: 'Second' },
          { value: 'a', label: 'First' },
        ]}
        lazy
      >
        <TabItem value="a">1</TabItem>
        <TabItem value="b">2</TabItem>
      </Tabs>,
    );
    expect(list(html, 'tabpanel')).toEqual(['|Second|2: active', '|First|1: inactive']);
  });

  it('prerenders the same whatever is remembered or in the address', () => {
    const html = render(
      <Tabs groupId="environment" queryString defaultValue="b">
        <TabItem value="a">1</TabItem>
        <TabItem value="b">2</TabItem>
      </Tabs>,
    );
    expect(list(html, 'tab')).toEqual(['a: inactive', 'b: active']);
  });

  it('needs a name for its query parameter', () => {
    expect(() =>
      render(
        <Tabs queryString>
          <TabItem value="a">1</TabItem>
        </Tabs>,
      ),
    ).toThrow('The <Tabs> component groupId prop is required if queryString=true,');
  });
});

const parts = (props: Parameters<typeof Tabs>[0] = {}) => (
  <Tabs {...props}>
    <div>
      <TabsList aria-label="People" variant="line">
        <TabsTrigger value="one" disabled>
          One
        </TabsTrigger>
        <TabsTrigger value="two">Two</TabsTrigger>
        <TabsTrigger value="three">Three</TabsTrigger>
      </TabsList>
    </div>
    <TabsContent value="one">1</TabsContent>
    <TabsContent value="two" forceMount>
      2
    </TabsContent>
    <TabsContent value="three">{group}</TabsContent>
  </Tabs>
);

describe('tabs built from parts', () => {
  it('show none at first; the Tab key reaches the first that can be used', () => {
    const html = render(parts());
    expect(list(html, 'tab').slice(0, 3)).toEqual([
      'One: inactive',
      'Two: inactive',
      'Three: inactive',
    ]);
    const indexes = Array.from(
      html.matchAll(/role="tab" .*?tabindex="(-?\d)"/g),
      ([, index]) => index,
    );
    expect(indexes.slice(0, 3)).toEqual(['-1', '0', '-1']);
  });

  it('show the one of `defaultValue`, or of `value`', () => {
    expect(findOpen(render(parts({ defaultValue: 'two' })))).toBe(1);
    expect(findOpen(render(parts({ defaultValue: 'two', value: 'three' })))).toBe(2);
  });

  it('have closed panels in the HTML, each below the words of its tab', () => {
    expect(list(render(parts()), 'tabpanel').slice(0, 2)).toEqual([
      '|One|1: inactive',
      '|Two|2: inactive',
    ]);
  });

  it('expose their orientation, name and variant', () => {
    expect(render(parts({ orientation: 'vertical' }))).toMatch(
      /<div role="tablist" aria-orientation="vertical" aria-label="People"[^>]*data-variant="line"/,
    );
  });

  it.each([
    ['TabsTrigger', <TabsTrigger key="" value="a" />],
    ['TabsContent', <TabsContent key="" value="a" />],
    ['TabsList', <TabsList key="" />],
    ['TabItem', <TabItem key="" value="a" />],
  ])('need tabs around them: %s', (name, element) => {
    expect(() => render(element)).toThrow(`<${name}> must stand inside <Tabs>.`);
  });
});
