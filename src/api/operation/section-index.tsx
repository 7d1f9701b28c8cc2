import { toResponseAnchor } from '../../model/api/anchors';
import type { OperationPage } from '../../model/api/operation';
import { texts as uiTexts } from '../../ui/texts';
import { StatusBadge } from '../status-badge';
import { texts } from '../texts';
import styles from './section-index.module.css';

/** Links to the sections of an operation, which stay at the top of the window while its facts are read. */
export function SectionIndex({ operation }: { readonly operation: OperationPage }) {
  const { kind, security, parameters, body, responses } = operation;
  const isWebhook = kind === 'webhook';
  const first = locations.find((location) => parameters.some((one) => one.in === location));
  return (
    <nav
      className={styles['index']}
      aria-label={uiTexts.tableOfContents.title}
      data-section-index=""
      data-search-skip=""
    >
      {security !== undefined && (!isWebhook || security.length > 0) && (
        <a href="#authentication">{texts.authentication.title}</a>
      )}
      {first !== undefined && <a href={`#${first}-parameters`}>{texts.index.parameters}</a>}
      {body !== undefined && <a href="#request-body">{texts.index.body}</a>}
      {responses.length > 0 && <a href="#responses">{texts.responses.title}</a>}
      {responses.map(({ status }) => (
        <a key={status} href={`#${toResponseAnchor(status)}`}>
          <StatusBadge status={status} />
        </a>
      ))}
    </nav>
  );
}

/** In the order of their sections. */
const locations = ['path', 'query', 'querystring', 'header', 'cookie'] as const;
