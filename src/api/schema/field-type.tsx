import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { SchemaView, SchemaViewId } from '../../model/schema/schema-view';
import { FormattedText } from '../../ui/text/formatted-text';
import { Link } from '../../ui/link';
import { texts } from '../texts';
import { usePageSchemas } from './page-schemas';

import styles from './field-type.module.css';

export interface FieldTypeProps {
  readonly id: SchemaViewId;
  /** Its name is already shown. */
  readonly isNamed?: boolean | undefined;
}

/** A schema's type in words; the name of a schema links to its page. */
export function FieldType({ id, isNamed }: FieldTypeProps) {
  return (
    <span className={styles['type']}>
      <TypeOf id={id} lists={[]} isNamed={isNamed} />
    </span>
  );
}

interface TypeOfProps extends FieldTypeProps {
  /** The lists that contain the schema. */
  readonly lists: readonly SchemaViewId[];
}

function TypeOf({ id, lists, isNamed }: TypeOfProps) {
  const schema = usePageSchemas().get(id);
  const type = <NamedType id={id} lists={lists} schema={schema} isNamed={isNamed} />;
  return schema.nullable === true && schema.types?.[0] !== 'null' ? (
    <FormattedText text={texts.type.orNull} values={{ type }} />
  ) : (
    type
  );
}

/** For an object the name is enough; for any other value the type comes first. */
function NamedType({ schema, isNamed, ...rest }: TypeOfProps & { readonly schema: SchemaView }) {
  const { toPath } = usePageSchemas();
  const { name, page, types = [], unions, title } = schema;
  const kind = <Kind schema={schema} {...rest} />;
  if (isNamed === true) return kind;
  const called = title !== undefined && (
    <>
      {' '}
      <q>{title}</q>
    </>
  );
  if (name === undefined) {
    return (
      <>
        {kind}
        {called}
      </>
    );
  }
  const link = (
    <Link href={toPath(name, page)} translate="no">
      {name}
    </Link>
  );
  const isObject =
    types.every((type) => type === 'object') && (types.length > 0 || unions !== undefined);
  return (
    <>
      {!isObject && <>{kind} </>}
      {link}
      {called}
    </>
  );
}

function Kind({ schema, id, lists }: TypeOfProps & { readonly schema: SchemaView }): ReactNode {
  const { types = [], format, items, unions: [union] = [] } = schema;
  if (schema.never === true) return texts.type.nothing;
  if (types.length === 0 && union !== undefined) {
    return union.kind === 'oneOf' ? texts.type.oneOf : texts.type.anyOf;
  }
  if (types.length === 0) return texts.type.any;
  return types.map((type, index) => (
    <Fragment key={type}>
      {index > 0 && ` ${texts.type.or} `}
      {/* A list of itself ends here. */}
      {type === 'array' && items !== undefined && !lists.includes(id) ? (
        <FormattedText
          text={texts.type.arrayOf}
          values={{ type: <TypeOf id={items} lists={[...lists, id]} /> }}
        />
      ) : (
        type
      )}
      {type === 'string' || types.length === 1 ? toFormat(format) : ''}
    </Fragment>
  ));
}

function toFormat(format: string | undefined): string {
  return format === undefined ? '' : ` <${format}>`;
}
