import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { JsonText } from '../../model/schema/schema';
import type { SchemaView } from '../../model/schema/schema-view';
import { FormattedText } from '../../ui/text/formatted-text';
import { texts } from '../texts';
import { toValueText } from '../to-value-text';

/** A longer example is shown as a block of its own. */
export const MAX_INLINE = 80;

/** The only value and the default; a property that decides for its variant has the values of that. */
export function listFixedFacts(
  { constant, default: standard, types }: SchemaView,
  constants: readonly JsonText[] = [],
): readonly ReactNode[] {
  const fixed =
    constants.length > 0 ? constants : [constant].filter((value) => value !== undefined);
  const { or } = texts.type;
  return [
    ...(fixed.length > 0 ? [toFact(texts.field.constant, fixed, types, ` ${or} `)] : []),
    ...(standard === undefined ? [] : [toFact(texts.field.default, [standard], types)]),
  ];
}

/** The examples that fit into a line; where all values are told, they say nothing more. */
export function listExampleFacts(
  { examples: own = [], types, constant, values }: SchemaView,
  examples: readonly JsonText[] = constant === undefined && values === undefined ? own : [],
): readonly ReactNode[] {
  const short = examples.filter((example) => example.length <= MAX_INLINE);
  return short.length > 0 ? [toFact(texts.field.example, short, types)] : [];
}

function toFact(
  text: string,
  values: readonly JsonText[],
  types: SchemaView['types'],
  separator = ', ',
): ReactNode {
  return <FormattedText text={text} values={{ value: joinValues(values, types, separator) }} />;
}

function joinValues(
  values: readonly JsonText[],
  types: SchemaView['types'],
  separator: string,
): ReactNode {
  return values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && separator}
      <code>{toValueText(value, types)}</code>
    </Fragment>
  ));
}
