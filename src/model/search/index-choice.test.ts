import { describe, expect, it } from 'vitest';
import { chooseNamedContext, chooseNamedVersion, choosePageIndex, hasApi } from './index-choice';

const versions = [
  { name: 'current', label: 'Next', path: '/docs/next', isLast: false },
  { name: '2.0', label: '2.0', path: '/docs', isLast: true },
  { name: '1.0', label: '1.0 (old)', path: '/docs/1.0', isLast: false },
];

describe('choosePageIndex', () => {
  it.each([
    ['/docs/next/teams', null, '/docs/next'],
    ['/docs/next', 'current', '/docs/next'],
    ['/docs/nextdoor', null, ''],
    ['/docs/teams', 'current', ''],
    ['/DOCS/1.0/', null, '/docs/1.0'],
    ['/', null, ''],
    ['/', 'current', '/docs/next'],
    ['/search', '2.0', ''],
    ['/no-such-page', '9.9', ''],
  ])('searches from %s, where %s is preferred, in "%s"', (path, preferred, index) => {
    expect(choosePageIndex(path, { versions }, preferred)).toEqual({ version: index, context: '' });
  });

  const contexts = { all: [{ path: '/docs/api/easier-api/' }, { path: 'docs/api' }] };

  it.each([
    ['/docs/api/easier-api/create-team', '/docs/api/easier-api/'],
    ['/docs/API/Easier-API', '/docs/api/easier-api/'],
    ['/docs/api/postal-api', 'docs/api'],
    ['/docs/next/api/', 'docs/api'],
    ['/docs/1.0/api/postal-api', 'docs/api'],
    ['/docs/apis', ''],
    ['/docs', ''],
    ['/', ''],
  ])('searches from %s in the context "%s"', (path, context) => {
    expect(choosePageIndex(path, { versions, contexts }, null).context).toBe(context);
  });
});

describe('chooseNamedVersion', () => {
  const place = { origin: 'https://docs.example', base: '/base/' };

  it.each([
    '/docs/next',
    '/docs/next/',
    'docs/next',
    'DOCS/Next/',
    '/base/docs/next',
    'https://docs.example/base/docs/next/',
    'Next',
    'current',
    ' next ',
  ])('understands "%s"', (version) => {
    expect(chooseNamedVersion(version, versions, place)).toBe('/docs/next');
  });

  it.each(['/docs', 'docs/', '2.0', '/base/docs'])(
    'takes "%s" for the last version',
    { tags: ['S4'] },
    (version) => {
      expect(chooseNamedVersion(version, versions, place)).toBe('');
    },
  );

  it.each([
    '/docs/3.0',
    '//evil.example',
    '\\evil',
    '../',
    'https://evil.example/docs/next',
    '%E0',
  ])('leaves "%s" to be refused', (version) => {
    expect(chooseNamedVersion(version, versions, place)).toBe(version);
  });
});

describe('chooseNamedContext', () => {
  const contexts = { all: [{ path: '/docs/teams/' }, { path: 'docs/api' }] };

  it.each([
    ['docs/teams', '/docs/teams/'],
    ['/Docs/API/', 'docs/api'],
    [' docs/api ', 'docs/api'],
    ['docs', ''],
    ['', ''],
    ['../docs/api', ''],
    ['//evil.example/docs/api', ''],
    ['__proto__', ''],
    ['%E0', ''],
  ])('takes "%s" for "%s"', { tags: ['S4'] }, (named, path) => {
    expect(chooseNamedContext(named, contexts)).toBe(path);
    expect(chooseNamedContext(named, undefined)).toBe('');
  });
});

describe('hasApi', () => {
  const searched = {
    versions,
    apis: versions.filter(({ name }) => name !== '1.0').map((version) => ({ version })),
  };

  it.each([
    ['', true],
    ['/docs/next', true],
    ['/docs/1.0', false],
  ])('knows whether the version of the index %j has an API', (version, expected) => {
    expect(hasApi({ version, context: '' }, searched)).toBe(expected);
  });

  it('finds none on a site of guides', () => {
    expect(hasApi({ version: '', context: '' }, { versions })).toBe(false);
  });
});
