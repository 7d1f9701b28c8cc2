import { describe, expect, it } from 'vitest';
import { toNode } from '../../src/model/schema/fixtures/to-node';
import { renderField } from './fixtures/render-field';
import { toLines } from './fixtures/to-lines';

const text = toNode('text', { types: ['string'] });
const secret = toNode('secret', { types: ['string'], writeOnly: true });

describe('the fields of a schema', () => {
  const properties = ['id', 'name'].map((name) => ({ name, schema: 'text' }));
  const root = toNode('root', { properties, required: ['id'] });

  it.each([
    ['request', 'id string required', 'name string'],
    ['response', 'id string', 'name string optional'],
    ['both', 'id string required', 'name string'],
  ] as const)('say in a %s what a reader cannot leave out or count on', (direction, ...marked) => {
    const lines = toLines(renderField([root, text], direction));
    expect(lines.filter((line) => /^(?:id|name) /.test(line))).toEqual(marked);
  });
});

describe('a write-only field', () => {
  const root = toNode('root', { properties: [{ name: 'password', schema: 'secret' }] });
  const render = (direction: 'request' | 'response' | 'both') =>
    toLines(renderField([root, secret], direction));

  it('is hidden in a response, but not in a request', () => {
    expect(render('response')).toEqual(['body object']);
    expect(render('request')).toContain('password string write-only');
  });

  it('is on the page of the schema, which serves both directions', () => {
    expect(render('both')).toContain('password string write-only');
  });
});
