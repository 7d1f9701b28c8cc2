import { FieldsPage } from '../../api/pages/fields-page';
import { SchemaList } from '../../api/pages/schema-list';
import { SchemaPage } from '../../api/pages/schema-page';
import type { LoadFields } from '../../api/schema/page-schemas';
import type { PageView } from '../../catalog/page';
import { assertNever } from '../../model/assert-never';

export interface SchemaViewProps {
  readonly view: Extract<PageView, { readonly kind: 'schemas' | 'schema' | 'fields' }>;
  readonly loadFields: LoadFields;
}

/** The pages about schemas: their list, a named one, and the fields of one without a name. */
export function SchemaView({ view, loadFields }: SchemaViewProps) {
  switch (view.kind) {
    case 'schemas':
      return <SchemaList index={view.index} />;
    case 'schema':
      return <SchemaPage page={view.page} loadFields={loadFields} />;
    case 'fields':
      return <FieldsPage page={view.page} loadFields={loadFields} />;
    default:
      return assertNever(view);
  }
}
