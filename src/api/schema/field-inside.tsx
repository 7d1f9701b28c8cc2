import { assertNever } from '../../model/assert-never';
import type { SchemaCut } from '../../model/schema/schema-view';
import { InsideLabel } from './inside-label';
import { FieldsLater } from './fields-later';
import type { Inside, ShowFields } from './inside';
import { usePageSchemas } from './page-schemas';
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
