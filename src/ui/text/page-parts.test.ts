import { expect, it } from 'vitest';
import { loadParts } from './page-parts';

it('the parts of a page are copied as one text', async () => {
  const head = '---\ntitle: A\n---\n\n> All: [llms.txt](https://x.example/llms.txt)\n\n';
  const list = '1/2:\n\n- [A](https://x.example/a.md)\n- [B](https://x.example/a.2.md)\n\n';
  const files = new Map([
    ['/a.md', `${head}${list}# A\n\na\n`],
    ['/a.2.md', `${head}${list}## B\n\nb\n`],
    ['/b.md', `${head}text [C](https://x.example/b.2.md)`],
  ]);
  const load = (file: string) => Promise.resolve(files.get(file) ?? '');
  expect(await loadParts('/a.md', load)).toBe(`${head}# A\n\na\n\n## B\n\nb\n`);
  expect(await loadParts('/b.md', load)).toBe(files.get('/b.md'));
});
