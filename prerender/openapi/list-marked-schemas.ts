/** A keyword by which schemas are named or referred to. */
export interface SchemaMark {
  readonly keyword: '$id' | '$anchor' | '$ref' | '$dynamicAnchor' | '$dynamicRef';
  readonly value: string;
  /** Where the schema that has it stands. */
  readonly keys: readonly string[];
}

/** All such keywords of a document, in its order. Iterative: a document may be nested deeper than the stack is. */
export function listMarkedSchemas(document: unknown): readonly SchemaMark[] {
  const marks: SchemaMark[] = [];
  const open: Place[] = [{ value: document, keys: [], isNameMap: false }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, keys } = place;
    if (typeof value !== 'object' || value === null) continue;
    marks.push(...listMarks(value, keys));
    open.push(...listChildren(value, place).toReversed());
  }
  return marks;
}

interface Place {
  readonly value: unknown;
  readonly keys: readonly string[];
  /** Its keys are names that an author chose. */
  readonly isNameMap: boolean;
}

const keywords = ['$id', '$anchor', '$ref', '$dynamicAnchor', '$dynamicRef'] as const;

function listMarks(value: object, keys: readonly string[]): readonly SchemaMark[] {
  return keywords.flatMap((keyword) => {
    const mark: unknown = Object.hasOwn(value, keyword) ? Reflect.get(value, keyword) : undefined;
    return typeof mark === 'string' ? [{ keyword, value: mark, keys }] : [];
  });
}

function listChildren(value: object, { keys, isNameMap }: Place): readonly Place[] {
  return Object.entries(value)
    .filter(([key]) => isNameMap || !dataKeys.has(key))
    .map(([key, child]: [string, unknown]) => ({
      value: child,
      keys: [...keys, key],
      isNameMap: !isNameMap && nameMaps.has(key),
    }));
}

/** What stands below these is data, however it looks. */
const dataKeys = new Set(['const', 'default', 'enum', 'example', 'examples', 'value']);

const nameMaps = new Set([
  '$defs',
  'definitions',
  'dependentSchemas',
  'patternProperties',
  'properties',
  'schemas',
]);
