import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { SchemaView, SchemaViewId } from '../../model/schema/schema-view';
import { FormattedText } from '../../ui/text/formatted-text';
import { Link } from '../../ui/link';
import { texts } from '../texts';
import type { FieldContentProps } from './field-content';
import { FieldContent } from './field-content';
import { fieldMarks, isPlainObject } from './field-rows';
import { usePageSchemas } from './page-schemas';

import styles from './field.module.css';

export interface FieldProps extends Omit<FieldContentProps, 'schema'> {
  /** The field's own anchor. */
  readonly anchor: string;
  readonly label: ReactNode;
  /** The label is our own text, not a name. */
  readonly isWords?: boolean;
  readonly schema: SchemaViewId;
  readonly required?: boolean | undefined;
  /** It may be absent from what the API sends. */
  readonly optional?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
  /** The fields inside it. */
  readonly children?: ReactNode;
}

/** One parameter or property: a line with name and type, then description, facts and inner fields. */
export function Field({ anchor, label, isWords = false, schema: id, ...field }: FieldProps) {
  const { required, optional, deprecated: isDeprecated, children, ...content } = field;
  const schema = usePageSchemas().get(id);
  const { readOnly, writeOnly, deprecated = isDeprecated } = schema;
  const is = { required, optional, deprecated, readOnly, writeOnly };
  return (
    <li id={anchor} className={styles['field']} data-anchor="">
      <p className={styles['line']}>
        <a
          href={`#${anchor}`}
          className={styles['name']}
          translate={isWords ? undefined : 'no'}
          data-words={isWords ? '' : undefined}
          data-deprecated={deprecated === true ? '' : undefined}
        >
          {label}
        </a>{' '}
        <FieldType id={id} />
        {fieldMarks
          .filter((mark) => is[mark] === true)
          .map((mark) => (
            <Fragment key={mark}>
              {' '}
              <span className={styles[mark]}>{texts.field[mark]}</span>
            </Fragment>
          ))}
      </p>
      <FieldContent {...content} schema={schema} />
      {children}
    </li>
  );
}

export interface FieldTypeProps {
  readonly id: SchemaViewId;
  /** Its name is already shown. */
  readonly isNamed?: boolean | undefined;
}

/** A schema's type in words; the name of a schema links to its page. */
export function FieldType(props: FieldTypeProps) {
  return (
    <span className={styles['type']}>
      <TypeOf {...props} />
    </span>
  );
}

function TypeOf({ id, isNamed }: FieldTypeProps) {
  const schema = usePageSchemas().get(id);
  const type = isNamed === true ? <Kind schema={schema} /> : <NamedType schema={schema} />;
  return schema.nullable === true && schema.types?.[0] !== 'null' ? (
    <FormattedText text={texts.type.orNull} values={{ type }} />
  ) : (
    type
  );
}

/** For an object the name is enough; for any other value the type comes first. */
function NamedType({ schema }: { readonly schema: SchemaView }) {
  const { toPath } = usePageSchemas();
  const { name, page, title } = schema;
  const isObject = isPlainObject(schema);
  return (
    <>
      {(name === undefined || !isObject) && <Kind schema={schema} />}
      {name !== undefined && !isObject && ' '}
      {name !== undefined && (
        <Link href={toPath(name, page)} translate="no">
          {name}
        </Link>
      )}
      {title !== undefined && (
        <>
          {' '}
          <q>{title}</q>
        </>
      )}
    </>
  );
}

function Kind({ schema }: { readonly schema: SchemaView }): ReactNode {
  const { types = [], format, items, unions: [union] = [] } = schema;
  if (schema.never === true) return texts.type.nothing;
  if (types.length === 0 && union !== undefined) {
    return union.kind === 'oneOf' ? texts.type.oneOf : texts.type.anyOf;
  }
  if (types.length === 0) return texts.type.any;
  return types.map((type, index) => (
    <Fragment key={type}>
      {index > 0 && ` ${texts.type.or} `}
      {type === 'array' && items !== undefined ? (
        <FormattedText text={texts.type.arrayOf} values={{ type: <TypeOf id={items} /> }} />
      ) : (
        type
      )}
      {format !== undefined && (type === 'string' || types.length === 1) && ` <${format}>`}
    </Fragment>
  ));
}
