import { createElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { LoaderFunction } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { LoadedData } from './layout/loader-data';
import { createNotFound, isNotFound } from './routing/not-found';
import type { OpenPage } from './routing/open-page';
import { createRoutes } from './routes';

const { sections } = vi.hoisted(() => {
  const toSection = (id: string, path: string) => {
    const version = { name: 'next', label: 'Next', path, isLast: true };
    return { id, path, navigation: 'guides', version };
  };
  return { sections: [toSection('api', '/docs/api'), toSection('guides', '/docs')] };
});

const open: OpenPage = (path) => ({
  page: path.endsWith('/limits')
    ? Promise.resolve({
        head: { path, description: 'Limits' },
        view: { kind: 'tags', tags: [] },
        element: createElement('p'),
      })
    : Promise.reject(createNotFound()),
  layout: Promise.resolve({
    sidebar: createElement('nav'),
    sidebarId: undefined,
    above: createElement('p'),
    below: createElement('p'),
    loadCards: () => Promise.resolve(undefined),
  }),
  versionLinks: Promise.resolve([]),
});

vi.mock('../catalog/site', async () => {
  const version = { path: '/docs' };
  const content = await vi.importActual<object>('../../content/site');
  return {
    ...content,
    versions: [version],
    lastVersion: version,
    listApis: () => [],
    listApiFiles: () => [],
    getGuideAddresses: () => ({ guides: '/docs/' }),
    sections,
    findSection: (path: string) => sections.find((section) => path.startsWith(section.path)),
  };
});
vi.mock('../catalog/guide-modules', () => ({ loadGuideModule: () => Promise.reject(new Error()) }));

const routes = createRoutes(open);

function findRoute(path: string) {
  return matchRoutes(routes, path)?.at(-1)?.route;
}

async function load(path: string): Promise<LoadedData> {
  const loader = findRoute(path)?.loader as LoaderFunction;
  const request = new Request(`https://docs.example${path}`);
  return (await loader({ request, params: {} } as never)) as LoadedData;
}

describe('an address', () => {
  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/search', 'search'],
    ['/search/index.html', 'search'],
    ['/docs', 'guides'],
    ['/docs/limits', 'guides'],
    ['/docs/api/limits', 'api'],
    ['/elsewhere', 'not-found'],
  ])('%s opens the route %s', (path, id) => {
    expect(findRoute(path)?.id).toBe(id);
  });

  it('opens the page listed in its section, with its layout', async () => {
    const { page, layout, versionLinks } = await load('/docs/api/limits');
    expect(page.head).toEqual({ path: '/docs/api/limits', description: 'Limits' });
    expect(layout?.sidebar).toBeDefined();
    expect(versionLinks).toEqual([]);
  });

  it.each(['/docs/lost', '/docs/api/lost', '/elsewhere'])('%s has no page', async (path) => {
    const error: unknown = await load(path).catch((thrown: unknown) => thrown);
    expect(isNotFound(error)).toBe(true);
  });

  it('reloads its page only when the path changes or the page is opened again', () => {
    const { shouldRevalidate } = findRoute('/docs/limits') ?? {};
    const decide = (from: string, to: string) =>
      shouldRevalidate?.({
        currentUrl: new URL(from, 'https://docs.example'),
        nextUrl: new URL(to, 'https://docs.example'),
      } as never);
    expect(decide('/docs/a', '/docs/b')).toBe(true);
    expect(decide('/docs/a', '/docs/a')).toBe(true);
    expect(decide('/docs/a', '/docs/a#limits')).toBe(false);
    expect(decide('/docs/a?q=1', '/docs/a?q=2')).toBe(false);
  });
});
