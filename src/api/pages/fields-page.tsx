import { useMemo } from 'react';
import type { FieldsPage as Page } from '../../model/api/schema-page';
import { FormattedText } from '../../ui/text/formatted-text';
import { Link } from '../../ui/link';
import { texts } from './texts';
import { SchemaTree } from '../schema/schema-tree';
import type { LoadFields } from '../schema/page-schemas';
import { PageSchemasProvider, createPageSchemas } from '../schema/page-schemas';

import prose from '../../ui/text/prose.module.css';
import own from './schema-page.module.css';

export interface FieldsPageProps {
  readonly page: Page;
  readonly loadFields?: LoadFields | undefined;
}

/** The fields of a schema without a name that another page leaves out because it is large. */
export function FieldsPage({ page, loadFields }: FieldsPageProps) {
  const { anchor, owner, apiPath, part, schemas } = page;
  const pageSchemas = useMemo(() => createPageSchemas(schemas, apiPath), [schemas, apiPath]);
  return (
    <PageSchemasProvider value={pageSchemas} loadFields={loadFields}>
      <article>
        <header className={prose['prose']}>
          <h1 className={own['name']}>{part === 1 ? anchor : `${anchor} (${part})`}</h1>
          <p>
            <FormattedText
              text={texts.schema.partOf}
              values={{ place: <Link href={`${owner.href}#${anchor}`}>{owner.title}</Link> }}
            />
          </p>
        </header>
        <SchemaTree anchor={anchor} direction="both" owner={anchor} />
      </article>
    </PageSchemasProvider>
  );
}
