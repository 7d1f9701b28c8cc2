import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { JsonText } from '../model/reference/schema';
import type { ShownSchema } from '../model/reference/shown-schema';
import { FormattedText } from '../ui/formatted-text';
import { texts } from '../ui/texts';
import { toValueText } from './to-value-text';

/** What stands beside a schema and says more of its values. */
export interface OwnValues {
  /** The values by which a property decides for its variant. */
  readonly pinned?: readonly JsonText[] | undefined;
  /** Stand in for the schema's own examples. */
  readonly examples?: readonly JsonText[] | undefined;
}

/** A longer example is shown as a block of its own. */
export const MAX_INLINE = 80;

/** The only value, the default and the short examples. */
export function listValueFacts(
  schema: ShownSchema,
  { pinned = [], examples = schema.examples ?? [] }: OwnValues = {},
): readonly ReactNode[] {
  const { constant, default: standard, types } = schema;
  const fixed = pinned.length > 0 ? pinned : [constant].filter((value) => value !== undefined);
  const toFact = (text: string, values: readonly JsonText[], separator: string) => (
    <FormattedText text={text} values={{ value: joinValues(values, types, separator) }} />
  );
  const short = examples.filter((example) => example.length <= MAX_INLINE);
  return [
    ...(fixed.length > 0 ? [toFact(texts.field.constant, fixed, ` ${texts.type.or} `)] : []),
    ...(standard === undefined ? [] : [toFact(texts.field.default, [standard], '')]),
    ...(short.length > 0 ? [toFact(texts.field.example, short, ', ')] : []),
  ];
}

function joinValues(
  values: readonly JsonText[],
  types: ShownSchema['types'],
  separator: string,
): ReactNode {
  return values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && separator}
      <code>{toValueText(value, types)}</code>
    </Fragment>
  ));
}
