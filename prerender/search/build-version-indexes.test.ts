import { describe, expect, it } from 'vitest';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { buildVersionIndexes } from './build-version-indexes';
import type { PageDocuments } from './page-documents';

const toVersion = (path: string, isLast: boolean) => ({ path, isLast }) as DocsVersion;

const toPage = (url: string): PageDocuments => ({
  url,
  title: url,
  breadcrumb: [],
  description: '',
  keywords: '',
  sections: [],
});

function listUrls(versions: readonly DocsVersion[]): readonly (readonly [string, string[]])[] {
  const urls = ['/base/docs/next/a', '/base/docs/a', '/base/docs/1.0/a', '/base/docs/nextcloud'];
  const indexes = buildVersionIndexes(urls.map(toPage), '/base/', versions);
  return [...indexes].map(([path, { file }]) => [
    path,
    file.flatMap(({ documents }) => documents.map((document) => document.u)),
  ]);
}

describe('the indexes of a site', () => {
  it('are one for each version; the last one has what is of no version', () => {
    const versions = [
      toVersion('/docs/next', false),
      toVersion('/docs', true),
      toVersion('/docs/1.0', false),
    ];
    expect(listUrls(versions)).toEqual([
      ['', ['/base/docs/a', '/base/docs/nextcloud']],
      ['/docs/next', ['/base/docs/next/a']],
      ['/docs/1.0', ['/base/docs/1.0/a']],
    ]);
  });

  it('are one where there is one version', () => {
    const [index, ...others] = listUrls([toVersion('/docs', true)]);
    expect(index?.[1]).toHaveLength(4);
    expect(others).toEqual([]);
  });
});
