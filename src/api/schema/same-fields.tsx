import { format } from '../../model/text/format';
import { FormattedText } from '../../ui/text/formatted-text';
import { texts } from '../texts';
import { Disclosure } from './disclosure';
import { InsideLabel } from './inside-label';
import type { Inside, ShowFields } from './inside';
import { usePageSchemas } from './page-schemas';

import styles from './field-inside.module.css';

export interface SameFieldsProps {
  readonly inside: Extract<Inside, { kind: 'here' }>;
  /** The anchor of the earlier body. */
  readonly sameAs: string;
  readonly mediaType: string | undefined;
  readonly owner: string;
  readonly Fields: ShowFields;
}

/** The fields of a body that the page has already: a link to them, or the same again in place. */
export function SameFields({ inside, sameAs, mediaType, owner, Fields }: SameFieldsProps) {
  const { id, place } = inside;
  const { rows, unions } = usePageSchemas().get(id);
  const href = `#${sameAs}`;
  const isOneBody = toBody(sameAs) === toBody(place.anchor);
  const name = (isOneBody ? mediaType : undefined) ?? toPlaceText(sameAs);
  return (
    <>
      <p className={styles['note']}>
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
        <Fields id={id} place={place} owner={owner} />
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
