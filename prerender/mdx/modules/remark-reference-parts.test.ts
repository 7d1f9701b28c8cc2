import { describe, expect, it } from 'vitest';
import { FILE, toSettings } from '../fixtures/guide-fixture';
import { createGuideCompiler } from '../guide-compiler';

const compile = (...lines: readonly string[]) =>
  createGuideCompiler(toSettings())(FILE, ['---', 'title: A', '---', ...lines].join('\n'));

describe('the parts of the API reference in a guide', () => {
  it('are listed with their attributes and places', async () => {
    const { parts, problems } = await compile(
      '',
      '<Operation id="create-team" />',
      '',
      'Then <Operation id="get-team" api="teams" />.',
      '',
      '- <Response of="create-team" status={409} />',
    );
    expect(problems).toEqual([]);
    expect(parts).toMatchObject([
      { name: 'Operation', attributes: { id: 'create-team' }, isInline: false, file: FILE },
      { name: 'Operation', attributes: { id: 'get-team', api: 'teams' }, isInline: true },
      { name: 'Response', attributes: { of: 'create-team', status: '409' }, isInline: false },
    ]);
    expect(parts.map(({ line, column }) => `${line}:${column}`)).toEqual(['5:1', '7:6', '9:3']);
  });

  it('stand in examples and tables, too, and not in code', async () => {
    const { parts } = await compile(
      '```mdx example',
      '<Fields of="Team" />',
      '```',
      '',
      '| A |',
      '| --- |',
      '| <Operation id="a" /> |',
      '',
      '`<Operation id="b" />`',
      '',
      '```mdx',
      '<Operation id="c" />',
      '```',
    );
    expect(parts.map(({ name, line, column }) => `${name} ${line}:${column}`)).toEqual([
      'Fields 5:1',
      'Operation 10:3',
    ]);
  });

  it('are not the components that the guide itself defines', async () => {
    const { parts } = await compile('export const Sample = () => <b>1</b>;', '', '<Sample />');
    expect(parts).toEqual([]);
  });

  it('name nothing by what code works out', async () => {
    const { parts } = await compile('<Sample of={`a${1}`} {...{}} />');
    expect(parts).toMatchObject([{ attributes: { of: 'undefined', '…': 'undefined' } }]);
  });

  it.each([
    ['<Operation id="a" />', undefined],
    ['<Sample of="a" />', true],
  ])('leave the guide data, with the tabs that they show: %s', async (line, hasTabs) => {
    const { plain } = await compile(line);
    expect(plain?.nodes).toMatchObject([['ReferencePart', { part: expect.any(String) }, []]]);
    expect(plain?.hasTabs).toBe(hasTabs);
  });

  it('are suggested for a similar name', async () => {
    const { problems } = await compile('<Operaton id="a" />');
    expect(problems).toMatchObject([{ hint: 'Did you mean <Operation>?' }]);
  });
});
