import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { SchemaView } from '../../model/schema/schema-view';
import { FormattedText } from '../../ui/text/formatted-text';
import { texts } from '../texts';
import { toBoundText } from './bound-text';

/** The limits of a value. A pattern is shown as the author wrote it, and never run. */
export function listLimitFacts({ bounds = [] }: SchemaView): readonly ReactNode[] {
  return bounds.map((bound) =>
    bound.kind === 'pattern' ? (
      <FormattedText
        text={texts.bounds.pattern}
        values={{ pattern: <code>{bound.pattern}</code> }}
      />
    ) : (
      toBoundText(bound)
    ),
  );
}

/** What is said of an object's or a list's inside as a whole. */
export function listObjectFacts(schema: SchemaView): readonly ReactNode[] {
  const { others, otherItems, dependentRequired = [] } = schema;
  return [
    ...(others === undefined ? [] : [others ? texts.field.others : texts.field.noOthers]),
    ...(otherItems === undefined
      ? []
      : [otherItems ? texts.field.otherItems : texts.field.noOtherItems]),
    ...dependentRequired.map(({ name, required }) => (
      <FormattedText
        text={texts.field.requiredWith}
        values={{ name: <code>{name}</code>, names: joinNames(required) }}
      />
    )),
  ];
}

function joinNames(names: readonly string[]): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));
}
