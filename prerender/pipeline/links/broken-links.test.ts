import { expect, it } from 'vitest';
import { listBrokenLinks } from './broken-links';
import { createLinkIndex } from './link-index';

const site = {
  url: 'https://docs.example',
  locales: { default: 'en', all: [{ code: 'en', label: 'English', htmlLang: 'en' }] },
};
const redirects = [{ from: '/problems/not-found', to: '/docs/errors#404' }];

it('follows the absolute addresses of this site, and those that lead on', () => {
  const hrefs = [
    'https://docs.example/docs/a#here',
    'https://docs.example/problems/not-found',
    'https://docs.example/terms',
    'https://docs.example/docs/a#there',
    'https://elsewhere.example/terms',
  ];
  const page = { path: '/docs/a/', ids: new Set(['here']), later: [], hrefs, hrefsAround: [] };
  const broken = listBrokenLinks(createLinkIndex([page], new Set()), {
    base: '/pr-12/',
    site,
    redirects,
  });
  expect(broken.get('/docs/a/')?.map(({ href }) => href)).toEqual([
    'https://docs.example/terms',
    'https://docs.example/docs/a#there',
  ]);
});

it('tells a link without the base path from the same link with it', () => {
  const hrefs = ['/pr-12/docs/a', '/docs/a', '/docs/b'];
  const page = { path: '/docs/a/', ids: new Set<string>(), later: [], hrefs, hrefsAround: [] };
  const checked = { base: '/pr-12/', site, redirects };
  expect(
    listBrokenLinks(createLinkIndex([page], new Set()), checked).get('/docs/a/'),
  ).toMatchObject([
    {
      href: '/docs/a',
      isOutside: true,
      problem: {
        message: 'The link to "/docs/a" leads out of the site, which is below "/pr-12/".',
        hint: 'Write it in Markdown, as in [text](/docs/a), or as <Link to="/docs/a">: both add the base path.',
      },
    },
    {
      href: '/docs/b',
      isOutside: true,
      problem: { message: 'The link to "/docs/b" leads to no page.' },
    },
  ]);
});

it('takes no link to a page that failed for a broken one', () => {
  const hrefs = ['/docs/b', '/docs/b/#c', '/docs/gone'];
  const page = { path: '/docs/a/', ids: new Set<string>(), later: [], hrefs, hrefsAround: [] };
  // A build gives the paths of such pages as files.
  const index = createLinkIndex([page], new Set(['/docs/b', '/docs/b/']));
  const broken = listBrokenLinks(index, { base: '/', site, redirects });
  expect(broken.get('/docs/a/')?.map(({ href }) => href)).toEqual(['/docs/gone']);
});
