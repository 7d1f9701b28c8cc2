/** The platform hints of browsers; each browser provides some of them. */
export interface PlatformHints {
  readonly userAgentData?: { readonly platform?: string };
  readonly userAgent?: string;
  readonly platform?: string;
}

/** True if shortcuts are shown with ⌘: the newest available hint decides. */
export function isMac(navigator: PlatformHints | undefined): boolean {
  const hint = navigator?.userAgentData?.platform || navigator?.userAgent || navigator?.platform;
  return /mac/i.test(hint ?? '');
}
