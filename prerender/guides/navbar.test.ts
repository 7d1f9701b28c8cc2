import { describe, expect, it } from 'vitest';
import type { NavbarItem } from '../../src/model/site/navbar';
import { guide, toGuides } from './fixtures/guides';
import { checkNavbar, toGuideAddresses } from './navbar';

const files = {
  'start.md': guide('Start'),
  'api/index.md': guide('API'),
  'api/errors.md': guide('Errors'),
};
const sidebars = {
  guides: ['start'],
  reference: [
    { type: 'html', value: '<hr>' },
    { type: 'link', label: 'Elsewhere', href: 'https://example.com' },
    { type: 'category', label: 'API', items: ['api/errors', 'api/index'] },
  ],
  links: [{ type: 'link', label: 'Elsewhere', href: 'https://example.com' }],
};
const { table } = toGuides(files, { sidebars });

describe('the address of the guides', () => {
  it('is that of the first page when there is none at the root', () => {
    expect(toGuideAddresses(table)).toEqual({ guides: '/docs/start' });
  });

  it('is the root when a page is there', () => {
    const { table: withRoot } = toGuides({ ...files, 'index.md': guide('Home') });
    expect(toGuideAddresses(withRoot)).toEqual({ guides: '/docs/' });
  });

  it('is missing on a site without guides', () => {
    expect(toGuideAddresses(toGuides({}).table)).toEqual({});
  });
});

describe('an item of the navbar', () => {
  it('leads to the first page of a sidebar, or to a doc', () => {
    const navbar: readonly NavbarItem[] = [
      { type: 'sidebar', id: 'reference', label: 'Reference' },
      { type: 'doc', id: 'api/index', label: 'API' },
      { type: 'link', href: '/x', label: 'X' },
      { type: 'api' },
    ];
    expect(toGuideAddresses(table, navbar)).toEqual({
      guides: '/docs/start',
      'sidebar:reference': '/docs/api/errors',
      'doc:api/index': '/docs/api/',
    });
  });

  const toFound = (...navbar: readonly NavbarItem[]) =>
    checkNavbar(navbar, table, ['postal-api'], {
      file: 'content/site.ts',
      text: navbar.map((item) => `'${'id' in item ? item.id : ''}'`).join('\n'),
    });

  it(
    'is an error at its line when it names what is not there',
    { tags: ['S56', 'S88', 'S89'] },
    () => {
      expect(
        toFound(
          { type: 'sidebar', id: 'refrence', label: 'a' },
          { type: 'doc', id: 'stat', label: 'b' },
          { type: 'api', id: 'postal' },
          { type: 'sidebar', id: 'constructor', label: 'c' },
        ),
      ).toMatchObject([
        { file: 'content/site.ts', line: 1, hint: 'Did you mean "reference"?' },
        {
          line: 2,
          message: 'Couldn\'t find any doc with id "stat" in version "current".',
          hint: 'Did you mean "start"?',
        },
        { line: 3, message: 'The navbar links to the API "postal", which does not exist.' },
        {
          line: 4,
          message: 'Can\'t find any sidebar with id "constructor" in version "current".',
        },
      ]);
    },
  );

  it('is an error when its sidebar has no page of this site', () => {
    expect(toFound({ type: 'sidebar', id: 'links', label: 'a' })).toMatchObject([
      { message: 'Sidebar with ID "links" doesn\'t have anything to be linked to.' },
    ]);
  });

  it('is none of these when it leads to a page', () => {
    expect(
      toFound(
        { type: 'guides' },
        { type: 'sidebar', id: 'guides', label: 'a' },
        { type: 'doc', id: 'start', label: 'b' },
        { type: 'api', id: 'postal-api' },
      ),
    ).toEqual([]);
  });
});
