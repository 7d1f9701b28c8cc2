import type { ReactNode } from 'react';
import type { SchemaView, ViewDirection } from '../../model/schema/schema-view';
import { format } from '../../model/text/format';
import { FormattedText } from '../../ui/text/formatted-text';
import { texts } from '../texts';
import { FieldFacts } from './field-facts';
import { FieldRemarks } from './field-remarks';
import { FieldInside } from './field-inside';
import { Disclosure } from './disclosure';
import { FieldType } from './field-type';
import { FieldValues } from './enum-values';
import type { Inside } from './inside';
import { countLevels, findInside } from './inside';
import { InsideLabel } from './inside-label';
import { LevelControl } from './level-control';
import { SchemaInside } from './schema-inside';
import { listItems, usePageSchemas } from './page-schemas';
import { SchemaText } from './schema-text';

import insideStyles from './field-inside.module.css';
import styles from './schema-tree.module.css';

export interface SchemaTreeProps {
  /** The anchor of the schema on the page, and the anchor prefix of its fields. */
  readonly anchor: string;
  readonly direction: ViewDirection;
  /** The owner of the schema, for screen readers. */
  readonly owner: string;
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
  const inside = findInside(graph, id, { anchor, direction, level: 1 });
  const items = listItems(graph, schema);
  return (
    <div className={styles['tree']} data-tree="">
      <div className={styles['head']}>
        <p>
          {head} <FieldType id={id} isNamed={isNamed} />
        </p>
        {sameAs === undefined && <LevelControl levels={countLevels(graph, id)} owner={owner} />}
      </div>
      <div className={styles['text']}>
        <SchemaText schema={isNamed === true ? withoutText(schema) : schema} items={items} />
      </div>
      <FieldFacts schema={schema} items={items} />
      <FieldValues schema={schema} items={items} />
      <FieldRemarks schema={schema} />
      {sameAs !== undefined && inside.kind === 'here' ? (
        <SameFields {...{ inside, sameAs, mediaType, owner }} />
      ) : inside.kind === 'here' ? (
        <SchemaInside id={inside.id} place={inside.place} owner={owner} />
      ) : (
        <FieldInside inside={inside} name={owner} Fields={SchemaInside} />
      )}
    </div>
  );
}

/** A schema's own page has its description at the top. */
function withoutText({ description: _description, ...schema }: SchemaView): SchemaView {
  return schema;
}

interface SameFieldsProps {
  readonly inside: Extract<Inside, { kind: 'here' }>;
  /** The anchor of the earlier body. */
  readonly sameAs: string;
  readonly mediaType: string | undefined;
  readonly owner: string;
}

/** The fields of a body that the page has already: a link to them, or the same again in place. */
function SameFields({ inside, sameAs, mediaType, owner }: SameFieldsProps) {
  const { id, place } = inside;
  const { rows, unions } = usePageSchemas().get(id);
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
        label={
          <InsideLabel
            holds={rows === undefined ? 'choices' : 'fields'}
            anchor={place.anchor}
            owner={owner}
            count={rows?.length}
            union={unions?.[0]}
          />
        }
        load={() => Promise.resolve()}
      >
        <SchemaInside id={id} place={place} owner={owner} />
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
