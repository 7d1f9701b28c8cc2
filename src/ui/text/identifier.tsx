/** Shorter names fit on a line of a phone. */
const LONG = 20;

/** A name that may be of code; a long one breaks where its words meet, and not between any two letters. */
export function Identifier({ name }: { readonly name: string }) {
  if (name.length < LONG || /\s/.test(name)) return name;
  return toNameWords(name).flatMap((word, index) =>
    index > 0 ? [<wbr key={index} />, word] : word,
  );
}

/** The words of a name in code: a line may break where they meet. */
function toNameWords(name: string): readonly string[] {
  return name.split(/(?<=[a-z\d._/])(?=[A-Z])|(?<=[._/])/);
}
