import type { SiteConfig } from '../src/model/site/site';

/** What a team changes to make the site its own. */
export const site: SiteConfig = {
  url: 'https://developers.easier.example',
  title: 'Easier Developers',
  tagline: 'Teams, tasks and customers, from your own software',
  titleDelimiter: '|',
  sourceUrl: 'https://git.easier.example/platform/developer-site',
  copyright: 'Copyright © 2024 Easier, Inc.',
  apiOrder: ['easier-api', 'postal-api'],
  home: {
    introduction:
      'Easier is where teams keep their work. Its API organises divisions and teams, invites people, finds customers and creates tasks. A sandbox with sample data is ready for your first request.',
    start: { label: 'Quick start', href: '/docs/first-call' },
    call: 'get-team',
  },
  editUrl: 'https://git.easier.example/platform/developer-site/edit/main',
  errorGuide: '/docs/platform/errors',
  styleRules: ['terms', 'links', 'headings', 'sentences', 'images'],
  markdown: { math: true },
  searchLast: [
    'contributing',
    'markdown-features',
    'routing',
    'sidebar',
    'static-assets',
    'versioning',
  ],
  versions: {},
  locales: {
    default: 'en',
    all: [{ code: 'en', label: 'English', htmlLang: 'en' }],
  },
};
