import { describe, expect, it } from 'vitest';
import { isMac } from './is-mac';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MACINTOSH = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

describe('isMac', () => {
  it.each([
    [undefined, false, 'SE.70'],
    [{}, false, 'SE.70'],
    [{ userAgentData: { platform: 'macOS' }, userAgent: WINDOWS }, true, 'SE.71'],
    [{ userAgentData: { platform: 'MACOS' } }, true, 'SE.71'],
    [
      { userAgentData: { platform: 'Windows' }, userAgent: MACINTOSH, platform: 'MacIntel' },
      false,
      'SE.72',
    ],
    [{ userAgent: MACINTOSH, platform: 'Win32' }, true, 'SE.73'],
    [{ userAgent: WINDOWS, platform: 'MacIntel' }, false, 'SE.74'],
    [{ platform: 'MacIntel' }, true, 'SE.75'],
    [{ platform: 'Win32' }, false, 'SE.75'],
  ])('takes %j for a Mac: %s (%s)', (navigator, expected, _id) => {
    expect(isMac(navigator)).toBe(expected);
  });
});
