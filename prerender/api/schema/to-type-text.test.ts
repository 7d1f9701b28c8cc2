import { describe, expect, it } from 'vitest';
import { toNode } from '../../../src/model/schema/fixtures/to-node';
import type { SchemaNode } from '../../../src/model/schema/schema';
import { toGraph } from '../../../src/model/schema/schema';
import { toTypeText } from './to-type-text';

function toText(...nodes: readonly SchemaNode[]): string {
  return toTypeText(toGraph(nodes), 'root', 'response');
}

const text = toNode('text', { types: ['string'] });

describe('toTypeText', () => {
  it.each<[Partial<SchemaNode>, string]>([
    [{ types: ['string'] }, 'string'],
    [{ types: ['string'], format: 'date-time' }, 'string <date-time>'],
    [{ types: ['string'], nullable: true }, 'string or null'],
    [{ types: ['string', 'integer'] }, 'string or integer'],
    [{ types: ['object'] }, 'object'],
    [{ types: ['array'] }, 'array'],
    [{}, 'any'],
    [{ types: ['array'], items: 'text' }, 'array of string'],
    [{ types: ['array'], items: 'text', nullable: true }, 'array of string or null'],
    [{ unions: [{ kind: 'oneOf', variants: [{ schema: 'text', label: 'a' }] }] }, 'one of'],
    [{ unions: [{ kind: 'anyOf', variants: [{ schema: 'text', label: 'a' }] }] }, 'any of'],
  ])('says what %j is: %s', (node, type) => {
    expect(toText(toNode('root', node), text)).toBe(type);
  });

  it('takes the type from a part of an allOf', () => {
    expect(toText(toNode('root', { allOf: ['text'] }), text)).toBe('string');
  });

  it('ends in an array that holds itself', () => {
    expect(toText(toNode('root', { types: ['array'], items: 'root' }))).toMatch(
      /^(?:array of )+array$/,
    );
  });
});
