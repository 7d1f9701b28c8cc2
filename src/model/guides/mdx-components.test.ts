import { describe, expect, it } from 'vitest';
import { mdxComponents } from './mdx-components';

describe('the components of guides', () => {
  it('are each exported by the module listed for them', async () => {
    const missing: string[] = [];
    for (const [name, file] of Object.entries(mdxComponents)) {
      const module: Record<string, unknown> = await import(
        /* @vite-ignore */ `../../mdx/${file}.tsx`
      );
      if (typeof module[name] !== 'function') missing.push(name);
    }
    expect(missing).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString'])('do not include %s', (name) => {
    expect(mdxComponents[name]).toBeUndefined();
  });
});
