import { format } from '../../model/text/format';
import type { SchemaPage as Page } from '../../model/api/schema-page';
import { toSchemaAnchor } from '../../model/api/anchors';
import { Admonition } from '../../mdx/admonition';
import { Heading } from '../../ui/text/heading';
import { CopyPage } from '../../ui/text/copy-page';
import { Identifier } from '../../ui/text/identifier';
import { RichText } from '../../ui/text/rich-text';
import { texts } from './texts';
import { texts as apiTexts } from '../texts';
import { SchemaTree } from '../schema/schema-tree';
import { SchemaUses } from './schema-uses';
import type { LoadFields } from '../schema/page-schemas';
import { PageSchemasProvider } from '../schema/page-schemas';
import { ColoredCodeBlock, GeneratedMark } from '../examples/example-code';

import prose from '../../ui/text/prose.module.css';
import styles from './operation-page.module.css';
import panel from '../panel.module.css';
import own from './schema-page.module.css';

export interface SchemaPageProps {
  readonly page: Page;
  readonly loadFields?: LoadFields | undefined;
}

/** A named schema: its fields on the left, an example on the right, then where it is used. */
export function SchemaPage({ page, loadFields }: SchemaPageProps) {
  const { name, title, apiPath, schemas, description, example, uses, deprecated } = page;
  return (
    <PageSchemasProvider apiPath={apiPath} schemas={schemas} loadFields={loadFields}>
      <article className={styles['operation']}>
        <header className={`${prose['prose']} ${styles['head']}`}>
          <h1 className={own['name']} translate="no">
            <Identifier name={name} />
          </h1>
          <CopyPage />
          {title !== undefined && title !== name && <p className={own['title']}>{title}</p>}
          <RichText text={description} />
        </header>
        {example !== undefined && (
          <div className={styles['rail']}>
            <section
              className={panel['panel']}
              aria-label={texts.schema.example}
              data-search-skip=""
            >
              <p className={panel['title']}>
                {texts.schema.example} <GeneratedMark {...example} />
              </p>
              <ColoredCodeBlock
                code={example.code}
                label={format(texts.schema.exampleOf, { name })}
              />
            </section>
          </div>
        )}
        <div className={styles['facts']}>
          {deprecated === true && (
            <Admonition type="warning" title={apiTexts.operation.deprecated}>
              <p>{texts.schema.deprecatedText}</p>
            </Admonition>
          )}
          {/* Search finds these on the pages of the operations. */}
          <section aria-labelledby="fields" data-search-skip="index">
            <Heading level="h2" id="fields">
              {texts.schema.fields}
            </Heading>
            <SchemaTree anchor={toSchemaAnchor(name)} direction="both" owner={name} isNamed />
          </section>
          <SchemaUses uses={uses} />
        </div>
      </article>
    </PageSchemasProvider>
  );
}
