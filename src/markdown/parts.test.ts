import { describe, expect, it } from 'vitest';
import { toParts } from './parts';

const words = (letter: string, count: number) => `${letter} `.repeat(count).trim();

/** The text without the headings that parts add. */
const listWords = (text: string) => text.replaceAll(/^#+ .*$/gm, '').match(/[a-z]+/g) ?? [];

describe('a text of Markdown', () => {
  it('is one part unless it is very long', () => {
    expect(toParts('# A\n\ntext')).toEqual([{ title: 'A', text: '# A\n\ntext' }]);
  });

  it('is cut at its headings, and nothing is lost', () => {
    const text = `# A\n\n${words('a', 20)}\n\n## B\n\n${words('b', 20)}\n\n## C\n\n${words('c', 20)}`;
    const parts = toParts(text, 100, 60);
    expect(parts.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
    expect(parts.map((part) => part.text).join('\n\n')).toBe(text);
  });

  it('keeps a heading in code where it is', () => {
    const text = `# A\n\n\`\`\`\`md\n\`\`\`\n# not\n${words('a', 60)}\n\`\`\`\`\n\n## B\n\nb`;
    expect(toParts(text, 50, 40).map(({ title }) => title)).toEqual(['A', 'A', 'B']);
  });

  it('is cut between the items of a list, and inside of one that is too long', () => {
    const fields = ['b', 'c', 'd'].map((name) => `  - \`${name}\` (string): ${words(name, 20)}`);
    const text = `## Body\n\n- \`a\` (object): ${words('a', 5)}\n${fields.join('\n')}\n- \`e\` (string)`;
    const parts = toParts(text, 100, 80);
    expect(parts.map(({ title }) => title)).toEqual([
      'Body',
      'Body: `a`',
      'Body: `a`',
      'Body: `a`',
      'Body',
    ]);
    expect(parts.every((part) => part.text.length <= 80)).toBe(true);
    expect(parts.flatMap((part) => listWords(part.text))).toEqual(listWords(text));
  });

  it('has short headings, and no empty part, where an item of one line is too long', () => {
    const text = `# A\n\n- Values: ${words('v', 60)}\n- \`a: b\` (string): ${words('c', 60)}`;
    const parts = toParts(text, 100, 60);
    expect(parts.map(({ title }) => title)).toEqual(['A', 'A: Values', 'A: `a: b`']);
    expect(parts.flatMap((part) => listWords(part.text))).toEqual(listWords(text));
  });
});

describe('a section of one block is cut', () => {
  const toLines = (count: number, toLine: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => toLine(index)).join('\n');
  const cutInto = (block: string) => {
    const parts = toParts(`## A\n\n${block}\n\n## B\n\nb`, 100, 80);
    expect(parts.every(({ text }) => text.length <= 80)).toBe(true);
    expect(parts.every(({ title }) => title === 'A' || title === 'B')).toBe(true);
    return parts.map(({ text }) => text);
  };

  it('between the rows of a table, whose header is repeated', () => {
    const [, second = ''] = cutInto(
      `| N | V |\n| - | - |\n${toLines(12, (row) => `| ${row} | v |`)}`,
    );
    expect(second).toMatch(/^## A\n\n\| N \| V \|\n\| - \| - \|\n\| \d+ \| v \|\n/);
  });

  it('between the lines of code, whose fence is closed and opened again', () => {
    const parts = cutInto(`\`\`\`\`js\n${toLines(12, (row) => `\`\`\`call(${row});`)}\n\n\`\`\`\``);
    for (const part of parts.slice(0, -1))
      expect(part).toMatch(/^## A\n\n````js\n[^]*\n````(?:\n\n## B\n\nb)?$/);
    expect(parts.join('').match(/call/g)).toHaveLength(12);
  });

  it('between its paragraphs, and between the steps of a list', () => {
    for (const start of ['', '1. ']) {
      const parts = cutInto(toLines(9, (row) => `${start}${words('a', 9)} ${row}.\n`));
      expect(parts.length).toBeGreaterThan(2);
      expect(parts.join('\n').match(/\d\.$/gm)).toHaveLength(9);
    }
  });

  it('inside of a step, without a change of its code', () => {
    const code = toLines(12, (row) => (row % 2 === 0 ? `if  (${row})` : `   do  (${row})`));
    const parts = toParts(
      `## A\n\n1. B\n\n   \`\`\`js\n${code.replaceAll(/^/gm, '   ')}\n   \`\`\``,
      99,
      80,
    );
    const lines = parts.flatMap(({ text }) => text.match(/^ *(?:if|do) .*$/gm) ?? []);
    expect(lines.join('\n')).toBe(code);
    expect(new Set(parts.slice(1).map(({ title }) => title))).toEqual(new Set(['A: B']));
  });

  it('inside of an item, whose last words stay below its heading', () => {
    const text = `## A\n\n- b: ${words('b', 30)}\n  - c: d\n- e`;
    expect(toParts(text, 70, 60).at(-1)?.text).toBe('### A: b\n\n- c: d\n\n## A\n\n- e');
  });

  it('with one heading for all items of a piece', () => {
    const parts = cutInto(toLines(20, (row) => `- ${row}`));
    expect(parts.map((part) => part.match(/^## A$/gm)?.length ?? 0)).toEqual([1, 1]);
    expect(parts[0]).toContain('- 0\n- 1\n');
  });
});
