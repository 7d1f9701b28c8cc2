import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGuideModule } from './guide-modules';

beforeEach(() => vi.stubEnv('DEV', false));
afterEach(() => vi.unstubAllEnvs());

describe('the module of a guide', () => {
  it('has the component that shows it', async () => {
    const loaded = await loadGuideModule('content/docs/shown.mdx', '/docs/shown');
    expect(loaded).toEqual({ body: expect.any(Function), headings: [] });
  });

  it(
    'without a default export cannot be read, and is named',
    { tags: ['F20', 'S62'] },
    async () => {
      await expect(loadGuideModule('content/docs/without-default.mdx', '/docs/a')).rejects.toThrow(
        "The page component at /docs/a doesn't have a default export.",
      );
    },
  );

  it('that is not there is named', async () => {
    await expect(loadGuideModule('content/docs/b.mdx', '/docs/b')).rejects.toThrow(
      'There is no module of content/docs/b.mdx.',
    );
  });
});
