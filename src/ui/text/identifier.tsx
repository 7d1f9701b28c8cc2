import { toNameWords } from '../../model/text/name-words';

/** Shorter names fit on a line of a phone. */
const LONG = 20;

/** A name that may be of code; a long one breaks where its words meet, and not between any two letters. */
export function Identifier({ name }: { readonly name: string }) {
  if (name.length < LONG || /\s/.test(name)) return name;
  return toNameWords(name).flatMap((word, index) =>
    index > 0 ? [<wbr key={index} />, word] : word,
  );
}
