import type { SchemaIndex } from '../../model/api/schema-page';
import { toSchemaPath } from '../../model/api/schema-page';
import { Link } from '../../ui/link';
import { CopyPage } from '../../ui/text/copy-page';
import { Identifier } from '../../ui/text/identifier';
import prose from '../../ui/text/prose.module.css';
import { texts } from './texts';
import styles from './pages.module.css';
import { ListFilter, useListFilter } from './list-filter';

/** All named schemas of an API, each with its first sentence. */
export function SchemaList({ index }: { readonly index: SchemaIndex }) {
  const { apiPath, schemas } = index;
  const names = schemas.map(({ name }) => name);
  const filter = useListFilter(schemas, ({ name, summary }) => [name, summary]);
  return (
    <article className={styles['page']}>
      <header className={prose['prose']}>
        <h1>{texts.schema.all}</h1>
        <CopyPage />
        <p className={styles['facts']}>{texts.schema.allText}</p>
      </header>
      <ListFilter label={texts.schema.filter} filter={filter} />
      <ul className={styles['schemas']} aria-label={texts.schema.all}>
        {filter.shown.map(({ name, summary, deprecated }) => (
          <li key={name}>
            <Link
              href={toSchemaPath(apiPath, name, names)}
              translate="no"
              data-deprecated={deprecated === true ? '' : undefined}
            >
              <Identifier name={name} />
            </Link>{' '}
            <span>{summary}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
