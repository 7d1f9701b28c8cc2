import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'docs-preferred-version-default';
const stored = new Map<string, string>();

/** The store as a freshly loaded page has it. */
async function loadStore() {
  vi.resetModules();
  const { useVersionPreferenceStore } = await import('./version-preference-store');
  return useVersionPreferenceStore;
}

beforeEach(() => {
  stored.clear();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the version that a reader prefers', () => {
  it('is unknown until it has been read', async () => {
    stored.set(KEY, '1.0');
    const store = await loadStore();
    expect(store.getState().name).toBeNull();
    store.getState().adopt(['current', '1.0']);
    expect(store.getState().name).toBe('1.0');
  });

  it('can be read before the page shows it', async () => {
    stored.set(KEY, '1.0');
    const store = await loadStore();
    const { readPreferredVersion } = await import('./version-preference-store');
    expect(readPreferredVersion(['current', '1.0'])).toBe('1.0');
    expect(readPreferredVersion(['current', '2.0'])).toBeNull();
    expect(store.getState().name).toBeNull();
    store.getState().choose('current');
    expect(readPreferredVersion(['current', '1.0'])).toBe('current');
  });

  it('is remembered by its name when it is chosen', { tags: ['S37'] }, async () => {
    const store = await loadStore();
    store.getState().choose('current');
    expect(store.getState().name).toBe('current');
    expect(stored.get(KEY)).toBe('current');
  });

  it('is forgotten when it no longer exists', async () => {
    stored.set(KEY, '0.9');
    const store = await loadStore();
    store.getState().adopt(['current', '1.0']);
    expect(store.getState().name).toBeNull();
    expect(stored.has(KEY)).toBe(false);
  });
});
