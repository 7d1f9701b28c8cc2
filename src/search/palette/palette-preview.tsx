import { memo } from 'react';
import { MethodBadge } from '../../ui/method-badge';
import type { HitLine } from '../hit-lines';
import { Segments } from '../segments';

/**
 * The first lines of the chosen hit, beside the list on wide screens. It is read with the eyes only: the
 * hit itself says what it is.
 */
export const PalettePreview = memo(({ line }: { readonly line: HitLine }) => {
  const { hit, title, lead, isPart } = line;
  return (
    <div className="palette-preview" tabIndex={-1} aria-hidden="true" data-preview="">
      {hit.trail.length > 0 && <p className="palette-preview-trail">{hit.trail.join(' › ')}</p>}
      <p className="palette-preview-title">
        <Segments segments={title} />
      </p>
      {hit.method !== undefined && hit.path !== undefined && !isPart && (
        <p className="palette-preview-request">
          <MethodBadge method={hit.method} /> <code translate="no">{hit.path}</code>
        </p>
      )}
      {lead !== '' && <p className="palette-preview-lead">{lead}</p>}
    </div>
  );
});
PalettePreview.displayName = 'PalettePreview';
