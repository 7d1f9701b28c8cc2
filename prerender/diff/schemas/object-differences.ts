import { listChosen } from '../../../src/model/schema/properties';
import { listParts } from '../../../src/model/schema/parts';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';
import type { RuleId } from '../changes/rules';
import type { Difference } from './difference';
import { OTHER } from './difference';
import type { SchemaPair } from './schema-pair';
import { toSides } from './schema-pair';

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
  { versions, old, new: now }: SchemaPair,
  name: string,
): RuleId | undefined {
  const { direction } = versions;
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
  const graphs = toSides(versions, versions);
  const sides = toSides(versions, refs);
  const isMissing =
    wide.required.includes(name) && !narrow.required.includes(name) && !around.required.has(name);
  const at = ['properties', name];
  if (isMissing)
    return { narrows: true, shown: [{ type: 'object', not: { required: [name] } }], at };
  const isIn = (schema: EffectiveSchema) => listNames(schema).includes(name);
  const isMatched = ({ patternProperties }: EffectiveSchema) =>
    patternProperties.some(({ pattern }) => versions.matches(pattern, name));
  const isElsewhere =
    around.described.has(name) ||
    isMatched(narrow) ||
    listInside(graphs.narrow, sides.narrow).has(name);
  const isExcluded =
    wide.hidden.includes(name) ||
    isMatched(wide) ||
    ((isClosed(wide) || around.isClosed) && !listInside(graphs.wide, sides.wide).has(name));
  const narrows = isIn(narrow) ? !isIn(wide) && isExcluded : isIn(wide) && isElsewhere;
  return { narrows, shown: [{ required: [name] }], at };
}

/** The names that variants and conditions of an object describe. */
function listInside(graph: SchemaGraph, ref: SchemaRef): ReadonlySet<string> {
  const parts = listParts(graph, typeof ref === 'string' ? [ref] : ref);
  return new Set(listChosen(graph, parts).map(({ name }) => name));
}

/** The differences of properties without a name, or with one that matches a pattern. */
export function listOtherDifferences(pair: SchemaPair): readonly Difference[] {
  return [...listPatternDifferences(pair), ...listRestDifferences(pair)];
}

function listPatternDifferences(pair: SchemaPair): readonly Difference[] {
  const { old, new: now, narrow, wide } = pair;
  const [from, to] = [old, now].map(listPatterns);
  if (from?.join('\n') === to?.join('\n')) return [];
  const [own, asked] = [listPatterns(narrow), listPatterns(wide)];
  const isLimited = toKind(wide.additional) !== '';
  const narrows =
    asked.some((pattern) => !own.includes(pattern)) ||
    (isLimited && own.some((pattern) => !asked.includes(pattern)));
  const rule = `*-pattern-property-${toEnd(from?.join(), to?.join())}` as const;
  return [{ rule, narrows, shown: [{ type: 'object' }], at: ['patternProperties'] }];
}

function listPatterns({ patternProperties }: EffectiveSchema): readonly string[] {
  return patternProperties.map(({ pattern }) => pattern);
}

/** Values show that a description is closed only if it said before that there may be other properties. */
function listRestDifferences({ old, new: now, narrow, wide }: SchemaPair): readonly Difference[] {
  const [from = '', to = ''] = [old, now].map(({ additional }) => toKind(additional));
  if (from === to) return [];
  const isLimited = toKind(wide.additional) !== '';
  const narrows = isRef(narrow.additional)
    ? wide.additional === false
    : narrow.additional === true && isLimited;
  return [
    {
      rule: `*-additional-properties-${toEnd(from, to)}`,
      narrows,
      shown: [{ required: [OTHER], properties: { [OTHER]: true } }],
      least: isLimited ? 'look' : undefined,
      at: ['additionalProperties'],
    },
  ];
}

function toEnd(from = '', to = ''): 'added' | 'removed' | 'changed' {
  return from === '' ? 'added' : to === '' ? 'removed' : 'changed';
}

function toKind(rest: boolean | SchemaRef | undefined): string {
  if (rest === false) return 'none';
  return isRef(rest) ? 'some' : '';
}

function isRef(rest: boolean | SchemaRef | undefined): rest is SchemaRef {
  return rest !== undefined && typeof rest !== 'boolean';
}
