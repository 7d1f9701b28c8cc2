import { useEffect, useRef, useState } from 'react';
import { format } from '../../model/text/format';
import { toItemsAnchor } from '../../model/api/anchors';
import { FormattedText } from '../../ui/text/formatted-text';
import { Link } from '../../ui/link';
import { texts } from '../texts';
import type { Inside, ShowFields } from './inside';
import { usePageSchemas } from './page-schemas';

import styles from './field-inside.module.css';

export interface FieldInsideProps {
  readonly inside: Inside;
  /** The field's name. */
  readonly name: string;
  readonly isOpen?: boolean;
  readonly Fields: ShowFields;
}

/** The fields of a field, which open on demand. Closed ones are in the HTML as well. */
export function FieldInside({ inside, name, isOpen = false, Fields }: FieldInsideProps) {
  switch (inside.kind) {
    case 'none':
      return null;
    case 'elsewhere':
      return inside.name === undefined ? null : <Elsewhere name={inside.name} />;
    case 'later':
      return <FieldsLater inside={inside} name={name} Fields={Fields} />;
    default:
      return (
        <details
          className={styles['children']}
          open={isOpen || inside.place.level === 0}
          data-level={isOpen ? undefined : inside.place.level}
        >
          <Summary inside={inside} name={name} />
          <Fields id={inside.id} place={toDeeper(inside)} owner={name} />
        </details>
      );
  }
}

type Shown = Extract<Inside, { kind: 'here' | 'later' }>;

function toDeeper({ place }: Shown): Shown['place'] {
  return { ...place, level: place.level + 1 };
}

function Summary({ inside, name }: { readonly inside: Shown; readonly name: string }) {
  const { rows } = usePageSchemas().get(inside.id);
  const isList = inside.place.anchor.endsWith(toItemsAnchor(''));
  const { choices, fields, fieldsOfEach } = texts.field;
  return (
    <summary>
      {rows === undefined ? choices : isList ? fieldsOfEach : fields}
      <span className="visually-hidden"> {format(texts.field.ofField, { name })}</span>
    </summary>
  );
}

interface FieldsLaterProps extends FieldInsideProps {
  readonly inside: Extract<Inside, { kind: 'later' }>;
}

/** Fields that would recurse forever are rendered when a reader opens them. Without JavaScript, they link to their page. */
function FieldsLater({ inside, name, Fields }: FieldsLaterProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isMade, setMade] = useState(false);
  const make = () => {
    if (details.current?.open === true) setMade(true);
  };
  // The reader may have opened it before hydration.
  useEffect(make, []);
  const schema = usePageSchemas().get(inside.id);
  return (
    <details ref={details} className={styles['children']} onToggle={make} data-later="">
      <Summary inside={inside} name={name} />
      {isMade ? (
        <Fields id={inside.id} place={toDeeper(inside)} owner={name} />
      ) : schema.name === undefined ? (
        <p className={styles['note']}>{texts.field.repeatsAround}</p>
      ) : (
        <Elsewhere name={schema.name} isRepeated={inside.isRepeated} />
      )}
    </details>
  );
}

interface ElsewhereProps {
  readonly name: string;
  readonly isRepeated?: boolean;
}

function Elsewhere({ name, isRepeated = false }: ElsewhereProps) {
  const { toPath } = usePageSchemas();
  return (
    <p className={styles['note']}>
      <FormattedText
        text={isRepeated ? texts.field.repeats : texts.field.elsewhere}
        values={{ name: <Link href={toPath(name)}>{name}</Link> }}
      />
    </p>
  );
}
