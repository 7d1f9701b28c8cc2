import { expect, it } from 'vitest';
import { toLine } from '../../diagnostics/problem';
import { checkEndings } from './doc-endings';

it('Markdown with another ending is no page, and a warning', () => {
  const files = ['a.MDX', 'b/c.markdown', 'd.mdx', 'e.md', '_f.MD', 'g/_h/i.Md', 'j.txt', 'k.mkd'];
  expect(checkEndings(files.map((file) => `content/docs/${file}`)).map(toLine)).toEqual([
    'warning content/docs/a.MDX The file is no page: its name does not end in ".mdx" or ".md".\n  fix: Rename it to "a.mdx".',
    'warning content/docs/b/c.markdown The file is no page: its name does not end in ".mdx" or ".md".\n  fix: Rename it to "c.md".',
    'warning content/docs/k.mkd The file is no page: its name does not end in ".mdx" or ".md".\n  fix: Rename it to "k.md".',
  ]);
});
