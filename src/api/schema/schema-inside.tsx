import { useState } from 'react';
import { toItemsAnchor, toRowAnchor } from '../../model/api/anchors';
import { toDirectionAnchor } from '../../model/api/schema-page';
import type {
  FieldView,
  SchemaView,
  SchemaViewId,
  SchemaViews,
  UnionView,
  ViewDirection,
} from '../../model/schema/schema-view';
import { format } from '../../model/text/format';
import { toCountText } from '../../ui/locale';
import { RichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import { Disclosure } from './disclosure';
import { Field } from './field';
import { isNamed, toMarks, toRowLabel } from './field-rows';
import type { PageSchemas, PlacedSchema, SchemaPlace } from './page-schemas';
import { PageSchemasContext, createPageSchemas, usePageSchemas } from './page-schemas';
import { UnionChoice } from './union-choice';
import styles from './schema-inside.module.css';

/** The inside of a schema: its fields and choices, or what opens those that the page leaves out. */
export function SchemaInside(schema: PlacedSchema) {
  const graph = usePageSchemas();
  const { id, place } = findInside(graph, schema);
  const { owner } = place;
  const { cut, rows = [], unions = [] } = graph.get(id);
  if (cut !== undefined) return <CutFields id={id} place={place} />;
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles['fields']} aria-label={format(texts.field.fieldsOf, { owner })}>
          {rows.map((row) => (
            <Row key={toRowAnchor('', row)} row={row} place={place} />
          ))}
        </ul>
      )}
      {unions.map((union, index) => (
        <UnionChoice
          key={index}
          union={union}
          place={place}
          group={`${place.anchor} ${index}`}
          Inside={SchemaInside}
        />
      ))}
    </>
  );
}

/** The schema whose fields or choices are inside another: lists are transparent, their items count as inside. */
export function findInside(graph: PageSchemas, { id, place }: PlacedSchema): PlacedSchema {
  const { items } = graph.get(id);
  if (items === undefined) return { id, place };
  const anchor = toItemsAnchor(place.anchor);
  return findInside(graph, { id: items, place: { ...place, anchor } });
}

function Row({ row, place }: { readonly row: FieldView; readonly place: SchemaPlace }) {
  const anchor = toRowAnchor(place.anchor, row);
  return (
    <Field
      anchor={anchor}
      label={<RichText text={toRowLabel(row)} />}
      isWords={!isNamed(row)}
      schema={row.schema}
      {...toMarks(row, place.direction)}
      constants={row.constants}
      since={row.since}
    >
      <FieldInside
        id={row.schema}
        place={{ ...place, anchor, owner: row.name ?? row.role }}
        isOpen={!isNamed(row)}
      />
    </Field>
  );
}

/** The fields of a field, which open on demand. Closed ones are in the HTML as well, or on their own page. */
export function FieldInside({
  isOpen = false,
  ...field
}: PlacedSchema & { readonly isOpen?: boolean }) {
  const graph = usePageSchemas();
  const { id, place } = findInside(graph, field);
  const schema = graph.get(id);
  if (schema.cut !== undefined) return <CutFields id={id} place={place} />;
  if ((schema.rows ?? schema.unions) === undefined) return null;
  return (
    <details
      className={styles['children']}
      open={isOpen || place.level === 0}
      data-level={isOpen ? undefined : place.level}
    >
      <summary>
        <InsideLabel schema={schema} place={place} />
      </summary>
      <SchemaInside id={id} place={{ ...place, level: place.level + 1 }} />
    </details>
  );
}

/**
 * Fields that the page leaves out. They open in place, with the data of the schema's own page, which is loaded
 * once for all pages. Without a script this is a link to that page. Those of a schema without a name, which has
 * no page, are in the OpenAPI file.
 */
function CutFields({ id, place }: PlacedSchema) {
  const graph = usePageSchemas();
  const schema = graph.get(id);
  const [own, setOwn] = useState<{ readonly page: PageSchemas; readonly id: SchemaViewId }>();
  if (schema.cut?.page === undefined) {
    return (
      <p className={styles['note']} data-cut="">
        {texts.field.deeper}
      </p>
    );
  }
  const path = graph.toPagePath(schema.cut.page);
  const { loadFields } = graph;
  const load = async () => {
    if (loadFields === undefined) throw new Error(`${path} cannot be loaded here.`);
    const loaded = await loadFields(path);
    const page = createPageSchemas(loaded, loadFields);
    setOwn({ page, id: page.getRoot(toRootAnchor(loaded.schemas, place.direction)).shown });
  };
  return (
    <Disclosure
      href={path}
      anchor={place.anchor}
      label={<InsideLabel schema={schema} place={place} />}
      load={load}
    >
      {own !== undefined && (
        <PageSchemasContext value={own.page}>
          <SchemaInside id={own.id} place={{ ...place, level: place.level + 1 }} />
        </PageSchemasContext>
      )}
    </Disclosure>
  );
}

/** A schema's page starts with the fields of both directions. */
function toRootAnchor({ roots: [first] }: SchemaViews, direction: ViewDirection): string {
  return direction === 'both' ? (first?.anchor ?? '') : toDirectionAnchor(direction);
}

export interface InsideLabelProps {
  readonly schema: SchemaView;
  readonly place: SchemaPlace;
}

/** Names what opens: the fields of a value, of each item of a list, or choices. */
export function InsideLabel({ schema, place: { anchor, owner } }: InsideLabelProps) {
  const isOfEach = anchor.endsWith(toItemsAnchor(''));
  return (
    <>
      {toInsideText(schema, isOfEach)}
      <span className="visually-hidden"> {format(texts.field.ofField, { name: owner })}</span>
    </>
  );
}

function toInsideText({ cut, rows, unions }: SchemaView, isOfEach: boolean): string {
  const { choices, fields, showFields, fieldsOfEach, showFieldsOfEach } = texts.field;
  if (cut?.holds === 'choices') return choices;
  if (cut !== undefined) return isOfEach ? fieldsOfEach : fields;
  if (rows !== undefined) return toCountText(isOfEach ? showFieldsOfEach : showFields, rows.length);
  const [union] = unions ?? [];
  return union === undefined ? choices : toChoicesText(union);
}

/** The most choices that a line names. */
const MOST_NAMES = 3;

function toChoicesText({ kind, variants }: UnionView): string {
  const names = variants.slice(0, MOST_NAMES).map(({ label }) => label);
  if (variants.length > MOST_NAMES) names.push('…');
  const { anyOfThese, oneOfThese } = texts.field;
  return format(kind === 'anyOf' ? anyOfThese : oneOfThese, { names: names.join(', ') });
}
