import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { toVersions } from '../../model/site/versions';
import type { VersionLink } from '../../model/guides/version-links';
import { VersionSwitcher } from './version-switcher';

function toLinks(...names: readonly string[]): readonly VersionLink[] {
  return toVersions(names).map((version) => ({
    version,
    href: `${version.path}/guide`,
    isSamePage: true,
  }));
}

function render(links: readonly VersionLink[], path: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`${path}?q=a#b`]}>
      <VersionSwitcher links={links} path={path} place="navbar" />
    </MemoryRouter>,
  );
}

describe('the version switcher', () => {
  it('leads to the same page in each version, without a script, too', () => {
    const html = render(toLinks('2.0', '1.0'), '/docs/1.0/guide');
    expect(html).toMatch(/^<details/);
    const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)];
    expect(links.map(([, href, label]) => `${label} ${href}`)).toEqual([
      'Next /docs/next/guide',
      '2.0 /docs/guide',
      '1.0 /docs/1.0/guide',
    ]);
  });

  it('says which version the page is of', () => {
    const html = render(toLinks('2.0', '1.0'), '/docs/1.0/guide');
    expect(html).toMatch(/<summary>.*Versions.*1\.0.*<\/summary>/);
    expect(html).toMatch(/href="\/docs\/1\.0\/guide" aria-current="true"/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  it('says the latest version elsewhere, until it knows the reader’s choice', () => {
    expect(render(toLinks('2.0', '1.0'), '/search')).toMatch(/<summary>.*2\.0.*<\/summary>/);
  });

  it('is not there while there is one version, or none is known', () => {
    expect(render(toLinks(), '/docs/guide')).toBe('');
    expect(render([], '/docs/guide')).toBe('');
  });
});
