import { describe, expect, it, vi } from 'vitest';
import { createAttempts, isLostModule } from './attempts';

/** Attempts that count their resets. */
function open() {
  const reset = vi.fn<() => void>();
  return { reset, attempts: createAttempts({ isLost: isLostModule, reset, settleMs: 20 }) };
}

const lost = new Error('The page /docs/a cannot be rendered.', {
  cause: new Error('transport invoke timed out after 60000ms (data: {})'),
});

describe('work on sources', () => {
  it('is done again when it failed and a source changed during it', async () => {
    const { attempts, reset } = open();
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('done');
    work.mockImplementationOnce(() => {
      attempts.noteChange();
      return Promise.reject(new Error('ENOENT'));
    });
    expect(await attempts.run(work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
    expect(reset).not.toHaveBeenCalled();
  });

  it('is done again when the change is told of only after the failure', async () => {
    const { attempts } = open();
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('done');
    work.mockImplementationOnce(() => {
      setTimeout(attempts.noteChange, 5);
      return Promise.reject(new Error('ENOENT'));
    });
    expect(await attempts.run(work)).toBe('done');
  });

  it('fails once when nothing changed', async () => {
    const { attempts, reset } = open();
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('A mistake.'));
    await expect(attempts.run(work)).rejects.toThrow('A mistake.');
    expect(work).toHaveBeenCalledTimes(1);
    expect(reset).not.toHaveBeenCalled();
  });

  it('is done again when the server lost a module', async () => {
    const { attempts, reset } = open();
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('done');
    work.mockRejectedValueOnce(lost);
    expect(await attempts.run(work)).toBe('done');
    expect(reset).not.toHaveBeenCalled();
  });

  it('is done anew when the server keeps the failure of a lost module', async () => {
    const { attempts, reset } = open();
    const work = vi.fn<() => Promise<string>>(() =>
      reset.mock.calls.length === 0 ? Promise.reject(lost) : Promise.resolve('done'),
    );
    expect(await attempts.run(work)).toBe('done');
    expect(reset).toHaveBeenCalledTimes(1);
  });

  it('fails in the end when the server loses modules each time', async () => {
    const { attempts } = open();
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(lost);
    await expect(attempts.run(work)).rejects.toThrow('cannot be rendered');
    expect(work).toHaveBeenCalledTimes(4);
  });
});
