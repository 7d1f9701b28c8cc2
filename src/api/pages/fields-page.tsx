import { useMemo } from 'react';
import type { FieldsPage as Page } from '../../model/api/schema-page';
import { FormattedText } from '../../ui/text/formatted-text';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
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
  const { title, anchor, owner, apiPath, api, schemas } = page;
  const pageSchemas = useMemo(() => createPageSchemas(schemas, apiPath), [schemas, apiPath]);
  return (
    <PageSchemasProvider value={pageSchemas} loadFields={loadFields}>
      {/* The page is not in the sidebar, so the layout knows no way to it. */}
      <Breadcrumbs
        trail={[
          { type: 'link', label: api, href: apiPath },
          { type: 'link', label: owner.title, href: `${owner.href}#${anchor}` },
          { type: 'link', label: title, href: '' },
        ]}
      />
      <article>
        <header className={prose['prose']}>
          <h1 className={own['name']} translate="no">
            {title}
          </h1>
          <p>
            <FormattedText
              text={texts.schema.partOf}
              values={{
                place: <Link href={`${owner.href}#${anchor}`}>{owner.title}</Link>,
                anchor: <code translate="no">{anchor}</code>,
              }}
            />
          </p>
        </header>
        <SchemaTree anchor={anchor} direction="both" owner={title} />
      </article>
    </PageSchemasProvider>
  );
}
