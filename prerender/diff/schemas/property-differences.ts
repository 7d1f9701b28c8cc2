import { listChosen } from '../../../src/model/schema/properties';
import { listParts } from '../../../src/model/schema/parts';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import type { Versions } from '../versions/versions';
import type { RuleId } from '../changes/rules';
import type { Difference } from './difference';
import type { SchemaPair } from './schema-pair';

/** What the schemas around a variant say of the same object. */
export interface Around {
  /** The names that the narrow version describes, and those that it requires. */
  readonly described: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** True if the wide version allows no names but those that it describes. */
  readonly isClosed: boolean;
}

export const nothingAround: Around = {
  described: new Set(),
  required: new Set(),
  isClosed: false,
};

/** What an object says of the same object to its variants. */
export function toAround({ narrow, wide }: SchemaPair, around: Around): Around {
  return {
    described: new Set([...around.described, ...listNames(narrow)]),
    required: new Set([...around.required, ...narrow.required]),
    isClosed: around.isClosed || isClosed(wide),
  };
}

function isClosed({ additional, unevaluated = true }: EffectiveSchema): boolean {
  return additional === false || unevaluated !== true;
}

function listNames({ properties }: EffectiveSchema): readonly string[] {
  return properties.map(({ name }) => name);
}

/**
 * The properties that came, went, or changed whether they have to be there.
 *
 * A narrow object has the properties that it describes. It may have others, but no program can rely on them: otherwise
 * each new property would limit a name that was free before.
 */
export function listPropertyDifferences(pair: SchemaPair, around: Around): readonly Difference[] {
  const { old, new: now } = pair;
  const names = [old, now].flatMap((schema) => [...listNames(schema), ...schema.required]);
  return [...new Set(names)].flatMap((name) => {
    const rule = findPropertyRule(pair, name);
    return rule === undefined ? [] : [{ rule, property: name, ...toNarrowing(pair, around, name) }];
  });
}

function findPropertyRule(
  { direction, old, new: now }: SchemaPair,
  name: string,
): RuleId | undefined {
  const has = (schema: EffectiveSchema) => schema.properties.some((one) => one.name === name);
  const [was, is] = [old, now].map(({ required }) => required.includes(name));
  const isRequest = direction === 'request';
  const [hidden, shown] = hiddenRules[direction];
  if (has(old) && !has(now)) {
    if (now.hidden.includes(name)) return hidden;
    return isRequest
      ? 'request-property-removed'
      : `response-${was === true ? 'required' : 'optional'}-property-removed`;
  }
  if (!has(old) && has(now)) {
    if (is === true)
      return isRequest ? 'new-required-request-property' : 'response-required-property-added';
    if (old.hidden.includes(name)) return shown;
    return isRequest ? 'new-optional-request-property' : 'response-optional-property-added';
  }
  return was === is
    ? undefined
    : `${direction}-property-became-${is === true ? 'required' : 'optional'}`;
}

/** A property that comes to be of the other direction, or no longer is. */
const hiddenRules = {
  request: ['request-property-became-read-only', 'request-property-became-not-read-only'],
  response: ['response-property-became-write-only', 'response-property-became-not-write-only'],
} as const;

type Narrowing = Pick<Difference, 'narrows' | 'shown' | 'at'>;

function toNarrowing(pair: SchemaPair, around: Around, name: string): Narrowing {
  const { versions, narrow, wide, refs } = pair;
  const isMissing =
    wide.required.includes(name) && !narrow.required.includes(name) && !around.required.has(name);
  const at = ['properties', name];
  if (isMissing)
    return { narrows: true, shown: [{ type: 'object', not: { required: [name] } }], at };
  const isIn = (schema: EffectiveSchema) => listNames(schema).includes(name);
  const isMatched = ({ patternProperties }: EffectiveSchema) =>
    patternProperties.some(({ pattern }) => versions.matches(pattern, name));
  const isElsewhere =
    around.described.has(name) || isMatched(narrow) || listInside(versions, refs.narrow).has(name);
  const isExcluded =
    wide.hidden.includes(name) ||
    isMatched(wide) ||
    ((isClosed(wide) || around.isClosed) && !listInside(versions, refs.wide).has(name));
  const narrows = isIn(narrow) ? !isIn(wide) && isExcluded : isIn(wide) && isElsewhere;
  return { narrows, shown: [{ required: [name] }], at };
}

/** The names that variants and conditions of an object describe. */
function listInside({ graph }: Versions, ref: SchemaRef): ReadonlySet<string> {
  const parts = listParts(graph, toIds(ref));
  return new Set(listChosen(graph, parts).map(({ name }) => name));
}
