/** The part of a text that says what a reader asks for, without the values that only their own data has. */
export function toAskedText(text: string): string {
  return (readNames(text) ?? readHeader(text) ?? text)
    .replace(IDLE_VERB, 'why')
    .replaceAll(OPAQUE_ID, '$1');
}

/** The names in a body, such as JSON. */
function readNames(text: string): string | undefined {
  if (!/^\s*\[?\s*\{/.test(text)) return undefined;
  const names = Array.from(text.matchAll(/[{,]\s*["']?([\w$.-]+)["']?\s*:/g), ([, name]) => name);
  return names.length === 0 ? undefined : names.join(' ');
}

/** The name of a header whose value is a number, an id or a quoted text; the media type that one has as its value. */
function readHeader(text: string): string | undefined {
  return MEDIA_TYPE.exec(text)?.[1] ?? HEADER.exec(text)?.[1];
}

/** The type of a body says more than the name of its header. */
const MEDIA_TYPE = /^\s*(?:content-type|accept)\s*:\s*([\w.+-]+\/[\w.+-]+)/i;

const HEADER =
  /^\s*([a-z]+(?:-[a-z]+)+)\s*:\s*(?:(?:W\/)?"[^"]*"|[\d.]+|[a-z]+_[\da-z]{16,}|(?=\S*\d)\S{24,})\s*$/i;

/** `team_01HZY3V8K4Q9W2N7T5R6M0XBCD`: only its prefix says something. */
const OPAQUE_ID = /\b([a-z]{2,12})_(?=[a-z]*\d)[\da-z]{16,}\b/gi;

/** In “why do I get 401”, nothing is read. */
const IDLE_VERB =
  /\bwhy (?:do|did|am|are) (?:I|we) (?:keep |always )?(?:get|getting|see|seeing|receive|receiving)\b/i;
