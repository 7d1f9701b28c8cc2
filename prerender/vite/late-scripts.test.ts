import { afterEach, expect, it, vi } from 'vitest';
import { listLate, modulePreloads } from './module-preloads';

afterEach(() => void vi.unstubAllGlobals());

/** The helper as a bundle has it, and the addresses that it asks browsers to load. */
async function open(base: string) {
  const asked: string[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: { rel: string; href: string }) => void asked.push(link.href) },
  });
  const { load } = modulePreloads(base) as unknown as {
    readonly load: { readonly handler: () => { readonly code: string } };
  };
  const url = `data:text/javascript,${encodeURIComponent(load.handler().code)}//${Math.random()}`;
  const { __vitePreload: preload } = (await import(/* @vite-ignore */ url)) as {
    readonly __vitePreload: <T>(load: () => Promise<T>, files?: readonly string[]) => Promise<T>;
  };
  return { asked, preload };
}

it('asks for the imports of a script before the script, each once', async () => {
  const { asked, preload } = await open('/docs/');
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve(asked.join(' ')));
  expect(await preload(load, ['a.js', 'b.js'])).toBe('/docs/a.js /docs/b.js');
  await preload(load, ['b.js', 'c.js']);
  await preload(load);
  expect(asked).toEqual(['/docs/a.js', '/docs/b.js', '/docs/c.js']);
  expect(load).toHaveBeenCalledTimes(3);
});

it('fails as the import does', async () => {
  const { preload } = await open('/');
  await expect(preload(() => Promise.reject(new Error('Gone.')), ['a.js'])).rejects.toThrow(
    'Gone.',
  );
});

it('names no script that every page has loaded', () => {
  const shell = ['chunks/shell.a1.js', 'chunks/framework.b2.js', 'chunks/rolldown-runtime.c3.js'];
  const form = 'chunks/try-it-form.d4.js';
  expect(listLate(form, [form, ...shell, 'chunks/article.e5.js'])).toEqual([
    form,
    'chunks/article.e5.js',
  ]);
  expect(listLate(form, [form, ...shell])).toEqual([]);
});
