import { toPlainText } from '../../../src/model/text/rich-text';
import type { ApiReference, ReferenceLabels } from '../../../src/model/api/api';
import { englishLabels } from '../../../src/model/api/api';
import { toApiSummary } from './api-summary';
import { hasErrors } from './errors-page';
import { listOperations, toOverviewSlug } from '../document/operations';
import type { Spec } from '../document/document';
import { toFirstSentence } from '../operation/descriptions';
import { toGroups } from './operation-groups';
import { getSchemaNames } from '../document/components';
import type { ToText } from '../../text/rich-text';

/** The part of a spec that determines its table of pages. */
type Described = Pick<Spec, 'id' | 'document'>;

/** The table of an API's pages, grouped by tag in the order of the document's tags. */
export function toApiReference(
  spec: Described,
  path: string,
  toText: ToText,
  labels: ReferenceLabels = englishLabels,
): ApiReference {
  const { info } = spec.document;
  return {
    ...toApiSummary(spec.id, path, info.title),
    title: info.title,
    version: info.version,
    summary: info.summary ?? toFirstSentence(toPlainText(toText(info.description))),
    overview: toOverviewSlug(spec.document),
    groups: toGroups(spec.document, toText, labels),
    labels,
    hasErrors: listOperations(spec.document).some(
      ({ kind, operation }) => kind === 'operation' && hasErrors(operation),
    ),
    schemas: getSchemaNames(spec.document),
  };
}
