import { parseJsonText } from '../../../src/model/json-text';
import type { JsonText, Variant } from '../../../src/model/schema/schema';
import type { RuleId } from '../changes/rules';
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
        return [
          ...toDifferences('deleted', variant.old, variant.new, isSent),
          ...toDifferences('added', variant.new, variant.old, !isSent),
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

/** The values that only one of two variants has. */
function toDifferences(
  end: 'added' | 'deleted',
  one: Variant,
  { values = [] }: Variant,
  narrows: boolean,
): readonly Difference[] {
  const rule: RuleId = `*-discriminator-mapping-${end}`;
  const own = (one.values ?? []).filter((value) => !values.includes(value)).map(toWord);
  return own.map((word) => ({ rule, from: word, to: word, narrows, at }));
}

function toWord(value: JsonText): string {
  return toCodeWord(String(parseJsonText(value)));
}
