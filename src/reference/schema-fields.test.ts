import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toNode } from '../model/reference/fixtures/to-node';
import { toGraph } from '../model/reference/schema';
import type { SchemaNode } from '../model/reference/schema';
import { SchemaFields, hasFields } from './schema-fields';

function toIds(nodes: readonly SchemaNode[]): readonly (string | undefined)[] {
  const html = renderToStaticMarkup(
    createElement(SchemaFields, {
      graph: toGraph(nodes),
      direction: 'request',
      anchor: 'body',
      ancestors: [],
      schema: 'root',
    }),
  );
  return [...html.matchAll(/<li id="([^"]*)"/g)].map((match) => match[1]);
}

const text = toNode('text', { types: ['string'] });

describe('the fields of a schema', () => {
  it('have anchors that name their way from the outside', () => {
    const root = toNode('root', {
      properties: [{ name: 'members', schema: 'list' }],
      additional: 'text',
    });
    const list = toNode('list', { types: ['array'], items: 'member' });
    const member = toNode('member', { properties: [{ name: 'name', schema: 'text' }] });
    expect(toIds([root, list, member, text])).toEqual([
      'body.members',
      'body.members[].name',
      'body.any other name',
    ]);
  });

  it('of a variant are below its value', () => {
    const root = toNode('root', {
      unions: [
        {
          kind: 'oneOf',
          discriminator: 'kind',
          variants: [{ schema: 'card', label: 'Card', values: ['card'] }],
        },
      ],
    });
    const card = toNode('card', { properties: [{ name: 'number', schema: 'text' }] });
    expect(toIds([root, card, text])).toEqual(['body.card.number']);
  });

  it('end at a schema inside itself', () => {
    const root = toNode('root', { properties: [{ name: 'parent', schema: 'root' }] });
    expect(toIds([root])).toEqual(['body.parent']);
  });

  it('end in a list that holds itself', () => {
    const list = toNode('root', { types: ['array'], items: 'root' });
    expect(hasFields(toGraph([list]), 'root', 'request')).toBe(false);
    expect(toIds([list])).toEqual([]);
  });
});
