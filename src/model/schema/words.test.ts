import { describe, expect, it } from 'vitest';
import { toEffectiveSchema } from './effective-schema';
import { toNode } from './fixtures/to-node';
import type { SchemaNode } from './schema';
import { toGraph } from './schema';

const team = toNode('Team', { name: 'Team', title: 'A team', description: ['Team.'] });
const note = toNode('note', { title: 'Note', description: ['Note.'] });

function merge(nodes: readonly SchemaNode[], ref: string | readonly string[] = 'root') {
  return toEffectiveSchema(toGraph([...nodes, team, note]), ref, 'both');
}

describe('the words of a schema', () => {
  it('are those of all its parts, outermost first and each once', () => {
    const docs = { url: 'https://e.com', description: [] };
    const root = toNode('root', {
      title: 'Root',
      description: ['Root.'],
      examples: ['"a"'],
      allOf: ['part', 'note', 'again'],
    });
    const part = toNode('part', {
      title: 'Part',
      description: ['Part.'],
      examples: ['"b"', '"a"'],
      externalDocs: docs,
    });
    const again = toNode('again', { description: ['Root.'] });
    expect(merge([root, part, again])).toMatchObject({
      title: 'Root, Part, Note',
      description: ['Root.', 'Part.', 'Note.'],
      examples: ['"a"'],
      partExamples: ['"b"'],
      externalDocs: [docs],
    });
  });

  it('are not those of a component, which has a page, unless there are no others', () => {
    const root = toNode('root', { allOf: ['Team', 'note'], properties: [] });
    expect(merge([root])).toMatchObject({ title: 'Note', description: ['Note.'] });
    const bare = toNode('bare', { allOf: ['Team', 'other'], types: ['object'] });
    const other = toNode('other', { name: 'Other', description: ['Other.'] });
    const merged = merge([bare, other], 'bare');
    expect(merged.description).toEqual(['Team.', 'Other.']);
    // The title of one of them would be wrong for both.
    expect(merged.title).toBeUndefined();
  });

  it('are those of every property that has the name', () => {
    expect(merge([toNode('one', { description: ['One.'] })], ['one', 'note'])).toMatchObject({
      description: ['One.', 'Note.'],
    });
  });

  it('are those of every component that a property is at once', () => {
    const other = toNode('Other', { name: 'Other', allOf: ['Team', 'note'] });
    expect(merge([other], ['Team', 'Other']).description).toEqual(['Team.', 'Note.']);
  });

  it('end where a component contains itself', () => {
    const loop = toNode('Loop', { name: 'Loop', allOf: ['Loop', 'Back'] });
    const back = toNode('Back', { name: 'Back', allOf: ['Loop'] });
    expect(merge([loop, back], 'Loop').description).toEqual([]);
  });
});

describe('a component with more words', () => {
  it.each([
    ['beside its reference', toNode('root', { description: ['Owner.'], allOf: ['Team'] })],
    ['in a part of their own', toNode('root', { allOf: ['Team', 'owner'] })],
  ])('stays that component, given %s', (_, root) => {
    const owner = toNode('owner', { description: ['Owner.'] });
    const merged = merge([root, owner]);
    expect(merged).toMatchObject({ name: 'Team', description: ['Owner.'], use: 'described' });
    expect(merged.title).toBeUndefined();
  });

  it('is not a use of it if nothing is added', () => {
    expect(merge([], 'Team')).toMatchObject({ name: 'Team', title: 'A team' });
    expect(merge([], 'Team').use).toBeUndefined();
  });

  it('keeps its description where its use has none', () => {
    const root = toNode('root', { title: 'Owner', allOf: ['Team'] });
    expect(merge([root])).toMatchObject({
      name: 'Team',
      title: 'Owner',
      description: ['Team.'],
      use: 'undescribed',
    });
  });

  it('is no longer that component if a part adds more than words', () => {
    const root = toNode('root', { allOf: ['Team', 'short'] });
    const short = toNode('short', { limits: { maxLength: 3 } });
    expect(merge([root, short]).name).toBeUndefined();
  });
});
