import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toVersions } from '../../model/site/versions';
import { VersionBadge } from './version-badge';

function render(...names: readonly string[]): readonly string[] {
  return toVersions(names).map((version) =>
    renderToStaticMarkup(<VersionBadge version={version} />).replaceAll(/<[^>]*>/g, ''),
  );
}

describe('the badge of a version', () => {
  it('names each version by its label, the last one, too', () => {
    expect(render('2.0', '1.0')).toEqual(['Version: Next', 'Version: 2.0', 'Version: 1.0']);
  });

  it('is not there while there is one version', () => {
    expect(render()).toEqual(['']);
  });
});
