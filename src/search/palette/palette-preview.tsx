import { MethodBadge } from '../../ui/method-badge';
import { toTrail } from '../hit-lines';
import type { HitLine } from '../hit-lines';
import { Segments } from '../hit-view';
import { texts } from '../texts';

/**
 * What the line of the chosen hit has no room for, beside the list on wide screens: the request, its first lines and
 * fields, and where it leads. It is read with the eyes only: the hit itself says what it is.
 */
export function PalettePreview({ line }: { readonly line: HitLine }) {
  const { hit, title, lead, part, path } = line;
  const hasFields = ['operation', 'webhook', 'schema'].includes(hit.kind);
  return (
    <div className="palette-preview" tabIndex={-1} aria-hidden="true" data-preview="">
      <small>{toTrail(line).join(' › ')}</small>
      <h3>
        <Segments segments={title} isName={line.isName} />
      </h3>
      {hit.method !== undefined && hit.path !== undefined && (
        <p className="palette-request">
          <MethodBadge method={hit.method} /> <code translate="no">{hit.path}</code>
        </p>
      )}
      <p className="palette-lead">{lead}</p>
      {hit.outline.length > 0 && part === undefined && (
        <div>
          <small>{hasFields ? texts.search.outlineFields : texts.search.outlineSections}</small>
          <ul>
            {hit.outline.map((name, index) => (
              <li key={`${index} ${name}`}>
                {hasFields ? <code translate="no">{name}</code> : name}
              </li>
            ))}
          </ul>
        </div>
      )}
      <small translate="no">{path.replace(/\?[^#]*/, '')}</small>
    </div>
  );
}
