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
  it('shows the label of each version, including the last one', () => {
    expect(render('2.0', '1.0')).toEqual(['Version: Next', 'Version: 2.0', 'Version: 1.0']);
  });

  it('is omitted if there is only one version', () => {
    expect(render()).toEqual(['']);
  });
});
