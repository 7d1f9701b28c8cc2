import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { describe, expect, it } from 'vitest';
import type { SourceChange } from './source-changes';
import { watchSources } from './source-changes';

function watch() {
  const watcher = new EventEmitter();
  const changes: SourceChange[] = [];
  const server = { watcher, config: { root: '/site' } } as unknown as ViteDevServer;
  watchSources(server, (change) => changes.push(change));
  return { watcher, changes };
}

describe('a change of a source', () => {
  it.each([
    'content/docs/index.mdx',
    'content/sidebars.ts',
    'specs/api.yaml',
    'src/ui/link.tsx',
    'public/favicon.svg',
  ])('includes %s', (file) => {
    const { watcher, changes } = watch();
    watcher.emit('all', 'change', `/site/${file}`);
    watcher.emit('all', 'unlink', `/site/${file}`);
    expect(changes).toEqual([
      { file, isEdit: true },
      { file, isEdit: false },
    ]);
  });

  it.each(['.cache/guides/0123.json', 'dist.next/client/index.html', '../content/a.mdx'])(
    'is none of %s',
    (file) => {
      const { watcher, changes } = watch();
      watcher.emit('all', 'add', `/site/${file}`);
      expect(changes).toEqual([]);
    },
  );
});
