import { use, useState } from 'react';
import { toDirectionAnchor } from '../../model/api/schema-page';
import type { SchemaCut, SchemaViewId, SchemaViews } from '../../model/schema/schema-view';
import type { ViewDirection } from '../../model/schema/schema-view';
import { InsideLabel } from './inside-label';
import { Disclosure } from './disclosure';
import type { ShowFields, SchemaPlace } from './inside';
import type { OwnPage, PageSchemas } from './page-schemas';
import {
  LoadFieldsContext,
  PageSchemasContext,
  createPageSchemas,
  usePageSchemas,
} from './page-schemas';

export interface FieldsLaterProps {
  /** The path of the page of their schema, below the API's path. */
  readonly page: string;
  readonly holds: SchemaCut['holds'];
  readonly place: SchemaPlace;
  readonly name: string;
  readonly Fields: ShowFields;
}

/**
 * Fields that the page leaves out. They open in place, with the data of the schema's own page, which is loaded
 * once for all pages. Without a script this is a link to that page.
 */
export function FieldsLater({ page, holds, place, name, Fields }: FieldsLaterProps) {
  const path = usePageSchemas().toPagePath(page);
  const loadFields = use(LoadFieldsContext);
  const [own, setOwn] = useState<OwnSchemas>();
  const load = async () => {
    if (loadFields === undefined) throw new Error(`${path} cannot be loaded here.`);
    setOwn(toOwnSchemas(await loadFields(path), place.direction));
  };
  return (
    <Disclosure
      href={path}
      anchor={place.anchor}
      label={<InsideLabel holds={holds} anchor={place.anchor} owner={name} />}
      load={load}
    >
      {own !== undefined && (
        <PageSchemasContext value={own.schemas}>
          <Fields id={own.id} place={{ ...place, level: place.level + 1 }} owner={name} />
        </PageSchemasContext>
      )}
    </Disclosure>
  );
}

interface OwnSchemas {
  readonly schemas: PageSchemas;
  /** The schema that the page is about. */
  readonly id: SchemaViewId;
}

function toOwnSchemas({ apiPath, schemas }: OwnPage, direction: ViewDirection): OwnSchemas {
  const own = createPageSchemas(schemas, apiPath);
  return { schemas: own, id: own.getRoot(toRootAnchor(schemas, direction)).shown };
}

/** A schema's page starts with the fields of both directions. */
function toRootAnchor({ roots: [first] }: SchemaViews, direction: ViewDirection): string {
  return direction === 'both' ? (first?.anchor ?? '') : toDirectionAnchor(direction);
}
