/** A key of an object in a text, and the keys around it. */
export interface KeyPlace {
  readonly path: readonly string[];
  /** Where the key begins and ends, with its quotes. */
  readonly start: number;
  readonly end: number;
}

/** A string, a name, an opening or a closing bracket, the end of a value. A quote before a bracket begins no string. */
const TOKEN =
  /(?<string>"(?:\\.|[^"\\])*"|'(?!\s*[{[])(?:\\.|[^'\\])*'|`(?!\s*[{[])(?:\\.|[^`\\])*`)|(?<name>[\p{L}_$][\p{L}\p{N}_$]*)|(?<open>[{[(])|(?<close>[}\])])|[,;]/gsu;

/** The sign after a key in JSON, JavaScript, Python and Go; and in Ruby. */
const SIGN = /\s*(?::(?![:=])|=>)/y;

/**
 * Finds the keys of objects in JSON or in code that writes an object like JSON, whether or not a string holds
 * it. Lists and calls are transparent: the items of `teams` have paths that begin with `teams`.
 */
export function findKeyPlaces(text: string): readonly KeyPlace[] {
  const places: KeyPlace[] = [];
  const open: (readonly string[])[] = [];
  let path: readonly string[] = [];
  let key: string | undefined;
  for (const { 0: token, index: start, groups = {} } of text.matchAll(TOKEN)) {
    const { string, name, open: opening, close } = groups;
    const end = start + token.length;
    if (string !== undefined || name !== undefined) {
      if (!hasSign(text, end)) continue;
      key = toKey(token);
      places.push({ path: [...path, key], start, end });
      continue;
    }
    if (opening !== undefined) {
      open.push(path);
      path = key === undefined ? path : [...path, key];
    } else if (close !== undefined) path = open.pop() ?? [];
    // A value has ended, or what is in it begins.
    key = undefined;
  }
  return places;
}

function hasSign(text: string, index: number): boolean {
  SIGN.lastIndex = index;
  return SIGN.test(text);
}

function toKey(token: string): string {
  if (!/^["'`]/.test(token)) return token;
  try {
    return String(JSON.parse(`"${token.slice(1, -1)}"`));
  } catch {
    return token.slice(1, -1);
  }
}

/** The keys around the object that has most of the given names: in a sample, those around its body. */
export function findObjectPath(
  places: readonly KeyPlace[],
  names: ReadonlySet<string>,
): readonly string[] | undefined {
  const counts = new Map<
    string,
    { readonly path: readonly string[]; readonly found: Set<string> }
  >();
  for (const { path } of places) {
    const name = path.at(-1) ?? '';
    if (!names.has(name)) continue;
    const around = path.slice(0, -1);
    const id = JSON.stringify(around);
    const count = counts.get(id) ?? { path: around, found: new Set<string>() };
    counts.set(id, count);
    count.found.add(name);
  }
  const [best] = [...counts.values()].toSorted(
    (a, b) => b.found.size - a.found.size || a.path.length - b.path.length,
  );
  return best?.path;
}

/** The places of the key with a path, from a certain object. */
export function listKeyPlaces(
  places: readonly KeyPlace[],
  around: readonly string[],
  names: readonly string[],
): readonly KeyPlace[] {
  const whole = JSON.stringify([...around, ...names]);
  return places.filter(({ path }) => JSON.stringify(path) === whole);
}
