import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type {
  SchemaId,
  SchemaRef,
  TypeName,
  Union,
  Variant,
} from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { isValidValue } from '../../../src/model/schema/validity';
import { isObject } from '../../../src/model/json-object';
import type { ExampleWalk } from './example-walk';
import { isInside } from './example-walk';
import { findPartExample, listAuthoredValues } from './authored-values';
import { listArrayValues } from './array-values';
import { listNumberValues } from './number-values';
import { listTextValues } from './text-values';
import type { Pins } from './object-values';
import { listObjectValues } from './object-values';
import { parseJsonText, toJsonText } from '../../../src/model/json-text';
import { listGuessedTruth } from './guess';

/** The valid values of a schema, best first, each once. */
export function* listExampleValues(walk: ExampleWalk, ref: SchemaRef): Iterable<unknown> {
  const { graph, direction, budget } = walk;
  if (walk.depth > DEEPEST) return;
  const seen = new Set<string>();
  let tries = 0;
  for (const value of listCandidates(walk, {
    ids: toIds(ref),
    chosen: new Set(),
    pins: new Map(),
  })) {
    if (tries++ > MANY_TRIES || budget.steps-- <= 0) return;
    const text = toJsonText(value);
    if (seen.has(text)) continue;
    seen.add(text);
    if (isValidValue(graph, ref, direction, value, budget)) yield value;
  }
}

const DEEPEST = 40;
const MANY_TRIES = 400;

/** A schema and the decisions made for it so far. */
interface Decided {
  readonly ids: readonly SchemaId[];
  /** The unions, conditions and dependent schemas that are already decided. */
  readonly chosen: ReadonlySet<object>;
  readonly pins: Pins;
}

function* listCandidates(walk: ExampleWalk, decided: Decided): Iterable<unknown> {
  if (walk.budget.steps-- <= 0) return;
  const schema = toEffectiveSchema(walk.graph, decided.ids, walk.direction);
  if (schema.never === true) return;
  const isAgain = isInside(walk, decided.ids);
  if (isAgain && schema.nullable) yield null;
  yield* listAuthoredValues(walk, decided.ids, schema);
  const union = schema.unions.find((open) => !decided.chosen.has(open));
  yield* union === undefined
    ? listDecided(walk, decided, schema)
    : listVariantValues(walk, decided, union);
  if (schema.nullable || union?.nullable === true) yield null;
}

/** Values of each variant; variants that lead back to an enclosing schema come last. */
function* listVariantValues(
  walk: ExampleWalk,
  { ids, chosen, pins }: Decided,
  union: Union,
): Iterable<unknown> {
  const isBack = ({ schema }: Variant) => isInside(walk, schema);
  const { variants, discriminator } = union;
  for (const variant of [...variants.filter((one) => !isBack(one)), ...variants.filter(isBack)]) {
    const [value] = variant.values ?? [];
    yield* listCandidates(walk, {
      ids: [...ids, variant.schema],
      chosen: new Set([...chosen, union]),
      pins:
        discriminator === undefined || value === undefined
          ? pins
          : new Map([...pins, [discriminator, parseJsonText(value)]]),
    });
  }
}

/** Values that ignore conditions first, then those that meet one, then those that do not. */
function* listDecided(
  walk: ExampleWalk,
  { ids, chosen, pins }: Decided,
  schema: EffectiveSchema,
): Iterable<unknown> {
  yield* listPlain(walk, ids, schema, pins);
  for (const condition of schema.conditions.filter((one) => !chosen.has(one))) {
    const { if: test, then, else: otherwise } = condition;
    const inner = { chosen: new Set([...chosen, condition]), pins };
    if (then !== undefined) yield* listCandidates(walk, { ids: [...ids, test, then], ...inner });
    if (otherwise !== undefined)
      yield* listCandidates(walk, { ids: [...ids, otherwise], ...inner });
  }
  for (const dependent of schema.dependentSchemas.filter((one) => !chosen.has(one))) {
    const inner = { chosen: new Set([...chosen, dependent]), pins };
    yield* listCandidates(walk, { ids: [...ids, dependent.schema], ...inner });
  }
}

/** Values by type. An example of a part overrides generated values. */
function* listPlain(
  walk: ExampleWalk,
  ids: readonly SchemaId[],
  schema: EffectiveSchema,
  pins: Pins,
): Iterable<unknown> {
  const example = findPartExample(walk, ids, schema);
  const types = schema.types.length === 0 ? toAnyTypes(pins) : schema.types;
  for (const type of types) {
    for (const value of listOfType(walk, schema, type, pins)) {
      if (example !== undefined && isObject(value)) yield { ...value, ...example };
      yield value;
    }
  }
}

/** The types of a schema without `type`. Null comes first, because it shows best that anything is allowed. */
function toAnyTypes(pins: Pins): readonly TypeName[] {
  if (pins.size > 0) return ['object'];
  return ['null', 'string', 'integer', 'boolean', 'object', 'array'];
}

function listOfType(
  walk: ExampleWalk,
  schema: EffectiveSchema,
  type: TypeName,
  pins: Pins,
): Iterable<unknown> {
  switch (type) {
    case 'string':
      return listTextValues(schema, walk);
    case 'integer':
    case 'number':
      return listNumberValues(schema, type, walk);
    case 'boolean':
      return listGuessedTruth(walk);
    case 'object':
      return listObjectValues(walk, schema, pins);
    case 'array':
      return listArrayValues(walk, schema);
    default:
      return [null];
  }
}
