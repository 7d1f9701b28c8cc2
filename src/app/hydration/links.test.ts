import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from './links';

const { prefetchPage } = vi.hoisted(() => ({
  prefetchPage: vi.fn<(path: string) => Promise<void>>(() => Promise.resolve()),
}));

vi.mock('../../catalog/site', async () => ({
  ...(await vi.importActual<object>('../../catalog/site')),
  findSection: (path: string) => (path.startsWith('/docs') ? { path: '/docs' } : undefined),
}));
vi.mock('../routing/open-page', () => ({ prefetchPage }));

const origin = 'https://docs.example';
const listeners = new Map<string, (event: unknown) => void>();
const navigate = vi.fn<Parameters<typeof followLinks>[0]>();

class FakeElement {
  readonly #anchor: object;
  constructor(href: string, attributes: readonly string[] = []) {
    this.#anchor = {
      href: new URL(href, origin).href,
      target: attributes.includes('target') ? '_blank' : '',
      dataset: attributes.includes('native') ? { native: '' } : {},
      hasAttribute: (name: string) => name === 'href' || attributes.includes(name),
    };
  }
  closest(): object {
    return this.#anchor;
  }
}

beforeEach(() => {
  listeners.clear();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', {
    location: { origin, href: `${origin}/docs/a`, pathname: '/docs/a', search: '' },
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
  });
  navigate.mockReset();
  prefetchPage.mockClear();
  followLinks(navigate);
});

afterEach(() => void vi.unstubAllGlobals());

/** Whether a click navigates in place instead of being left to the browser. */
function click(target: unknown, keys: object = {}): boolean {
  const preventDefault = vi.fn<() => void>();
  listeners.get('click')?.({ button: 0, target, preventDefault, ...keys });
  expect(navigate).toHaveBeenCalledTimes(preventDefault.mock.calls.length);
  return preventDefault.mock.calls.length > 0;
}

describe('a click on a link', () => {
  it('opens a page of the site in place, with query and hash', () => {
    expect(click(new FakeElement('/docs/b?version=1#limits'))).toBe(true);
    expect(navigate.mock.calls).toEqual([
      ['/docs/b?version=1#limits', { replace: false, preventScrollReset: false }],
    ]);
  });

  it('adds no history entry for the page that is already open', () => {
    expect(click(new FakeElement('/docs/a'))).toBe(true);
    expect(navigate.mock.calls).toEqual([
      ['/docs/a', { replace: true, preventScrollReset: false }],
    ]);
  });

  it('keeps the scroll position when only the query differs', () => {
    expect(click(new FakeElement('/docs/a?filter=open'))).toBe(true);
    expect(navigate.mock.calls).toEqual([
      ['/docs/a?filter=open', { replace: false, preventScrollReset: true }],
    ]);
  });

  it.each([
    ['another site', new FakeElement('https://elsewhere.example/docs/b')],
    ['an anchor of the open page', new FakeElement('/docs/a#limits')],
    ['a file', new FakeElement('/docs/api/openapi.yaml')],
    ['an asset', new FakeElement('/assets/plan.html')],
    ['an address without a page', new FakeElement('/elsewhere')],
    ['a new tab', new FakeElement('/docs/b', ['target'])],
    ['a download', new FakeElement('/docs/b', ['download'])],
    ['a page that asks for the browser', new FakeElement('/docs/b', ['native'])],
  ])('is left to the browser when the link leads to %s', (_, target) => {
    expect(click(target)).toBe(false);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser with %j', (keys) => {
    expect(click(new FakeElement('/docs/b'), keys)).toBe(false);
  });
});

describe('pointing at a link', () => {
  it('prefetches its page once', () => {
    const link = new FakeElement('/docs/ahead');
    listeners.get('mouseover')?.({ target: link });
    listeners.get('focusin')?.({ target: link });
    expect(prefetchPage.mock.calls.map(([path]) => path)).toEqual(['/docs/ahead']);
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'loads nothing ahead on a connection with %j',
    (connection) => {
      vi.stubGlobal('navigator', { connection });
      listeners.get('mouseover')?.({ target: new FakeElement('/docs/sparing') });
      expect(prefetchPage).not.toHaveBeenCalled();
    },
  );
});
