import type { ValueExample } from '../../model/api/operation';
import type { TypeName } from '../../model/schema/schema';
import type { RichText as RichTextData } from '../../model/text/rich-text';
import { FormattedText } from '../../ui/text/formatted-text';
import { Icon } from '../../ui/icon';
import { RichText } from '../../ui/text/rich-text';
import { ExternalDocsLink, ExternalLink } from '../external-link';
import { texts } from '../texts';
import { toValueText } from '../value-text';
import { EnumValues } from './enum-values';
import { MAX_INLINE, listContradictions, listDescriptions } from './facts';
import type { FieldFactsProps } from './field-facts';
import { FieldFacts } from './field-facts';
import { listItems, usePageSchemas } from './page-schemas';

import styles from './field-content.module.css';
import inside from './schema-inside.module.css';

export interface FieldContentProps extends Omit<FieldFactsProps, 'items'> {
  /** Said before the description of a schema without a name, and instead of that of a named one. */
  readonly description?: RichTextData | undefined;
  /** Examples of which more than the value is said. */
  readonly named?: readonly ValueExample[] | undefined;
}

/** All that is said of a value: text, facts, allowed values and remarks, with those of a list's items. */
export function FieldContent({ description, named, ...props }: FieldContentProps) {
  const { schema, constants, examples } = props;
  const items = listItems(usePageSchemas(), schema);
  const schemas = [schema, ...items];
  const { values, types } = schemas.find((one) => one.values !== undefined) ?? schema;
  // Inside a variant, only the values that select it are allowed.
  const isFixed =
    constants !== undefined && schema.values?.every(({ meaning }) => meaning === undefined);
  return (
    <>
      <Texts texts={listDescriptions(description, schemas)} />
      <FieldFacts {...props} items={items} />
      {values !== undefined && isFixed !== true && <EnumValues values={values} types={types} />}
      {named !== undefined && named.length > 0 && <NamedExamples examples={named} types={types} />}
      <Remarks schema={schema} items={items} examples={examples} />
    </>
  );
}

function Texts({ texts: said }: { readonly texts: readonly RichTextData[] }) {
  if (said.length === 0) return null;
  return (
    <div className={styles['text']}>
      {said.map((text, index) => (
        <RichText key={index} text={text} />
      ))}
    </div>
  );
}

interface NamedExamplesProps {
  readonly examples: readonly ValueExample[];
  readonly types: readonly TypeName[] | undefined;
}

/** Examples of a parameter or a header of which more than the value is said. */
function NamedExamples({ examples, types }: NamedExamplesProps) {
  return (
    <div className={styles['examples']}>
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

/** Remarks that are rare, and those that need more space than a line. */
function Remarks({
  schema,
  items,
  examples = schema.examples ?? [],
}: Pick<FieldFactsProps, 'schema' | 'items' | 'examples'>) {
  const { externalDocs = [], types } = schema;
  return (
    <>
      {listContradictions([schema, ...items]).map((contradiction) => (
        <p key={contradiction} className={styles['contradiction']}>
          <Icon name="warning" size={16} />
          <span>
            <FormattedText text={texts.field.contradiction} values={{ contradiction }} />
          </span>
        </p>
      ))}
      {externalDocs.map((docs) => (
        <ExternalDocsLink key={docs.url} docs={docs} className={styles['remark']} />
      ))}
      {examples
        .filter((example) => example.length > MAX_INLINE)
        .map((example) => (
          <details key={example} className={inside['folded']}>
            <summary>{texts.field.longExample}</summary>
            <pre className={styles['example']}>
              <code translate="no">{toValueText(example, types)}</code>
            </pre>
          </details>
        ))}
    </>
  );
}
