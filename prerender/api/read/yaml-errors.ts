import type { Document, Pair, YAMLMap } from 'yaml';
import { isPair, isScalar, visit } from 'yaml';
import type { YamlError } from '../../sources/yaml-source';

/** Lists YAML features that a spec must not use: repeated or non-string keys, merge keys, unknown tags. */
export function listSpecErrors(
  yaml: Document,
  toPlace: (offset: number) => string,
): readonly YamlError[] {
  const problems: YamlError[] = yaml.warnings.map(({ pos: [offset], message }) => ({
    offset,
    message,
  }));
  visit(yaml, {
    Map(_key, map) {
      problems.push(...listRepeated(map, toPlace));
    },
    Pair(_key, pair) {
      problems.push(...listOdd(pair));
    },
  });
  return problems.toSorted((a, b) => a.offset - b.offset);
}

function listRepeated(
  { items }: YAMLMap,
  toPlace: (offset: number) => string,
): readonly YamlError[] {
  const first = new Map<string, number>();
  return items.flatMap((item) => {
    if (!isPair(item) || !isScalar(item.key)) return [];
    const key = String(item.key.value);
    const offset = findOffset(item);
    const other = first.get(key);
    if (other === undefined) first.set(key, offset);
    return other === undefined
      ? []
      : [{ offset, message: `"${key}" is used twice, first at ${toPlace(other)}` }];
  });
}

function listOdd(pair: Pair): readonly YamlError[] {
  const { key } = pair;
  if (!isScalar(key) && key !== null)
    return [{ offset: findOffset(pair), message: 'A key must be a string' }];
  if (!isScalar(key) || key.value !== '<<' || key.type !== 'PLAIN') return [];
  return [
    {
      offset: findOffset(pair),
      message:
        'Keys cannot be merged with "<<": write them out, or refer to the shared part with "$ref"',
    },
  ];
}

function findOffset({ key }: Pair): number {
  const { range } = key as { range?: [number, number, number] | null };
  return range?.[0] ?? 0;
}
