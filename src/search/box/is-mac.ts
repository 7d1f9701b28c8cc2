/** What browsers tell about the machine; each of them tells a part. */
export interface PlatformHints {
  readonly userAgentData?: { readonly platform?: string };
  readonly userAgent?: string;
  readonly platform?: string;
}

/** Whether shortcuts are written with ⌘: the newest hint that is there decides. */
export function isMac(navigator: PlatformHints | undefined): boolean {
  const hint = navigator?.userAgentData?.platform || navigator?.userAgent || navigator?.platform;
  return /mac/i.test(hint ?? '');
}
