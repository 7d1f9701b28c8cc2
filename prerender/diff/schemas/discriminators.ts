import { parseJsonText } from '../../../src/model/json-text';
import type { JsonText, Union, Variant } from '../../../src/model/schema/schema';
import type { Difference } from './difference';
import type { SchemaPair } from './schema-pair';
import { listConstants, toSchema } from './schema-pair';
import { toCodeWord } from '../../text/code-words';
import { listUnionPairs } from './variants';

const at = ['discriminator'];

/**
 * The differences of how programs tell the variants of a choice apart. No value shows them: where the schemas of the
 * variants name the value, too, it is they that differ.
 */
export function listDiscriminatorDifferences(pair: SchemaPair): readonly Difference[] {
  return listUnionPairs(pair).flatMap(({ old, new: now, same }) => {
    const [from, to] = [old.discriminator, now.discriminator];
    if (from === undefined || to === undefined) return [];
    const said = { from: toCodeWord(from), to: toCodeWord(to), at };
    const rule = '*-discriminator-property-name-changed';
    const renamed = { rule, ...said, narrows: true } as const;
    return [
      ...(from === to ? [] : [renamed]),
      ...same.flatMap((variant) => {
        if (isNamed(pair, variant.old, from) || isNamed(pair, variant.new, to)) return [];
        const isSent = pair.direction === 'request';
        const [olds, news] = [old, now].map(listValues);
        const lost = toLost(variant.old, variant.new);
        const won = toLost(variant.new, variant.old).filter((value) => !olds?.includes(value));
        return [
          ...lost.map((value) =>
            news?.includes(value)
              ? toDifference('changed', value, true)
              : toDifference('deleted', value, isSent),
          ),
          ...won.map((value) => toDifference('added', value, !isSent)),
        ];
      }),
    ];
  });
}

/** True if the schema of a variant limits its discriminator. */
function isNamed({ versions, direction }: SchemaPair, { schema }: Variant, name: string): boolean {
  const { properties } = toSchema(versions, direction, schema);
  const own = properties.find((property) => property.name === name);
  return (
    own !== undefined && listConstants(toSchema(versions, direction, own.schema)) !== undefined
  );
}

function listValues({ variants }: Union): readonly JsonText[] {
  return variants.flatMap(({ values = [] }) => values);
}

/** The values that only the first of two variants has. */
function toLost({ values: own = [] }: Variant, { values = [] }: Variant): readonly JsonText[] {
  return own.filter((value) => !values.includes(value));
}

function toDifference(
  end: 'added' | 'changed' | 'deleted',
  value: JsonText,
  narrows: boolean,
): Difference {
  const word = toCodeWord(String(parseJsonText(value)));
  return { rule: `*-discriminator-mapping-${end}`, from: word, to: word, narrows, at };
}
