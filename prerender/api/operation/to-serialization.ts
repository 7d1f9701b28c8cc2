import type { Serialization } from '../../../src/model/api/operation';
import type {
  ParameterLocation,
  ParameterStyle,
} from '../../../src/model/request/parameter-styles';

/** What decides how a value is written. */
export interface Notation {
  readonly in: ParameterLocation;
  readonly style?: ParameterStyle | undefined;
  readonly explode?: boolean | undefined;
}

type Shape = 'list' | 'object' | 'plain';

/** How a list, an object or a single value of some types is written; undefined for a value as it is. */
export function toSerialization(
  notation: Notation,
  types: readonly string[],
): Serialization | undefined {
  const isQuery = notation.in === 'query' || notation.in === 'cookie';
  const style = notation.style ?? (isQuery ? 'form' : 'simple');
  const explode = notation.explode ?? style === 'form';
  const [plain, list, separateList, object, separateObject] = ways[style] ?? [];
  const shape = toShape(types);
  if (shape === 'plain') return plain;
  if (shape === 'list') return explode ? separateList : list;
  return explode ? separateObject : object;
}

function toShape(types: readonly string[]): Shape {
  if (types.includes('array')) return 'list';
  return types.includes('object') ? 'object' : 'plain';
}

/** A value as it is, a list and an exploded one, an object and an exploded one. */
type Ways = readonly (Serialization | undefined)[];

const ways: Readonly<Record<ParameterStyle, Ways>> = {
  simple: [undefined, 'commas', 'commas', 'commaPairs', 'commaFields'],
  form: [undefined, 'commas', 'repeated', 'commaPairs', 'fields'],
  spaceDelimited: [undefined, 'spaces', 'repeated', 'spacePairs', 'fields'],
  pipeDelimited: [undefined, 'pipes', 'repeated', 'pipePairs', 'fields'],
  deepObject: [undefined, 'repeated', 'repeated', 'brackets', 'brackets'],
  label: ['dot', 'dotCommas', 'dots', 'dotPairs', 'dotFields'],
  matrix: ['semicolon', 'semicolonCommas', 'semicolons', 'semicolonPairs', 'semicolonFields'],
};
