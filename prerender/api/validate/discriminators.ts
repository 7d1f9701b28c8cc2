import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import { isObject } from '../../../src/model/json-object';
import { listReferencedObjects } from '../document/objects';
import { findAt } from '../document/pointer';
import type { ResolveSchema } from '../schema/discriminators';
import { findMapped, isNamed, listPropertyValues } from '../schema/discriminators';
import { createSchemaIndex } from '../schema/references';
import type { SchemaObject } from '../document/schema-object';
import type { Locate } from '../../sources/position';

/** Warns of mappings that name no schema, or a value that their schema does not allow. */
export function checkDiscriminators(document: unknown, locate: Locate): readonly Problem[] {
  const mappings = listMappings(document);
  if (mappings.length === 0) return [];
  const resolve = createResolve(document);
  const names = Object.keys(findAt(document, ['components', 'schemas']) ?? {});
  return mappings.flatMap((mapping): readonly Problem[] => {
    const found = findProblem(mapping, names, resolve);
    return found === undefined
      ? []
      : [{ ...locate(mapping.keys), severity: 'warning' as const, ...found }];
  });
}

/** One entry of a mapping. */
interface Mapping {
  readonly property: string;
  readonly name: string;
  readonly target: string;
  readonly keys: readonly string[];
}

function listMappings(document: unknown): readonly Mapping[] {
  return listReferencedObjects(document).flatMap(({ kind, value, keys }) => {
    const { propertyName: property, mapping } = value;
    if (kind !== 'discriminator' || typeof property !== 'string' || !isObject(mapping)) return [];
    return Object.entries(mapping).flatMap(([name, target]) =>
      typeof target === 'string'
        ? [{ property, name, target, keys: [...keys, 'mapping', name] }]
        : [],
    );
  });
}

function findProblem(
  { property, name, target }: Mapping,
  names: readonly string[],
  resolve: ResolveSchema,
): Pick<Problem, 'message' | 'hint'> | undefined {
  const $ref = findMapped(target, resolve);
  if ($ref === undefined) {
    const nearest = findNearest(target, names);
    return {
      message: `The value ${JSON.stringify(name)} of "${property}" is mapped to "${target}", which is not a schema.`,
      hint:
        nearest === undefined
          ? 'Name a schema in "components", or refer to one.'
          : `Did you mean "${nearest}"?`,
    };
  }
  const allowed = listPropertyValues({ $ref }, property, resolve);
  if (allowed === undefined || allowed.some((value) => isNamed(name, value))) return undefined;
  return {
    message: `The value ${JSON.stringify(name)} of "${property}" is mapped to "${target}", which allows only ${allowed.join(', ') || 'no value'}. The page shows what the schema allows.`,
    hint: `Map ${allowed[0] ?? 'another value'}, or correct "${property}" of the schema.`,
  };
}

function createResolve(document: unknown): ResolveSchema {
  const index = createSchemaIndex(document);
  return (schema) => {
    if (typeof schema === 'boolean' || schema.$ref === undefined || !isAlone(schema)) return schema;
    const keys = index.find(schema.$ref, '');
    return keys === undefined ? undefined : (findAt(document, keys) as SchemaObject);
  };
}

function isAlone(schema: object): boolean {
  return Object.keys(schema).length === 1;
}
