import { describe, expect, it } from 'vitest';
import type { RenderRequest } from '../render/renderer';
import { startWorker } from './worker';

describe('a worker', () => {
  it('says what went wrong in it, and can be asked again', async () => {
    const { ask, stop } = startWorker<RenderRequest, unknown>({
      command: 'render',
      args: ['/nowhere', '/'],
    });
    await expect(ask({ kind: 'list' })).rejects.toThrow(/nowhere/);
    await expect(ask({ kind: 'list' })).rejects.toThrow(/nowhere/);
    stop();
  });

  it('that ends without an answer is an error', async () => {
    // Node then only looks whether it could read the file.
    const { ask } = startWorker({ command: 'render', args: ['/nowhere', '/'], flags: ['--check'] });
    await expect(ask({})).rejects.toThrow('A process of the build ended by itself, with code 0.');
  });
});
