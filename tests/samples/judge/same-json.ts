const token =
  /\s+|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)|(?<other>true|false|null|[[\]{}:,])/y;

/** Whether two texts are exactly the same JSON: the order and repeats of keys count, and so does every digit. */
export function isSameJson(meant: string, got: string): boolean {
  if (meant === got) return true;
  const [wanted, arrived] = [listTokens(meant), listTokens(got)];
  if (wanted === undefined || arrived === undefined) return false;
  return (
    wanted.length === arrived.length &&
    wanted.every((one, index) => isSameToken(one, arrived[index] ?? ''))
  );
}

function listTokens(text: string): readonly string[] | undefined {
  const tokens: string[] = [];
  const matcher = new RegExp(token);
  while (matcher.lastIndex < text.length) {
    const groups = matcher.exec(text)?.groups;
    if (groups === undefined) return undefined;
    const { string, number, other } = groups;
    if (string !== undefined) tokens.push(`"${parseText(string)}`);
    else if (number !== undefined || other !== undefined) tokens.push(number ?? other ?? '');
  }
  return tokens;
}

/** A raw line break inside a string is not valid JSON. */
function parseText(literal: string): string {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return literal;
  }
}

/** `1e+21` and `1e21` are the same number if the expected one is in JavaScript's notation. */
function isSameToken(meant: string, got: string): boolean {
  if (meant === got) return true;
  const isNumber = /^[-\d]/.test(meant) && /^[-\d]/.test(got);
  return isNumber && String(Number(meant)) === meant && Number(meant) === Number(got);
}
