/** The texts about the version of a guide, in English. They are loaded with the layout, after the guide. */
export const texts = {
  versions: {
    badge: 'Version: {versionLabel}',
    unreleased: 'This is unreleased documentation for {siteTitle} {versionLabel} version.',
    unmaintained:
      'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
    upToDate: 'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).',
    latest: 'latest version',
  },
};
