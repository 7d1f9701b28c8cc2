import type { ReactNode } from 'react';
import type { ValueExample } from '../../model/api/operation';
import type { JsonText, TypeName } from '../../model/schema/schema';
import type { SchemaView, SchemaViewId } from '../../model/schema/schema-view';
import type { RichText as RichTextData } from '../../model/text/rich-text';
import { FormattedText } from '../../ui/text/formatted-text';
import { RichText } from '../../ui/text/rich-text';
import { ExternalLink } from '../external-link';
import { texts } from '../texts';
import { toValueText } from '../value-text';
import { FieldFacts } from './field-facts';
import { FieldRemarks } from './field-remarks';
import { FieldType } from './field-type';
import { FieldValues, findChoice } from './enum-values';
import { listItems, usePageSchemas } from './page-schemas';
import { SchemaText } from './schema-text';

import exampleStyles from './named-examples.module.css';
import styles from './field.module.css';

export interface FieldProps {
  /** The field's own anchor. */
  readonly anchor: string;
  readonly label: ReactNode;
  /** The label is our own text, not a name. */
  readonly isWords?: boolean;
  readonly schema: SchemaViewId;
  readonly required?: boolean | undefined;
  /** It may be absent from what the API sends. */
  readonly optional?: boolean | undefined;
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
  const { anchor, schema: id, children, description, examples, named = [], constants } = props;
  const graph = usePageSchemas();
  const schema = graph.get(id);
  const items = listItems(graph, schema);
  // Inside a variant, only the values that select it are allowed.
  const isFixed =
    constants !== undefined && schema.values?.every(({ meaning }) => meaning === undefined);
  return (
    <li id={anchor} className={styles['field']} data-anchor="">
      <FieldLine {...props} {...schema} />
      <SchemaText text={description} schema={schema} items={items} />
      <FieldFacts {...props} schema={schema} items={items} />
      {isFixed !== true && <FieldValues schema={schema} items={items} />}
      {named.length > 0 && (
        <NamedExamples examples={named} types={findChoice(schema, items).types ?? schema.types} />
      )}
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
  readonly optional?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
}

function FieldLine({ anchor, label, isWords, schema, ...is }: FieldLineProps) {
  return (
    <p className={styles['line']}>
      <a
        href={`#${anchor}`}
        className={styles['name']}
        translate={isWords === true ? undefined : 'no'}
        data-words={isWords === true ? '' : undefined}
        data-deprecated={is.deprecated === true ? '' : undefined}
      >
        {label}
      </a>{' '}
      <FieldType id={schema} />
      {is.required === true && <Mark kind="required" />}
      {is.optional === true && <Mark kind="optional" />}
      {is.deprecated === true && <Mark kind="deprecated" />}
      {is.readOnly === true && <Mark kind="readOnly" />}
      {is.writeOnly === true && <Mark kind="writeOnly" />}
    </p>
  );
}

type MarkKind = 'required' | 'optional' | 'deprecated' | 'readOnly' | 'writeOnly';

function Mark({ kind }: { readonly kind: MarkKind }) {
  return (
    <>
      {' '}
      <span className={styles[kind]}>{texts.field[kind]}</span>
    </>
  );
}

interface NamedExamplesProps {
  readonly examples: readonly ValueExample[];
  readonly types: readonly TypeName[] | undefined;
}

/** Examples of a parameter or a header of which more than the value is said. */
function NamedExamples({ examples, types }: NamedExamplesProps) {
  return (
    <div className={exampleStyles['examples']}>
      <p>{texts.field.examples}</p>
      <ul>
        {examples.map(({ value, label, description, address, sent }, index) => (
          <li key={index}>
            {value !== undefined && <code translate="no">{toValueText(value, types)}</code>}{' '}
            {address !== undefined && <ExternalLink url={address} />} {label}
            {sent !== undefined && (
              <>
                {' ('}
                <FormattedText
                  text={texts.examples.sent}
                  values={{ text: <code translate="no">{sent}</code> }}
                />
                )
              </>
            )}
            {description !== undefined && <RichText text={description} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
