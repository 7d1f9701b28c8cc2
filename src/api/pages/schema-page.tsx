import type { ReactNode } from 'react';
import { format } from '../../model/text/format';
import type { OperationUses, SchemaPage as Page } from '../../model/api/schema-page';
import { toSchemaAnchor } from '../../model/api/anchors';
import { Admonition } from '../../mdx/admonition';
import { Link } from '../../ui/link';
import { toCountText } from '../../ui/locale';
import { Heading } from '../../ui/text/heading';
import { Section } from '../section';
import { CopyPage } from '../../ui/text/copy-page';
import { Identifier } from '../../ui/text/identifier';
import { RichText } from '../../ui/text/rich-text';
import { texts } from './texts';
import { texts as apiTexts } from '../texts';
import { SchemaTree } from '../schema/schema-tree';
import { OperationItems } from './operation-groups';
import type { LoadFields } from '../schema/page-schemas';
import { PageSchemasProvider } from '../schema/page-schemas';
import { ColoredCodeBlock, GeneratedMark } from '../examples/examples';

import prose from '../../ui/text/prose.module.css';
import styles from './operation-page.module.css';
import panel from '../panel.module.css';
import own from './pages.module.css';

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
          <Section id="fields" title={texts.schema.fields}>
            <SchemaTree anchor={toSchemaAnchor(name)} direction="both" owner={name} isNamed />
          </Section>
          <SchemaUses uses={uses} />
        </div>
      </article>
    </PageSchemasProvider>
  );
}

/** The operations that send or return a schema, and the schemas that refer to it. */
function SchemaUses({ uses }: Pick<Page, 'uses'>) {
  const { request, response, schemas } = uses;
  const isUsed = countUses(request) + countUses(response) + schemas.length > 0;
  return (
    <Section id="used-by" title={texts.schema.usedBy}>
      {!isUsed && <p className={own['facts']}>{texts.schema.unused}</p>}
      <UseList title={texts.schema.inRequests} id="used-in-requests" count={countUses(request)}>
        <OperationItems {...request} />
      </UseList>
      <UseList title={texts.schema.inResponses} id="used-in-responses" count={countUses(response)}>
        <OperationItems {...response} />
      </UseList>
      <UseList title={texts.schema.inSchemas} id="used-in-schemas" count={schemas.length}>
        {schemas.map(({ name, href }) => (
          <li key={name}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </UseList>
    </Section>
  );
}

function countUses({ operations, more }: OperationUses): number {
  return operations.length + more;
}

/** Longer lists of uses are collapsed. */
const MANY = 12;

interface UseListProps {
  readonly title: string;
  readonly id: string;
  readonly count: number;
  readonly children: ReactNode;
}

function UseList({ title, id, count, children }: UseListProps) {
  if (count === 0) return null;
  const list = (
    <ul className={own['uses']} aria-labelledby={id}>
      {children}
    </ul>
  );
  return (
    <>
      <Heading level="h3" id={id}>
        {title}
      </Heading>
      {count <= MANY ? (
        list
      ) : (
        <details className={own['folded']}>
          <summary>{toCountText(texts.schema.uses, count)}</summary>
          {list}
        </details>
      )}
    </>
  );
}
