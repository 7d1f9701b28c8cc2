import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';
import { findLimit } from './limits';

const start = '---\ntitle: A\n---\n\n';

const toLists = (levels: number) =>
  Array.from({ length: levels }, (_, index) => `${'  '.repeat(index)}- a`).join('\n');

describe('a guide that is too much for the compiler', () => {
  it.each([
    ['20 MB', start + 'Some words.\n\n'.repeat(1_600_000), 153_847],
    ['3,000 quotations', `${start}${'>'.repeat(3000)} a`, 5],
    ['300 lists', `${start}${toLists(300)}`, 55],
    ['300 lists on one line', `${start}Text.\n\n${'- '.repeat(300)}a`, 7],
    ['300 numbered lists', `${start}${'1. '.repeat(300)}a`, 5],
    ['lists and quotations in turn', `${start}${'> - '.repeat(100)}a`, 5],
  ])('is refused at once, with its line: %s', { tags: ['F35', 'F36'] }, async (_, text, line) => {
    expect(findLimit('a.mdx', text)).toMatchObject({ line, severity: 'error' });
    expect(await checkSource(text)).toMatchObject([{ line, severity: 'error' }]);
  });

  it('has a problem even when only the compiler notices', { tags: ['F36'] }, async () => {
    const text = `${start}Text.\n\nA {${'['.repeat(20_000)}${']'.repeat(20_000)}} b.\n`;
    const [problem] = await checkSource(text);
    expect(problem).toMatchObject({ file: 'content/docs/page.mdx', line: 7, severity: 'error' });
    expect(problem?.message).not.toContain('call stack');
  });

  it.each([
    toLists(20),
    `${'> '.repeat(20)}a`,
    '- a\n'.repeat(5000),
    '- a\n  - b\n'.repeat(500),
    '* * *\n\n---\n'.repeat(100),
  ])('is none of the usual ones', (text) => {
    expect(findLimit('a.mdx', text)).toBeUndefined();
  });
});
