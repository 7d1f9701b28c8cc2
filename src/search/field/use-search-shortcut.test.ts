import { describe, expect, it } from 'vitest';
import { isMac } from './use-search-shortcut';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MACINTOSH = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

describe('isMac', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ userAgentData: { platform: 'macOS' }, userAgent: WINDOWS }, true],
    [{ userAgentData: { platform: 'MACOS' } }, true],
    [{ userAgentData: { platform: 'Windows' }, userAgent: MACINTOSH, platform: 'MacIntel' }, false],
    [{ userAgent: MACINTOSH, platform: 'Win32' }, true],
    [{ userAgent: WINDOWS, platform: 'MacIntel' }, false],
    [{ platform: 'MacIntel' }, true],
    [{ platform: 'Win32' }, false],
  ])('takes %j for a Mac: %s', { tags: ['S97'] }, (navigator, expected) => {
    expect(isMac(navigator)).toBe(expected);
  });
});
