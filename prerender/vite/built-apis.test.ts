import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ShownApi } from '../api/shown-api';
import { builtApis } from './built-apis';

const root = '/project';
const shown: ShownApi = {
  file: 'specs/a.yaml',
  summary: { id: 'a', path: '/docs/api/a', label: 'Teams' },
  home: { path: '/docs/api/a', summary: 'All teams.', count: 1, operations: [], call: null },
};

function ask(id: string): string | undefined {
  const plugin = builtApis(root, join(root, 'dist.next/client'), [shown]);
  const { load } = plugin as unknown as {
    readonly load: { readonly handler: (id: string) => { readonly code: string } | null };
  };
  return load.handler(id)?.code;
}

describe('the modules of an API in a build', () => {
  it('have what the app shows of it', () => {
    expect(ask('/project/specs/a.yaml?summary')).toContain('"label":"Teams"');
    expect(ask('/project/specs/a.yaml?home=')).toContain('All teams.');
  });

  it('read the table of its pages from a file beside the bundle', () => {
    const code = ask('/project/specs/a.yaml?reference');
    expect(code).toContain('server/references/');
    expect(code).not.toContain('Teams');
  });

  it('are none of other files, or of other questions', () => {
    expect(ask('/project/content/data.json?raw')).toBeUndefined();
    expect(ask('/project/content/data.json?summary')).toBeUndefined();
    expect(() => ask('/project/specs/a.yaml?overview')).toThrow('no module ?overview');
    expect(() => ask('/project/specs/b.yaml?summary')).toThrow('specs/b.yaml has not been read');
  });
});
