/** The texts of the home page, in English. */
export const texts = {
  home: {
    description: '{tagline}: guides, a complete API reference and samples to paste.',
    lead: 'Easier is where teams keep their work. Its API reads and changes everything that people see in the app, and a sandbox with sample data is ready for your first request.',
    firstCall: 'Make your first call',
    readGuides: 'Read the guides',
    request: 'Request',
    response: 'Response',
    apis: 'API references',
    version: 'Version {version}',
    guides: 'Guides',
    platform: 'Platform',
    platformText: 'Embed Easier in your page, and write JavaScript that behaves well beside it.',
    guidelines: 'Guidelines',
    guidelinesText: 'Install the packages that Easier publishes, and publish your own.',
    contributing: 'Contributing',
    contributingText: 'Improve this site: every page has its source beside it.',
  },
};
