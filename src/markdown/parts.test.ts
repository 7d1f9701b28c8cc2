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
    expect(toParts(text, 50, 40).map(({ title }) => title)).toEqual(['A', 'B']);
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
