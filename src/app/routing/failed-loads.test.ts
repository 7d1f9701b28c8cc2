import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LoadError,
  pendingAddress,
  recoverFromFailedLoad,
  reloadAfterDeploy,
} from './failed-loads';
import { createNotFound } from './not-found';

const url = 'https://docs.example/docs/limits';
const failure = new TypeError('Failed to fetch dynamically imported module');
const assign = vi.fn<(url: string) => void>();
const reload = vi.fn<() => void>();
const fetch = vi.fn<(url: string, options: RequestInit) => Promise<Partial<Response>>>();

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubEnv('SSR', false);
  vi.stubEnv('DEV', false);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetch);
  stubAddress('https://docs.example/docs');
  stubBuild('one');
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
  reload.mockReset();
  fetch.mockReset();
  pendingAddress.hash = undefined;
});

function stubAddress(href: string): void {
  vi.stubGlobal('window', { location: { href, assign, reload } });
}

function stubBuild(app: string): void {
  vi.stubGlobal('document', { documentElement: { dataset: { app } } });
}

/** Whether the reader sees the error. While the page reloads, the promise never settles. */
async function isThrown(error: unknown = failure, request = new Request(url)): Promise<boolean> {
  const recovery = recoverFromFailedLoad(error, request);
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
    expect(await isThrown()).toBe(true);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('is reloaded once more by another build', async () => {
    await isThrown();
    stubBuild('two');
    expect(await isThrown()).toBe(false);
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it('is reloaded in its place if it is the open one', async () => {
    stubAddress(`${url}#per-minute`);
    expect(await isThrown()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  it('is loaded from the server in development as often as it has a mistake', async () => {
    vi.stubEnv('DEV', true);
    await isThrown();
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
      const load = recoverFromFailedLoad(cause, new Request(url));
      await expect(load).rejects.toMatchObject({ name: 'LoadError', cause });
    },
  );

  it('shows the error during prerendering', async () => {
    vi.stubEnv('SSR', true);
    expect(await isThrown()).toBe(true);
  });
});

describe('a page that the reader no longer waits for', () => {
  it('is not loaded from the server', async () => {
    const request = new Request(url, { signal: AbortSignal.abort() });
    expect(await isThrown(failure, request)).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('an address without a page', () => {
  it('is left to the server if that leads on, with the anchor of the link', async () => {
    pendingAddress.hash = '#per-minute';
    fetch.mockResolvedValue({ ok: false, type: 'opaqueredirect' });
    expect(await isThrown(createNotFound())).toBe(false);
    expect(fetch.mock.calls).toEqual([[url, { method: 'HEAD', redirect: 'manual' }]]);
    expect(assign.mock.calls).toEqual([[`${url}#per-minute`]]);
  });

  it('is left to the server if that has another document there', async () => {
    fetch.mockResolvedValue({ ok: true, type: 'basic' });
    expect(await isThrown(createNotFound())).toBe(false);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('is not found if the server has nothing there either', async () => {
    fetch.mockResolvedValue({ ok: false, type: 'basic' });
    expect(await isThrown(createNotFound())).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is not found where the server has just said so', async () => {
    stubAddress(`${url}#per-minute`);
    expect(await isThrown(createNotFound())).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is a page that did not load when the server has sent the reader back to it', async () => {
    fetch.mockResolvedValue({ ok: true, type: 'basic' });
    expect(await isThrown(createNotFound())).toBe(false);
    const load = recoverFromFailedLoad(createNotFound(), new Request(url));
    await expect(load).rejects.toMatchObject({ name: 'LoadError' });
    expect(assign).toHaveBeenCalledOnce();
  });

  it('is a page that did not load when the server cannot be asked', async () => {
    const cause = new TypeError('Failed to fetch');
    fetch.mockRejectedValue(cause);
    const load = recoverFromFailedLoad(createNotFound(), new Request(url));
    await expect(load).rejects.toMatchObject({ name: 'LoadError', cause });
  });
});

describe('a page with a script that could not be loaded', () => {
  const answer = (app: string) =>
    fetch.mockResolvedValue({ text: () => Promise.resolve(`<html lang="en" data-app="${app}">`) });

  it('is reloaded when the server has another build of it', async () => {
    answer('two');
    await reloadAfterDeploy();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays as it is with the same build, or without an answer that tells', async () => {
    answer('one');
    await reloadAfterDeploy();
    fetch.mockResolvedValue({ text: () => Promise.resolve('Bad gateway') });
    await reloadAfterDeploy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not reloaded while the reader leaves it', async () => {
    answer('two');
    pendingAddress.hash = '';
    await reloadAfterDeploy();
    expect(reload).not.toHaveBeenCalled();
  });
});
