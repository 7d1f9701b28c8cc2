import { use, useState } from 'react';
import { toDirectionAnchor } from '../../model/api/schema-page';
import { assertNever } from '../../model/assert-never';
import type {
  SchemaCut,
  SchemaViewId,
  SchemaViews,
  ViewDirection,
} from '../../model/schema/schema-view';
import { InsideLabel } from './inside-label';
import { Disclosure } from './disclosure';
import type { Inside, SchemaPlace, ShowFields } from './inside';
import type { OwnPage, PageSchemas } from './page-schemas';
import {
  LoadFieldsContext,
  PageSchemasContext,
  createPageSchemas,
  usePageSchemas,
} from './page-schemas';
import { texts } from '../texts';

import styles from './field-inside.module.css';

export interface FieldInsideProps {
  readonly inside: Inside;
  /** The field's name. */
  readonly name: string;
  readonly isOpen?: boolean;
  readonly Fields: ShowFields;
}

/**
 * The fields of a field, which open on demand. Closed ones are in the HTML as well, or on their own page; those of the
 * deepest level are in the OpenAPI file.
 */
export function FieldInside({ inside, name, isOpen = false, Fields }: FieldInsideProps) {
  switch (inside.kind) {
    case 'none':
      return null;
    case 'later':
      return <FieldsLater {...inside} name={name} Fields={Fields} />;
    case 'file':
      return (
        <p className={styles['note']} data-cut="">
          {texts.field.deeper}
        </p>
      );
    case 'here':
      return <FieldsHere inside={inside} name={name} isOpen={isOpen} Fields={Fields} />;
    default:
      return assertNever(inside);
  }
}

interface FieldsLaterProps {
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
function FieldsLater({ page, holds, place, name, Fields }: FieldsLaterProps) {
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

interface FieldsHereProps extends Required<FieldInsideProps> {
  readonly inside: Extract<Inside, { kind: 'here' }>;
}

function FieldsHere({ inside: { id, place }, name, isOpen, Fields }: FieldsHereProps) {
  const { rows, unions } = usePageSchemas().get(id);
  const holds: SchemaCut['holds'] = rows === undefined ? 'choices' : 'fields';
  return (
    <details
      className={styles['children']}
      open={isOpen || place.level === 0}
      data-level={isOpen ? undefined : place.level}
    >
      <summary>
        <InsideLabel
          holds={holds}
          anchor={place.anchor}
          owner={name}
          count={rows?.length}
          union={unions?.[0]}
        />
      </summary>
      <Fields id={id} place={{ ...place, level: place.level + 1 }} owner={name} />
    </details>
  );
}
