import type { ReactNode } from 'react';
import type { ValueExample } from '../../model/api/operation';
import type { JsonText } from '../../model/schema/schema';
import type { SchemaView, SchemaViewId } from '../../model/schema/schema-view';
import type { RichText as RichTextData } from '../../model/text/rich-text';
import { RichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import { EnumValues } from './enum-values';
import { FieldFacts } from './field-facts';
import { FieldRemarks } from './field-remarks';
import { FieldType } from './field-type';
import { NamedExamples } from '../examples/named-examples';
import { listItems, usePageSchemas } from './page-schemas';

import styles from './field.module.css';

export interface FieldProps {
  /** The field's own anchor. */
  readonly anchor: string;
  readonly label: ReactNode;
  /** The label is our own text, not a name. */
  readonly isWords?: boolean;
  readonly schema: SchemaViewId;
  readonly required?: boolean | undefined;
  /** Said before the description of a schema without a name, and instead of that of a named one. */
  readonly description?: RichTextData | undefined;
  readonly deprecated?: boolean | undefined;
  readonly constants?: readonly JsonText[] | undefined;
  readonly examples?: readonly JsonText[] | undefined;
  /** Examples of which more than the value is said. */
  readonly named?: readonly ValueExample[] | undefined;
  /** One more fact, such as how a list is written in a query. */
  readonly fact?: ReactNode;
  /** The fields inside it. */
  readonly children?: ReactNode;
}

/** One parameter or property: a line with name and type, then description, facts and inner fields. */
export function Field(props: FieldProps) {
  const { anchor, schema: id, children, description, examples, named = [] } = props;
  const graph = usePageSchemas();
  const schema = graph.get(id);
  const items = listItems(graph, schema);
  const { values, types } = [schema, ...items].find((one) => one.values !== undefined) ?? {};
  return (
    <li id={anchor} className={styles['field']} data-anchor="">
      <FieldLine {...props} {...schema} />
      <FieldText text={description} schema={schema} items={items} />
      <FieldFacts {...props} schema={schema} items={items} />
      {values !== undefined && <EnumValues values={values} types={types} />}
      {named.length > 0 && <NamedExamples examples={named} types={types ?? schema.types} />}
      <FieldRemarks schema={schema} examples={examples} />
      {children}
    </li>
  );
}

interface FieldLineProps extends Omit<SchemaView, 'description' | 'examples' | 'deprecated'> {
  readonly anchor: string;
  readonly label: ReactNode;
  readonly isWords?: boolean;
  readonly schema: SchemaViewId;
  readonly required?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
}

function FieldLine({ anchor, label, isWords, schema, ...is }: FieldLineProps) {
  return (
    <p className={styles['line']}>
      <a
        href={`#${anchor}`}
        className={styles['name']}
        data-words={isWords === true ? '' : undefined}
        data-deprecated={is.deprecated === true ? '' : undefined}
      >
        {label}
      </a>{' '}
      <FieldType id={schema} />
      {is.required === true && <Mark kind="required" />}
      {is.deprecated === true && <Mark kind="deprecated" />}
      {is.readOnly === true && <Mark kind="readOnly" />}
      {is.writeOnly === true && <Mark kind="writeOnly" />}
    </p>
  );
}

function Mark({ kind }: { readonly kind: 'required' | 'deprecated' | 'readOnly' | 'writeOnly' }) {
  return (
    <>
      {' '}
      <span className={styles[kind]}>{texts.field[kind]}</span>
    </>
  );
}

interface FieldTextProps {
  readonly text: RichTextData | undefined;
  readonly schema: SchemaView;
  readonly items: readonly SchemaView[];
}

/** The field's own description, then the general one of its schema. */
function FieldText({ text, schema, items }: FieldTextProps) {
  const isOwn = text !== undefined && text.length > 0;
  const own = isOwn ? text : schema.description;
  const more = isOwn && !isDescribedThere(schema) ? schema.description : undefined;
  const isMore = more !== undefined && JSON.stringify(more) !== JSON.stringify(own);
  const each = items.find(({ description }) => description !== undefined);
  const isSaid = own !== undefined && each !== undefined && isDescribedThere(each);
  if (own === undefined && each === undefined) return null;
  return (
    <div className={styles['text']}>
      {own !== undefined && <RichText text={own} />}
      {isMore && <RichText text={more} />}
      {each?.description !== undefined && !isSaid && <RichText text={each.description} />}
    </div>
  );
}

/** Whether the description of a schema is that of a component, which stands on its page. */
function isDescribedThere({ name, describesUse }: SchemaView): boolean {
  return name !== undefined && describesUse !== true;
}
