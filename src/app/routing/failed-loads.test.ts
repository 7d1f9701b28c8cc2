import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadError, pendingAddress, recoverFromFailedLoad } from './failed-loads';
import { createNotFound } from './not-found';

const url = 'https://docs.example/docs/limits';
const failure = new TypeError('Failed to fetch dynamically imported module');
const assign = vi.fn<(url: string) => void>();

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { location: { assign } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  assign.mockReset();
  pendingAddress.hash = '';
});

/** Whether the reader sees the error. While the page reloads, the promise never settles. */
async function isThrown(error: unknown = failure): Promise<boolean> {
  const recovery = Promise.resolve().then(() => recoverFromFailedLoad(error, url));
  const outcome = recovery.then(
    () => false,
    (thrown) => thrown === error || (thrown instanceof LoadError && thrown.cause === error),
  );
  return Promise.race([outcome, vi.advanceTimersByTimeAsync(1).then(() => false)]);
}

describe('a page whose files no longer exist', () => {
  it('is loaded from the server, with the anchor of the link', async () => {
    pendingAddress.hash = '#per-minute';
    expect(await isThrown()).toBe(false);
    expect(assign.mock.calls).toEqual([[`${url}#per-minute`]]);
  });

  it('shows the error when that fails, too', async () => {
    await isThrown();
    vi.advanceTimersByTime(9000);
    expect(await isThrown()).toBe(true);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('is reloaded once more when it fails again later', async () => {
    await isThrown();
    vi.advanceTimersByTime(11_000);
    expect(await isThrown()).toBe(false);
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it('shows the error when offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await isThrown()).toBe(true);
  });

  it('shows the error without storage, because a reload loop could not be detected', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(await isThrown()).toBe(true);
  });

  it.each([new TypeError('Load failed'), new Error('a.json was answered with 500.'), 'refused'])(
    'is told from a crash by its type, whatever its cause is: %s',
    async (cause) => {
      vi.stubGlobal('navigator', { onLine: false });
      const load = Promise.resolve().then(() => recoverFromFailedLoad(cause, url));
      await expect(load).rejects.toMatchObject({ name: 'LoadError', cause });
    },
  );

  it('shows the error during prerendering', async () => {
    vi.stubEnv('SSR', true);
    expect(await isThrown()).toBe(true);
  });
});

describe('a page that does not exist', () => {
  it('is never loaded from the server', async () => {
    expect(await isThrown(createNotFound())).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });
});
