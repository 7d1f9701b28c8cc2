import { format } from '../model/format';
import type { SchemaIndex } from '../model/reference/schema-page';
import { toSchemaPath } from '../model/reference/to-schema-path';
import { Link } from '../ui/link';
import prose from '../ui/prose.module.css';
import { texts } from '../ui/texts';
import styles from './api-page.module.css';
import own from './schema-list.module.css';

/** All named schemas of an API, each with its first sentence. */
export function SchemaList({ index }: { readonly index: SchemaIndex }) {
  const { apiPath, api, schemas } = index;
  return (
    <article className={styles['page']}>
      <header className={prose['prose']}>
        <h1>{texts.schema.all}</h1>
        <p className={styles['facts']}>{format(texts.schema.allText, { api })}</p>
      </header>
      <ul className={own['schemas']} aria-label={texts.schema.all} data-search-skip="">
        {schemas.map(({ name, summary, deprecated }) => (
          <li key={name}>
            <Link
              href={toSchemaPath(apiPath, name)}
              data-deprecated={deprecated === true ? '' : undefined}
            >
              {name}
            </Link>{' '}
            <span>{summary}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
