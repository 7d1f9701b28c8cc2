import { expect, it } from 'vitest';
import { toPlainCode } from '../model/text/code';
import { docsLink } from './tree';

it('the text of external documentation keeps its links and its further blocks below', () => {
  const link = { tag: 'a', href: 'https://b.example', children: ['b'] } as const;
  const description = [
    { tag: 'p', children: ['See ', link] },
    { tag: 'code-block', code: toPlainCode('ls', 'sh') },
  ] as const;
  expect(docsLink({ url: 'https://a.example', description })).toBe(
    '[See b](https://a.example)\n\nSee [b](https://b.example)\n\n```sh\nls\n```',
  );
  expect(docsLink({ url: 'https://a.example', description: [] })).toBe(
    '[External documentation](https://a.example)',
  );
});
