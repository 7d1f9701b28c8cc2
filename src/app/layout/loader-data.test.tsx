import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useLoaded, waitForData } from './loader-data';

const page = {
  head: { path: '/', description: '' },
  view: { kind: 'search' },
  element: <p>Home</p>,
} as const;

function Part({ part }: { readonly part: string | Promise<string> }) {
  return useLoaded(part);
}

function Title({ part }: { readonly part: { readonly title: string } | undefined }) {
  return useLoaded(part)?.title ?? 'no title';
}

function render(part: string | Promise<string>): string {
  return renderToStaticMarkup(
    <Suspense fallback="still loading">
      <Part part={part} />
    </Suspense>,
  );
}

describe("a route's data", () => {
  it('is available at once after a navigation, and suspends during the first visit', () => {
    expect(render('shown')).toBe('shown');
    expect(render(Promise.resolve('shown'))).toBe('still loading');
  });

  it('is available at once in every shape that a route has', () => {
    expect(renderToStaticMarkup(<Title part={{ title: 'Home' }} />)).toBe('Home');
    expect(renderToStaticMarkup(<Title part={undefined} />)).toBe('no title');
  });

  it('is there when all its parts are', async () => {
    const layout = Promise.resolve(undefined);
    const versionLinks = Promise.resolve([]);
    const data = await waitForData({ page: Promise.resolve(page), layout, versionLinks });
    expect(data).toEqual({ page, layout: undefined, versionLinks: [] });
  });

  it('fails when one part fails', async () => {
    const layout = Promise.reject(new Error('no layout'));
    const versionLinks = Promise.resolve([]);
    await expect(
      waitForData({ page: Promise.resolve(page), layout, versionLinks }),
    ).rejects.toThrow('no layout');
  });
});
