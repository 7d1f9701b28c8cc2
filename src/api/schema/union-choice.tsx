import type { ComponentType } from 'react';
import type { UnionView, VariantView } from '../../model/schema/schema-view';
import { toVariantAnchor } from '../../model/api/anchors';
import { Link } from '../../ui/link';
import { texts } from '../texts';
import { AnchorLink } from '../anchor-link';
import { FieldType } from './field';
import { FieldContent } from './field-content';
import { toDeciders, toUnionText } from './field-rows';
import { RichText } from '../../ui/text/rich-text';
import type { RichText as RichTextData } from '../../model/text/rich-text';
import type { PlacedSchema, SchemaPlace } from './page-schemas';
import { usePageSchemas } from './page-schemas';

import insideStyles from './schema-inside.module.css';
import styles from './union-choice.module.css';

/** Shows what is inside a schema. Passed down, because rendering is recursive. */
type ShowInside = ComponentType<PlacedSchema>;

export interface UnionChoiceProps {
  readonly union: UnionView;
  readonly place: SchemaPlace;
  /** The `name` of the details elements; the browser keeps only one of a group open. */
  readonly group: string;
  readonly Inside: ShowInside;
}

/** A choice between schemas, one of which is open. All are in the HTML and work without JavaScript. */
export function UnionChoice({ union, place, group, Inside }: UnionChoiceProps) {
  const { variants } = union;
  return (
    <div className={styles['choice']}>
      <p className={insideStyles['note']}>
        <RichText text={toUnionText(union)} />
      </p>
      {variants.map((variant, index) => (
        <details
          key={variant.key}
          id={toVariantAnchor(place.anchor, variant.key)}
          name={group}
          open={index === 0}
          data-anchor=""
        >
          <summary>
            <span className={styles['label']}>{variant.label}</span>
            <Deciders text={toDeciders(union, variant)} />
          </summary>
          <VariantInside variant={variant} place={place} Inside={Inside} />
        </details>
      ))}
    </div>
  );
}

/** The discriminator values that select a variant. */
function Deciders({ text }: { readonly text: RichTextData }) {
  if (text.length === 0) return null;
  return (
    <>
      {' '}
      <span className={insideStyles['note']}>
        <RichText text={text} />
      </span>
    </>
  );
}

interface VariantInsideProps extends Pick<UnionChoiceProps, 'place' | 'Inside'> {
  readonly variant: VariantView;
}

function VariantInside({ variant, place, Inside }: VariantInsideProps) {
  const { schema: id, key, label } = variant;
  const graph = usePageSchemas();
  const schema = graph.get(id);
  const anchor = toVariantAnchor(place.anchor, key);
  return (
    <div className={styles['variant']}>
      <p className={styles['links']}>
        {schema.name !== undefined && (
          <Link href={graph.toPath(schema.name, schema.page)}>
            {texts.field.page}
            <span className="visually-hidden"> {schema.name}</span>
          </Link>
        )}
        <AnchorLink anchor={anchor} subject={label} />
      </p>
      {schema.name === undefined && schema.types?.[0] !== 'object' && (
        <p>
          <FieldType id={id} />
        </p>
      )}
      <FieldContent schema={schema} />
      <Inside id={id} place={{ ...place, anchor, owner: label }} />
    </div>
  );
}
