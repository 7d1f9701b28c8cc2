import type { ReactNode } from 'react';
import type { SchemaView } from '../../model/schema/schema-view';
import { format } from '../../model/text/format';
import { FormattedText } from '../../ui/text/formatted-text';
import { texts } from '../texts';
import { Disclosure } from './disclosure';
import { FieldType } from './field';
import { FieldContent } from './field-content';
import { LevelControl, hasLevels } from './level-control';
import { InsideLabel, SchemaInside, findInside } from './schema-inside';
import type { PlacedSchema, SchemaPlace } from './page-schemas';
import { usePageSchemas } from './page-schemas';

import insideStyles from './schema-inside.module.css';
import styles from './schema-tree.module.css';

/** The anchor is that of the schema itself, too. */
export interface SchemaTreeProps extends Omit<SchemaPlace, 'level'> {
  /** The page already names the schema. */
  readonly isNamed?: boolean;
  /** Shown before the type. */
  readonly head?: ReactNode;
}

/** A whole schema: its type, its general facts, and its fields down to the chosen level. */
export function SchemaTree({ anchor, direction, owner, head, isNamed }: SchemaTreeProps) {
  const graph = usePageSchemas();
  const { shown: id, sameAs, mediaType } = graph.getRoot(anchor);
  const schema = graph.get(id);
  const inside = { id, place: { anchor, direction, level: 1, owner } };
  return (
    <div className={styles['tree']} data-tree="">
      <div className={styles['head']}>
        <p>
          {head} <FieldType id={id} isNamed={isNamed} />
        </p>
        {sameAs === undefined && hasLevels(graph, id) && <LevelControl owner={owner} />}
      </div>
      <FieldContent schema={isNamed === true ? withoutText(schema) : schema} />
      {sameAs === undefined ? (
        <SchemaInside {...inside} />
      ) : (
        <SameFields {...inside} sameAs={sameAs} mediaType={mediaType} />
      )}
    </div>
  );
}

/** A schema's own page has its description at the top. */
function withoutText({ description: _description, ...schema }: SchemaView): SchemaView {
  return schema;
}

interface SameFieldsProps extends PlacedSchema {
  /** The anchor of the earlier body. */
  readonly sameAs: string;
  readonly mediaType: string | undefined;
}

/** The fields of a body that the page has already: a link to them, or the same again in place. */
function SameFields({ sameAs, mediaType, ...body }: SameFieldsProps) {
  const graph = usePageSchemas();
  const { id, place } = findInside(graph, body);
  const href = `#${sameAs}`;
  const isOneBody = toBody(sameAs) === toBody(place.anchor);
  const name = (isOneBody ? mediaType : undefined) ?? toPlaceText(sameAs);
  return (
    <>
      <p className={insideStyles['note']}>
        <FormattedText text={texts.field.sameAs} values={{ place: <a href={href}>{name}</a> }} />
      </p>
      <Disclosure
        href={href}
        anchor={place.anchor}
        label={<InsideLabel schema={graph.get(id)} place={place} />}
        load={() => Promise.resolve()}
      >
        <SchemaInside id={id} place={place} />
      </Disclosure>
    </>
  );
}

/** The anchor of a body without its media type. */
function toBody(anchor: string): string {
  return anchor.replace(/(?<!~)[([].*/, '');
}

/** The name of a body, from its anchor. */
function toPlaceText(anchor: string): string {
  const status = /(?:^|\.)response-([^.(]+)/.exec(anchor)?.[1];
  return status === undefined ? texts.operation.body : format(texts.responses.response, { status });
}
