import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toVersions } from '../../model/site/versions';
import { VersionBanner } from './version-banner';

const [next, two, one] = toVersions(['2.0', '1.0']);

function render(version = one): string {
  if (version === undefined || two === undefined) throw new Error('There are three versions.');
  const latest = { version: two, href: '/docs/guide', isSamePage: true };
  return renderToStaticMarkup(
    <VersionBanner version={version} siteTitle="Easier Developers" latest={latest} />,
  );
}

const toText = (html: string) => html.replaceAll(/<\/p>/g, ' ').replaceAll(/<[^>]*>/g, '');

describe('the banner of a version', () => {
  it('says that an old version is no longer maintained, and where to go', () => {
    expect(toText(render())).toBe(
      'This is documentation for Easier Developers 1.0, which is no longer actively maintained. For up-to-date documentation, see the latest version (2.0). ',
    );
  });

  it('says that the next version is unreleased', () => {
    expect(toText(render(next))).toBe(
      'This is unreleased documentation for Easier Developers Next version. For up-to-date documentation, see the latest version (2.0). ',
    );
  });

  it('is an alert with a bold link to the same page of the latest version', () => {
    expect(render()).toMatch(/^<div role="alert"/);
    expect(render()).toContain(
      '<strong><a href="/docs/guide" data-version="2.0">latest version</a></strong>',
    );
  });

  it('is omitted on the latest version', () => {
    expect(render(two)).toBe('');
  });
});
