import { describe, expect, it } from 'vitest';
import { TabItem, findInitialTab, toTabItems } from './tab-group';

const items = toTabItems([
  <TabItem key="1" value="a" />,
  '\n',
  <TabItem key="2" value="b" default />,
]);

describe('the tabs of a group', () => {
  it('are its children, ignoring whitespace', () => {
    expect(items.map(({ value, label }) => [value, label])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
  });

  it.each([
    ['none', undefined, 'The <Tabs> component requires at least one <TabItem> children component.'],
    [
      'an element',
      <p key="" />,
      'Bad <Tabs> child <p>: all children of the <Tabs> component should be <TabItem>, and every <TabItem> should have a unique "value" prop.',
    ],
    ['text', 'some words', 'Bad <Tabs> child "some words": all'],
    [
      'no value',
      <TabItem key="" {...({} as { value: string })} />,
      'Bad <Tabs> child <TabItem>: all',
    ],
    [
      'the same twice',
      [<TabItem key="1" value="a" />, <TabItem key="2" value="a" />],
      'Duplicate values "a" found in <Tabs>. Every value needs to be unique.',
    ],
  ])('cannot be %s: the error explains why', (_, children, message) => {
    expect(() => toTabItems(children)).toThrow(message);
  });

  it('must exist if they are described by `values`', () => {
    expect(() => toTabItems(<TabItem value="a" />, [{ value: 'b' }])).toThrow(
      'The <Tabs> has no <TabItem> for the value "b" of its "values".',
    );
  });
});

describe('the tab that is open at first', () => {
  it.each([
    ['the one of defaultValue', 'a', 'a'],
    ['else the one that is marked', undefined, 'b'],
    ['none when there should be none', null, undefined],
  ])('is %s', (_, defaultValue, value) => {
    expect(findInitialTab(items, defaultValue)).toBe(value);
  });

  it('is the first by default', () => {
    expect(findInitialTab(items.slice(0, 1), undefined)).toBe('a');
  });

  it('must exist', () => {
    expect(() => findInitialTab(items, 'c')).toThrow(
      'The <Tabs> has a defaultValue "c" but none of its children has the corresponding value. Available values are: a, b. If you intend to show no default tab, use defaultValue={null} instead.',
    );
  });
});
