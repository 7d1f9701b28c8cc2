import { describe, expect, it } from 'vitest';
import { toNode } from '../../src/model/schema/fixtures/to-node';
import type { SchemaNode, Union } from '../../src/model/schema/schema';
import { renderField } from './fixtures/render-field';
import { listAnchors, toLines } from './fixtures/to-lines';

const text = toNode('text', { types: ['string'] });

function listIds(nodes: readonly SchemaNode[]): readonly string[] {
  return listAnchors(renderField([...nodes, text])).slice(1);
}

function toUnion(union: Partial<Union> = {}): Union {
  return {
    kind: 'oneOf',
    variants: [
      { schema: 'card', label: 'Card' },
      { schema: 'cash', label: 'Cash on delivery' },
    ],
    ...union,
  };
}

const card = toNode('card', { properties: [{ name: 'number', schema: 'text' }] });
const cash = toNode('cash', { types: ['string'], description: ['Paid at the door.'] });

describe('the anchors inside a field', () => {
  it('contain the path from the outermost field', () => {
    const root = toNode('root', {
      properties: [{ name: 'members', schema: 'list' }],
      additional: 'text',
    });
    const list = toNode('list', { types: ['array'], items: 'member' });
    const member = toNode('member', { properties: [{ name: 'name', schema: 'text' }] });
    expect(listIds([root, list, member])).toEqual([
      'body.members',
      'body.members[].name',
      'body.*',
    ]);
  });

  it('name the variant of a field by its value, otherwise by its label', () => {
    const variants = [
      { schema: 'card', label: 'Card', values: ['"card"'] },
      { schema: 'cash', label: 'Cash on delivery' },
    ];
    const root = toNode('root', { unions: [toUnion({ variants })] });
    expect(listIds([root, card, cash])).toEqual([
      'body(card)',
      'body(card).number',
      'body(Cash-on-delivery)',
    ]);
  });

  it('are unique, whatever the names are', () => {
    const names = ['a.b', 'a', 'b', '__proto__', 'constructor', 'x[]', '', '*', 'a b', 'a~.b'];
    const inner = toNode('inner', { properties: [{ name: 'b', schema: 'text' }] });
    const root = toNode('root', {
      properties: names.map((name) => ({ name, schema: name === 'a' ? 'inner' : 'text' })),
      additional: 'text',
      unions: [toUnion(), toUnion({ kind: 'anyOf' })],
    });
    const ids = listIds([root, inner, card, cash]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  });
});

describe('a choice between schemas', () => {
  it('says how many apply, shows all of them, and opens the first', () => {
    const html = renderField([toNode('root', { unions: [toUnion()] }), card, cash, text]);
    const lines = toLines(html);
    expect(lines).toContain('Exactly one of these:');
    expect(lines).toContain('Card');
    expect(lines).toContain('number string');
    expect(lines).toContain('Cash on delivery');
    expect(lines).toContain('Paid at the door.');
    expect(
      [...html.matchAll(/<details id="([^"]*)" name="([^"]*)"( open="")?/g)].map(([, ...is]) => is),
    ).toEqual([
      ['body(Card)', 'body 0', ' open=""'],
      ['body(Cash-on-delivery)', 'body 0', undefined],
    ]);
  });

  it('says if any of them may apply', () => {
    const root = toNode('root', { unions: [toUnion({ kind: 'anyOf' })] });
    expect(toLines(renderField([root, card, cash, text]))).toContain('Any of these:');
  });

  it('shows the selecting value next to each variant, and the discriminator field first', () => {
    const kind = toNode('kind', { types: ['string'] });
    const decided = toNode('card', {
      properties: [
        { name: 'number', schema: 'text' },
        { name: 'kind', schema: 'kind' },
      ],
    });
    const variants = [
      { schema: 'card', label: 'Card', values: ['"card"', '"debit"'] },
      { schema: 'cash', label: 'Cash', values: ['"cash"'], fallback: true as const },
    ];
    const root = toNode('root', { unions: [toUnion({ discriminator: 'kind', variants })] });
    const lines = toLines(renderField([root, decided, cash, kind, text]));
    expect(lines).toContain('Exactly one of these, distinguished by kind:');
    expect(lines).toContain('Card kind: "card" or "debit"');
    expect(lines).toContain('Cash kind: "cash" or any other value');
    expect(lines.indexOf('kind string')).toBeLessThan(lines.indexOf('number string'));
    expect(lines).toContain('always card or debit');
  });

  it('is below the fields around it', () => {
    const root = toNode('root', {
      properties: [{ name: 'amount', schema: 'text' }],
      unions: [toUnion()],
    });
    const lines = toLines(renderField([root, card, cash, text]));
    expect(lines.indexOf('amount string')).toBeLessThan(lines.indexOf('Exactly one of these:'));
  });
});

describe('a schema inside itself', () => {
  const comment = toNode('root', {
    name: 'Comment',
    properties: [
      { name: 'text', schema: 'text' },
      { name: 'answers', schema: 'answers' },
    ],
  });
  const answers = toNode('answers', { types: ['array'], items: 'root' });

  it('is not shown again, but opens on demand and links to its page', () => {
    const html = renderField([comment, answers, text]);
    expect(listAnchors(html)).toEqual(['body', 'body.text', 'body.answers']);
    expect(toLines(html)).toContain('Fields of each item of answers');
    expect(html).toMatch(
      /<a href="\/docs\/api\/teams\/schemas\/Comment" [^>]*data-later="body.answers\[\]"/,
    );
  });

  it('says where its levels are, if it has no name and so no page', () => {
    const { name: _name, ...nameless } = comment;
    const html = renderField([nameless, answers, text]);
    expect(listAnchors(html)).toEqual(['body', 'body.text', 'body.answers']);
    expect(toLines(html)).toContain('The levels below this one are in the OpenAPI file.');
    expect(html).not.toContain('data-later');
  });

  it('is recognized even if its reference has a description', () => {
    const described = toNode('answers', { description: ['The first.'], allOf: ['root'] });
    const root = toNode('root', {
      name: 'Comment',
      properties: [{ name: 'first', schema: 'answers' }],
    });
    expect(listAnchors(renderField([root, described]))).toEqual(['body', 'body.first']);
  });

  it('is distinguished from another schema with the same part', () => {
    const stamp = toNode('stamp', { name: 'Stamp', properties: [{ name: 'at', schema: 'text' }] });
    const team = toNode('team', { name: 'Team', allOf: ['stamp'] });
    const task = toNode('task', {
      name: 'Task',
      allOf: ['stamp'],
      properties: [{ name: 'team', schema: 'team' }],
    });
    expect(listIds([task, team, stamp])).toEqual(['body.team', 'body.team.at', 'body.at']);
  });

  it('has nothing inside if it is a list of itself', () => {
    expect(listIds([toNode('root', { types: ['array'], items: 'root' })])).toEqual([]);
  });
});
